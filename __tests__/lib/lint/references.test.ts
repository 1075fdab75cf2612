import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArticles } from '@/lib/articles/articles';
import { outlineOf } from '@/lib/lint/markdown/outline';
import { referencesIn } from '@/lib/lint/references';
import { reviewTexts } from '@/lib/lint/review-texts';
import { withFreshMemo } from '@/lib/site/memoize';
import { contentCopy } from '@/__tests__/support/content-copy';

/* What the texts of a magazine may point to. */

let directory: string;
beforeEach(() => {
  directory = contentCopy();
});

const edit = (name: string, from: string | RegExp, to: string | ((found: string) => string)) => {
  const file = path.join(directory, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to as string));
};
const find = () =>
  withFreshMemo(() => {
    const articles = readArticles(directory).value;
    const outlined = articles.map((article) => [article, outlineOf(article.body)] as const);
    return referencesIn(directory, outlined, reviewTexts(directory));
  });
function found() {
  const references = find();
  if (!references) throw new Error('no references');
  return references;
}

test('what content files name is there', () => {
  const { pictures, deals, dealFiles, partnerLinks, partnerHosts, ownPictures } = found();
  expect(pictures.has('lagoon')).toBe(true);
  expect(pictures.has('nothing')).toBe(false);
  expect(deals.has('night-cab')).toBe(true);
  expect(dealFiles).toEqual(expect.arrayContaining(['flights.yaml', 'transfers.yaml']));
  expect(partnerHosts.length).toBeGreaterThan(0);
  expect([...ownPictures.keys()]).toEqual([]);
  expect(partnerLinks.has('flights-search')).toBe(true);
});

test('links that need a target are none that a text can use', () => {
  expect(found().partnerLinks.has('hotels-in-city')).toBe(false);
  expect(found().partnerLinks.has('flight-route')).toBe(false);
});

test.each(['pictures.yaml', 'deals/flights.yaml'])(
  'while %s is wrong, nothing is said of what texts name',
  (name) => {
    writeFileSync(path.join(directory, name), 'nothing: [\n');
    expect(find()).toBeUndefined();
  },
);

test('headings are there under the name of their file', () => {
  const { anchors, unread, paths } = found();
  expect(anchors.get('/blog/harbor-walks')?.has('the-three-walks')).toBe(true);
  expect(anchors.get('/house-rules')?.has('who-pays')).toBe(true);
  expect(anchors.get('/destinations/eastwick')?.has('how-to-arrive')).toBe(true);
  expect(paths.has('/destinations/eastwick')).toBe(true);
  expect([...unread]).toEqual([]);
});

test('an article that took the slug of another one does not answer for it', () => {
  edit('blog/light-bags.md', 'slug: light-bags', 'slug: harbor-walks');
  const { anchors, unread } = found();
  expect(anchors.get('/blog/light-bags')?.has('what-goes-in')).toBe(true);
  expect(anchors.get('/blog/harbor-walks')?.has('what-goes-in')).not.toBe(true);
  expect(unread.has('/blog/light-bags')).toBe(false);
});

test('of a file that cannot be read the path is known, but nothing in it', () => {
  edit('blog/light-bags.md', 'title: One', 'titel: One');
  edit('blog/night-trains.md', 'A night train', `${'> '.repeat(500)}A night train`);
  edit('pages/house-rules.md', 'title:', 'titel:');
  const { anchors, unread, paths } = found();
  expect([...unread].sort()).toEqual(['/blog/light-bags', '/blog/night-trains', '/house-rules']);
  for (const each of unread) {
    expect(anchors.has(each)).toBe(false);
    expect(paths.has(each)).toBe(true);
  }
});

test('a former address leads on, unless an article has it now, even one that cannot be read', () => {
  edit('blog/light-bags.md', '[packing-light, small-bags]', '[packing-light, night-trains]');
  const moved = { '/blog/packing-light': '/blog/light-bags' };
  expect(Object.fromEntries(found().moved)).toEqual(moved);
  edit('blog/night-trains.md', 'title:', 'titel:');
  expect(Object.fromEntries(found().moved)).toEqual(moved);
});

test.each([
  ['claims.yaml', 'commissionNote: { text: A. }\nclaims: []\nwhy: { title: Why, points: [] }\n', '/', 'why'],
  ['deals/destinations.yaml', '[]\n', '/', 'destinations'],
  ['beaches.yaml', '[]\n', '/blog', 'beaches'],
])('without content in %s, its part cannot be linked to', (file, empty, page, part) => {
  expect(found().anchors.get(page)?.has(part)).toBe(true);
  writeFileSync(path.join(directory, file), empty);
  expect(found().anchors.get(page)?.has(part)).toBe(false);
  expect(found().anchors.get(page)?.has('content')).toBe(true);
});

test('while the articles of all beaches are drafts, there are no beaches to link to', () => {
  edit('blog/harbor-walks.md', 'slug:', 'draft: true\nslug:');
  expect(found().anchors.get('/blog')?.has('beaches')).toBe(true);
  edit('blog/night-trains.md', 'slug:', 'draft: true\nslug:');
  expect(found().anchors.get('/blog')?.has('beaches')).toBe(false);
});

test('without destinations on the home page, it has no such part to link to', () => {
  edit('deals/destinations.yaml', /^ {2}from:/gm, '  home: false\n  from:');
  expect(found().anchors.get('/')?.has('destinations')).toBe(false);
});

test.each([
  ['hotel-selections', { 'hotels.yaml': '[]' }],
  ['hotel-map', { 'hotels.yaml': '[]', 'hotel-grid.yaml': '[]' }],
])('%s cannot be linked to if our own deals are in its place and there are none', (slot, lists) => {
  expect(found().anchors.get('/hotels')?.has(slot)).toBe(true);
  for (const [name, text] of Object.entries(lists)) writeFileSync(path.join(directory, 'deals', name), text);
  expect(found().anchors.get('/hotels')?.has(slot)).toBe(false);
  // A widget of a partner needs no deals.
  edit('partners.yaml', new RegExp(`^  ${slot}:\\n(.*\\n)*? {4}standIn: our-deals`, 'm'), (block) =>
    block.replace('our-deals', 'roomly-rooms'),
  );
  expect(found().anchors.get('/hotels')?.has(slot)).toBe(true);
});

test('a part with invalid content can be linked to', () => {
  writeFileSync(path.join(directory, 'claims.yaml'), 'claims: none\n');
  expect(found().anchors.get('/')?.has('why')).toBe(true);
});

test('without guides, there is no list of places to link to', () => {
  expect(found().anchors.get('/blog')?.has('places')).toBe(true);
  rmSync(path.join(directory, 'destinations'), { recursive: true });
  expect(found().anchors.get('/blog')?.has('places')).toBe(false);
});

test.each([
  ['/', 'stories'],
  ['/blog', 'topics'],
])('without published articles, %s has no part %s to link to', (page, part) => {
  const folder = path.join(directory, 'blog');
  const [first, ...others] = readdirSync(folder);
  for (const name of others) rmSync(path.join(folder, name));
  edit(`blog/${first}`, 'slug:', 'draft: false\nslug:');
  expect(found().anchors.get(page)?.has(part)).toBe(true);
  edit(`blog/${first}`, 'draft: false', 'draft: true');
  expect(found().anchors.get(page)?.has(part)).toBe(false);
});
