import { cpSync } from 'node:fs';
import path from 'node:path';
import { loadBeaches, loadBlogPage } from '@/lib/articles/load-blog';
import { contentDirectory } from '@/lib/site/memoize';
import { loadPictures } from '@/lib/site/pictures';
import { contentWith, testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'blog.yaml',
  loadBlogPage,
  `
image: lagoon => image: lagoons => tiles.0.image: a key of content/pictures.yaml; did you mean 'lagoon'?
image: lagoon => slug: nowhere, image: lagoon => tiles.0.slug: the slug of an article in content/blog
[harbor, lagoon => [harbor, lagoons => gridPictures.1: a key of content/pictures.yaml; did you mean 'lagoon'?
, purse] => ] => gridPictures: a list of twelve picture keys
  sleep: Where => ⏎  Sleep: Elsewhere.⏎  sleep: Where => tags.sleep: a name of its own
date: '2024-05-02' => date: '2024-06-31' => sampleComments.0.date: a date of the calendar as YYYY-MM-DD
  - id: 2 =>   - id: 1 => sampleComments.1.id: 2, its place in the list
{ provider: none } => { provider: pigeon } => newsletter.service.provider: { provider: … } with none, feeds, buttondown
{ provider: none } => { provider: other, action: ftp://letters.example, emailField: e } => newsletter.service.action: an address that starts with https://
{ provider: none } => { provider: mailchimp, action: https://a.list-manage.com/subscribe/post?u=1 } => newsletter.service.action: the action of the form that Mailchimp shows
{ provider: none } => { provider: kit, form: abc } => newsletter.service.form: the number in the address of the form
`,
);

testMistakes(
  'beaches.yaml',
  loadBeaches,
  `
image: lagoon => image: lagoons => 0.image: a key of content/pictures.yaml; did you mean 'lagoon'?
region: Asia => region: Mars => 1.region: Europe or Asia
`,
);

test('tiles and the grid have their photos', () => {
  const { lagoon, harbor, purse } = loadPictures();
  const { tiles, gridPictures, title } = loadBlogPage();
  expect(title).toBe('Stories for test readers');
  expect(tiles[0]).toEqual({ title: 'Shores', text: 'Sand and stones', photo: lagoon });
  expect([gridPictures[0], gridPictures.at(-1)]).toEqual([harbor, purse]);
});

test('a beach has its photo, and its keywords one by one', () => {
  const { directory } = contentWith('beaches.yaml', ['pebbles, gulls', '" pebbles ,, gulls,"']);
  cpSync(path.join(contentDirectory(), 'blog'), path.join(directory, 'blog'), { recursive: true });
  expect(loadBeaches(directory)[0]).toEqual({
    ...{ name: 'Gull Cove', region: 'Europe', slug: 'harbor-walks' },
    ...{ description: 'Pebbles, gulls and a bench.', keywords: ['pebbles', 'gulls'] },
    photo: loadPictures().lagoon,
  });
});
