import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { READERS } from '@/lib/lint/readers';
import { withReviewCache } from '@/lib/lint/review-cache';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const EDITION = { today: '2026-11-21', preview: false };

let directory: string;
let content: string;
let cache: string;
beforeEach(() => {
  directory = temporaryFolder();
  content = path.join(directory, 'content');
  cache = path.join(directory, 'cache');
  cpSync('content', content, { recursive: true });
});

const review = () => withReviewCache(cache, (readers) => reviewContent(content, EDITION, readers));

function edit(change: (text: string) => string): void {
  const [name = ''] = readdirSync(path.join(content, 'blog'));
  const file = path.join(content, 'blog', name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

test('a review from the cache is the one that was made without', () => {
  const first = review();
  expect(first).toEqual(reviewContent(content, EDITION));
  expect(review()).toEqual(first);
});

test.each([
  ['a field', (text: string) => text.replace(/^readTime: .*$/m, 'readTime: long')],
  [
    'a place of a field',
    (text: string) => text.replace(/^(title: .*)$/m, '# A remark.\n$1\nupdated: 2027-01-01'),
  ],
  ['a body', (text: string) => `${text}\n#### Deep\n\n[Nowhere](/nowhere)\n`],
  ['a start of the body', (text: string) => text.replace(/\n---\n/, '\n---\n\n\n\n[Nowhere](/nowhere)\n')],
])('%s that was changed is read anew', (_, change) => {
  review();
  edit(change);
  const read = review();
  expect(read.errors.length + read.advice.length).toBeGreaterThan(0);
  expect(read).toEqual(reviewContent(content, EDITION));
});

test('a mistake is told each time, and gone when it is mended', () => {
  const before = review();
  edit((text) => text.replace(/^id: /m, 'id: x'));
  expect(review().errors).toHaveLength(1);
  expect(review().errors).toHaveLength(1);
  edit((text) => text.replace(/^id: x/m, 'id: '));
  expect(review()).toEqual(before);
});

test('an article that was copied is held against its own name', () => {
  review();
  const [name = ''] = readdirSync(path.join(content, 'blog'));
  cpSync(path.join(content, 'blog', name), path.join(content, 'blog', 'another-name.md'));
  const { errors } = review();
  expect(errors.map(({ expected }) => expected)).toContain("the file's name, 'another-name'");
  expect(errors).toEqual(reviewContent(content, EDITION).errors);
});

describe('what has been read', () => {
  const outline = jest.spyOn(READERS, 'outline');
  const frontmatter = jest.spyOn(READERS, 'frontmatter');
  const countReads = (run: () => unknown) => {
    outline.mockClear();
    frontmatter.mockClear();
    run();
    return [outline.mock.calls.length, frontmatter.mock.calls.length];
  };
  const articles = () => readdirSync(path.join(content, 'blog'));

  test('is not read again', () => {
    expect(countReads(review)).toEqual([articles().length, articles().length]);
    expect(countReads(review)).toEqual([0, 0]);
    edit((text) => `${text}\nMore.\n`);
    expect(countReads(review)).toEqual([1, 0]);
  });

  test('is forgotten with the article', () => {
    review();
    const [name = ''] = articles();
    const kept = path.join(directory, name);
    renameSync(path.join(content, 'blog', name), kept);
    review();
    renameSync(kept, path.join(content, 'blog', name));
    expect(countReads(review)).toEqual([1, 1]);
  });

  test('is read again by other code', () => {
    const before = process.cwd();
    mkdirSync(path.join(directory, 'lib'));
    writeFileSync(path.join(directory, 'package-lock.json'), '{}');
    const readHere = () => withReviewCache(cache, (readers) => readers.outline('Words.'));
    process.chdir(directory);
    try {
      writeFileSync('lib/rules.ts', '// one');
      expect(countReads(readHere)).toEqual([1, 0]);
      expect(countReads(readHere)).toEqual([0, 0]);
      writeFileSync('lib/rules.ts', '// two');
      expect(countReads(readHere)).toEqual([1, 0]);
    } finally {
      process.chdir(before);
    }
  });
});

test.each([
  ['cut short', (text: string) => text.slice(0, -20)],
  ['of another shape', () => '{"frontmatters":null,"outlines":{}}'],
  ['changed', (text: string) => text.replace(/"words":\d+/, '"words":null')],
])('a cache that was %s is no cache', (_, damage) => {
  const first = review();
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
  }
  expect(review()).toEqual(first);
});
