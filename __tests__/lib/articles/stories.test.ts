import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadNamedArticles, loadStories } from '@/lib/articles/stories';
import { contentCopy } from '@/__tests__/support/content-copy';

const CONTENT = process.env.CONTENT_DIRECTORY;
afterEach(() => {
  process.env.CONTENT_DIRECTORY = CONTENT;
});

const slugs = (cards: readonly { readonly slug: string }[]) => cards.map(({ slug }) => slug);

/** Reads a magazine in which these articles are featured, and which has one article more. */
function feature(...featured: readonly string[]): void {
  const directory = contentCopy();
  const file = (slug: string) => path.join(directory, 'blog', `${slug}.md`);
  const text = readFileSync(file('night-trains'), 'utf8')
    .replace('slug: night-trains', 'slug: day-trains')
    .replace('id: 3', 'id: 33')
    .replace(/series: .*\npart: .*\n/, '');
  writeFileSync(file('day-trains'), text);
  for (const slug of ['harbor-walks', 'light-bags', 'night-trains']) {
    const plain = readFileSync(file(slug), 'utf8').replace('featured: true\n', '');
    writeFileSync(
      file(slug),
      featured.includes(slug) ? plain.replace('---\n', '---\nfeatured: true\n') : plain,
    );
  }
  process.env.CONTENT_DIRECTORY = directory;
}

test('the home page leads with the featured article, and has the two newest others', () => {
  feature('night-trains');
  expect(slugs(loadStories())).toEqual(['night-trains', 'harbor-walks', 'light-bags']);
});

test('where none is featured, it has the three newest', () => {
  feature();
  expect(slugs(loadStories())).toEqual(['harbor-walks', 'light-bags', 'day-trains']);
});

test('a page has the articles that it names, in its order, without those that are not published', () => {
  const named = loadNamedArticles(['night-trains', 'winter-of-2099', 'nowhere', 'harbor-walks']);
  expect(slugs(named)).toEqual(['night-trains', 'harbor-walks']);
  expect(named[0]).toMatchObject({ title: 'Night trains: beds, bunks and the last call for tea' });
});
