import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reviewContent } from '@/lib/content/check';
import { withReviewCache } from '@/lib/content/review-cache';

const EDITION = { today: '2026-11-21', preview: false };

let directory: string;
let content: string;
let cache: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'review-'));
  content = path.join(directory, 'content');
  cache = path.join(directory, 'cache');
  cpSync('content', content, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

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

test('a damaged cache is no cache', () => {
  const first = review();
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), '{"cut');
  expect(review()).toEqual(first);
});
