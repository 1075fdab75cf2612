import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadSearchRecords } from '@/lib/seo/load-search-records';
import { IDEA_LIST, WORD_LIST } from '@/components/search/pagefind';
import { OUT, pages } from './pages';

const PAGEFIND = path.join(OUT, 'pagefind');
const records = loadSearchRecords();

test('every author, deal and destination that is found stands on its page, at its anchor', () => {
  const found = records.map(({ href }) => {
    const [page, anchor] = href.split('#');
    const html = pages.find((each) => each.path === page)?.html;
    const ids = anchor === undefined ? 1 : (html?.split(` id="${anchor}"`).length ?? 0) - 1;
    return { href, page: html !== undefined, ids };
  });
  expect(found).toEqual(records.map(({ href }) => ({ href, page: true, ids: 1 })));
});

test('each is in the index once, beside the articles', () => {
  const fragments = path.join(PAGEFIND, 'fragment');
  const indexed = readdirSync(fragments)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => /"url":"([^"]+)"/.exec(readFileSync(path.join(fragments, file), 'utf8'))?.[1]);
  const articles = pages.filter(({ html }) => html.includes('data-pagefind-body')).map((page) => page.path);
  expect(indexed.sort()).toEqual([...articles, ...records.map(({ href }) => href)].sort());
});

test('an empty search suggests places that it finds', () => {
  const ideas = readFileSync(path.join(PAGEFIND, IDEA_LIST), 'utf8').split('\n');
  const titles = new Set(loadDestinationPages().map(({ destination }) => destination.name));
  expect(ideas.filter((idea) => !titles.has(idea))).toEqual([]);
  expect(ideas).toHaveLength(titles.size);
});

test('the list of words is short enough for the first misspelled word of a visit: at most 18 KB', () => {
  expect(readFileSync(path.join(PAGEFIND, `${WORD_LIST}.br`)).length).toBeLessThanOrEqual(18_000);
});
