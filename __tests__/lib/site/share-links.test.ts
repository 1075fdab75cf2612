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

test('WhatsApp gets title and address in one message', () => {
  const page = 'https://farewind.example/blog/a?b=c&d';
  expect(queryOf('Send by WhatsApp', page, 'Rock & "roll"', '')).toEqual({ text: `Rock & "roll" ${page}` });
});

test('an email has the title as its subject and the address as its text', () => {
  const page = 'https://farewind.example/blog/a?b=c&d';
  expect(queryOf('Send by Email', page, 'Rock & roll', '')).toEqual({ subject: 'Rock & roll', body: page });
});

test('no link has a plus sign for a space, which some apps show unchanged', () => {
  const links = shareLinks('https://farewind.example/', 'Rock + roll', '');
  expect(links.filter(({ href }) => href.includes('Rock%20%2B%20roll'))).toHaveLength(3);
  expect(links.filter(({ href }) => href.includes('+'))).toEqual([]);
});

test('each link leads to the service that it names', () => {
  const links = shareLinks('https://farewind.example/', 'Farewind', 'https://farewind.example/a.png');
  expect(links.map(({ label, href }) => [label, href.split('?')[0]])).toEqual([
    ['Send by WhatsApp', 'https://wa.me/'],
    ['Send by Email', 'mailto:'],
    ['Share on Facebook', 'https://www.facebook.com/sharer/sharer.php'],
    ['Save on Pinterest', 'https://www.pinterest.com/pin/create/button/'],
  ]);
});
