import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewTexts } from '@/lib/lint/review-texts';
import { withFreshMemo } from '@/lib/site/memoize';
import { contentCopy } from '@/__tests__/support/content-copy';

/* The texts beside the articles: pages of text, and guides to destinations. */

let directory: string;
beforeEach(() => {
  directory = contentCopy();
});
const review = () => withFreshMemo(() => reviewTexts(directory));
const GUIDE = 'destinations/eastwick.md';
const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');

/** The guide with another body. */
function guideOf(body: string) {
  const [, fields = ''] = read(GUIDE).split('---\n');
  writeFileSync(path.join(directory, GUIDE), `---\n${fields}---\n\n${body}\n`);
  return review().diagnostics.map(
    ({ file, line, column, field, found, expected }) =>
      `${path.basename(file)}:${line}:${column} ${field} ${found}; ${expected}`,
  );
}
const WORDS = 'Ten words on a place that nobody else would say. '.repeat(20);

test('pages of text and guides are read where their routes say', () => {
  const { texts, paths, diagnostics } = review();
  expect(texts.map(({ path: at, text }) => `${at} ${text.title}`)).toEqual([
    '/house-rules House rules',
    '/destinations/eastwick Eastwick',
  ]);
  expect(paths).toEqual(['/house-rules', '/destinations/eastwick']);
  expect(diagnostics).toEqual([]);
});

test('links may lead to headings and to the parts of the page, but not to those of an article', () => {
  for (const { outline } of review().texts) {
    expect(outline.anchors.has('menu')).toBe(true);
    expect(outline.anchors.has('comments')).toBe(false);
  }
});

test('a text whose fields are wrong is reported, and still has its path', () => {
  for (const name of ['pages/house-rules.md', GUIDE])
    writeFileSync(path.join(directory, name), read(name).replace('title:', 'titel:'));
  const { texts, paths, diagnostics } = review();
  expect(texts).toEqual([]);
  expect(paths).toHaveLength(2);
  expect(new Set(diagnostics.map(({ file }) => path.basename(file)))).toEqual(
    new Set(['house-rules.md', 'eastwick.md']),
  );
});

test('a guide has two hundred words at least', () => {
  expect(guideOf(WORDS)).toEqual([]);
  expect(guideOf(WORDS.trim().slice(0, -' say.'.length))).toEqual([
    'eastwick.md:10:1 body 199 words; 200 at least: a page of prices alone helps nobody',
  ]);
});

test('a heading of a guide may be named like a part of its page, and links to it need its number', () => {
  expect(guideOf(`${WORDS}\n\n## Deals`)).toEqual([]);
  expect([...(review().texts[1]?.outline.anchors ?? [])].filter((id) => id.startsWith('deals'))).toEqual([
    'deals-1',
  ]);
});
