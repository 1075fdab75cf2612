import { loadSite } from '@/lib/site/load-site';
import { contentWith, testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'site.yaml',
  loadSite,
  `
brandLine: => brandline: => brandline: one of name, description
facebook: https:// => facebook: www. => social.facebook: an address that starts with https://
facebook: https:// => mastodon: https:// => social.mastodon: one of facebook, instagram, pinterest
`,
);

const ALL = `social:
  facebook: https://facebook.example/wayfarer
  instagram: https://instagram.example/wayfarer
  pinterest: https://pinterest.example/wayfarer
`;
test.each([
  ['social:\n  pinterest: https://pinterest.example/a\n', { pinterest: 'https://pinterest.example/a' }],
  ['social: {}\n', {}],
  ['social:\n', {}],
  ['', {}],
])('an operator has the profiles that site.yaml names: %j', (written, profiles) => {
  const { directory } = contentWith('site.yaml', [ALL, written]);
  expect(loadSite(directory).social).toEqual(profiles);
});
