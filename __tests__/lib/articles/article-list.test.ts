import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadArticleList } from '@/lib/articles/article-list';
import { furtherPagesOf, listLinks, listPath, topicSlugs } from '@/lib/articles/blog-lists';
import { PAGE_SIZE } from '@/lib/site/list-pages';
import type { ListKind } from '@/lib/site/routes';
import { contentCopy } from '@/__tests__/support/content-copy';

/* One page of a list of articles: all that it shows. */

const CONTENT = process.env.CONTENT_DIRECTORY;
afterEach(() => {
  process.env.CONTENT_DIRECTORY = CONTENT;
});

function list(kind: ListKind, slug: string, page?: number) {
  const found = loadArticleList(kind, slug, page);
  if (!found) throw new Error(`${kind} ${slug}`);
  return { ...found, cards: found.cards.map((card) => card.slug) };
}

test('the list of all articles', () => {
  expect(list('all', 'articles')).toMatchObject({
    ...{ kind: 'all', name: 'All articles', title: 'All articles', page: 1, links: [] },
    count: '3 articles',
    crumbs: [{ name: 'Home' }, { name: expect.any(String), path: '/blog' }],
    cards: ['harbor-walks', 'light-bags', 'night-trains'],
  });
});

test('a category has a sentence, a feed and a way back', () => {
  const hotels = list('category', 'travel-tips');
  expect(hotels).toMatchObject({
    ...{ title: 'Travel Tips', text: 'All about travel tips in a test.' },
    ...{ feed: expect.stringContaining('/blog/category/travel-tips/'), cards: ['light-bags'] },
  });
  expect(hotels.crumbs.at(-1)).toEqual({ name: 'Travel Tips', path: '/blog/category/travel-tips' });
  expect(hotels.crumbs).toHaveLength(3);
  // A single article needs no count.
  expect(hotels).not.toHaveProperty('count');
  expect(hotels).not.toHaveProperty('note');
  expect(hotels).not.toHaveProperty('span');
});

test('a tag has its sign, and no feed', () => {
  const walking = list('tag', 'walking');
  expect(walking).toMatchObject({
    ...{
      name: 'walking',
      title: '#walking',
      text: 'Articles about walking.',
      count: '2 articles',
    },
    cards: ['harbor-walks', 'light-bags'],
  });
  expect(walking).not.toHaveProperty('feed');
  expect(list('tag', 'sleep').text).toBe('Where to lie down on the way.');
});

