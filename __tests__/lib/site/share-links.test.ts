import { shareLinks } from '@/lib/site/share-links';

const queryOf = (label: string, ...parameters: Parameters<typeof shareLinks>) => {
  const link = shareLinks(...parameters).find((one) => one.label === label);
  return Object.fromEntries(new URL(link?.href ?? '').searchParams);
};

test('Facebook gets the address of the page', () => {
  const page = 'https://farewind.example/blog/a?b=c&d';
  expect(queryOf('Share on Facebook', page, '', '')).toEqual({ u: page });
});

test('Pinterest gets address, title and picture, whatever is in them', () => {
  const page = 'https://farewind.example/blog/a';
  const title = 'Rock & "roll" — 100 %';
  const picture = 'https://p.example/x?w=1';
  expect(queryOf('Save on Pinterest', page, title, picture)).toEqual({
    url: page,
    description: title,
    media: picture,
  });
});