test('the description of a tag counts for all of its spellings, and a tag may have any name', () => {
  const directory = contentCopy();
  const file = path.join(directory, 'blog/night-trains.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('tags: [trains, sleep]', 'tags: [constructor, Sleep]'));
  process.env.CONTENT_DIRECTORY = directory;
  expect(list('tag', 'sleep').text).toBe('Where to lie down on the way.');
  expect(list('tag', 'constructor').text).toBe('One article about constructor so far.');
});

test('a list of few articles leads on to others, most like its own first', () => {
  const further = (slug: string) => list('tag', slug).further.map((article) => article.slug);
  expect(further('packing')).toEqual(['harbor-walks', 'night-trains']);
  expect(further('walking')).toEqual(['night-trains']);
  const directory = contentCopy();
  const file = path.join(directory, 'blog/night-trains.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^tags: \[/m, 'tags: [Packing, '));
  process.env.CONTENT_DIRECTORY = directory;
  expect(further('packing')).toEqual(['harbor-walks']);
});

test('an author leads to their categories and guides, and to the other authors', () => {
  const { related, guides, colleagues } = list('author', 'zoe-angstrom');
  expect(related).toEqual([
    { name: 'Destinations', href: '/blog/category/destinations' },
    { name: 'Travel Tips', href: '/blog/category/travel-tips' },
  ]);
  expect(guides).toEqual([{ name: 'Eastwick', href: '/destinations/eastwick' }]);
  expect(colleagues).toEqual([{ name: 'Pip Underhill', href: '/blog/author/pip-underhill' }]);
  expect(list('tag', 'walking')).toMatchObject({ guides: [], colleagues: [] });
});

test('an author has what is said of them, and that it is a house name', () => {
  expect(list('author', 'zoe-angstrom')).toMatchObject({
    ...{
      text: 'Harbors and long walks.',
      count: '2 articles',
      note: 'Several editors write under this name.',
    },
    cards: ['harbor-walks', 'light-bags'],
  });
});

test.each<readonly [kind: ListKind, slugs: readonly string[]]>([
  ['all', ['articles']],
  ['category', ['destinations', 'travel-tips', 'transportation']],
  ['tag', ['walking', 'harbors', 'packing', 'sleep', 'trains']],
  ['author', ['zoe-angstrom', 'pip-underhill']],
  ['series', ['left-of-the-ferry']],
])('of %s, the lists with articles have pages', (kind, slugs) => {
  expect(topicSlugs(kind)).toEqual(slugs);
});

test('an unknown list or page returns nothing', () => {
  expect(loadArticleList('tag', 'nothing')).toBeUndefined();
  expect(loadArticleList('tag', 'walking', 2)).toBeUndefined();
  expect(furtherPagesOf('tag', 'nothing')).toEqual([]);
  expect(listLinks('tag', 'nothing', 1)).toEqual([]);
});

test('the first page of a list has the address of the list', () => {
  expect(listPath({ kind: 'all', slug: 'articles' }, 1)).toBe('/blog');
  expect(listPath({ kind: 'all', slug: 'articles' }, 2)).toBe('/blog/page/2');
  expect(listPath({ kind: 'tag', slug: 'walking' }, 1)).toBe('/blog/tag/walking');
  expect(listPath({ kind: 'series', slug: 'ferries' }, 3)).toBe('/blog/series/ferries/page/3');
});

/** Many articles more, of one author, one category and one series. */
function fill(count = PAGE_SIZE): void {
  const directory = contentCopy();
  const text = readFileSync(path.join(directory, 'blog/light-bags.md'), 'utf8');
  for (let number = 1; number <= count; number += 1) {
    const slug = `bag-${number}`;
    const copy = text
      .replace('slug: light-bags', `slug: ${slug}`)
      .replace('id: 2', `id: ${number + 10}`)
      .replace('authors: [Pip Underhill, Zoë Ångström]', 'author: Ada Quill')
      .replace('part: 2', `part: ${number + 2}`)
      .replace(/tags: .*/, `tags: [packing, bag ${number}]`)
      .replace('publishDate: 2024-04-02', `publishDate: 2023-${number > 12 ? '08' : '05'}-01`)
      .replace(/redirectFrom: .*\n/, '');
    writeFileSync(path.join(directory, 'blog', `${slug}.md`), copy);
  }
  process.env.CONTENT_DIRECTORY = directory;
}

test('a long list goes on in further pages, which say what they hold', () => {
  fill();
  const first = list('category', 'travel-tips');
  expect(first.cards).toHaveLength(PAGE_SIZE);
  expect(first.cards[0]).toBe('light-bags');
  expect(first.links).toEqual([{ label: 'Older', page: 2 }]);
  expect(first.further).toEqual([]);
  expect(furtherPagesOf('category', 'travel-tips')).toEqual([2]);
  expect(list('category', 'travel-tips', 2)).toMatchObject({
    ...{ page: 2, span: 'May 2023', text: 'All about travel tips in a test.', cards: ['bag-1'], further: [] },
    links: [{ label: 'Newest', page: 1 }],
  });
  expect(list('tag', 'packing', 2).text).toBe('Earlier articles');
  expect(list('category', 'travel-tips').related.map(({ name }) => name)).toHaveLength(8);
});

test('related topics name a category once, although a tag has its name', () => {
  const directory = contentCopy();
  const file = path.join(directory, 'blog/light-bags.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('tags: [packing, walking]', 'tags: [travel tips, walking]'));
  process.env.CONTENT_DIRECTORY = directory;
  const names = list('tag', 'walking').related.map(({ name }) => name);
  expect(names).toContain('Travel Tips');
  expect(names).not.toContain('#travel tips');
});

test('a page with one part of a series says which', () => {
  fill(PAGE_SIZE - 1);
  expect(list('series', 'left-of-the-ferry', 2).span).toBe(`Part ${PAGE_SIZE + 1}`);
});

test('a long series goes on in its own order', () => {
  fill();
  const second = list('series', 'left-of-the-ferry', 2);
  expect(second).toMatchObject({
    span: `Parts ${PAGE_SIZE + 1} to ${PAGE_SIZE + 2}`,
    links: [{ label: 'First', page: 1 }],
  });
  expect(list('series', 'left-of-the-ferry').links).toEqual([{ label: 'Next', page: 2 }]);
  expect(loadArticleList('series', 'left-of-the-ferry', 2)?.cards[0]?.part).toBe(PAGE_SIZE + 1);
  expect(loadArticleList('author', 'pip-underhill')?.cards[0]).not.toHaveProperty('part');
});
