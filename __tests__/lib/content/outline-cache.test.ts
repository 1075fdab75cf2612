import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outlineOf } from '@/lib/content/markdown/outline';
import { withOutlineCache } from '@/lib/content/outline-cache';

const BODY = '## Rooms\n\nWords, and [a link](/flights).\n\n::deal[Why]{#boston-dublin}\n';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'outlines-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const take = (body: string) => withOutlineCache(directory, (outline) => outline(body));

test('an outline from the cache is the one that was put in', () => {
  expect(take(BODY)).toEqual(outlineOf(BODY));
  expect(take(BODY)).toEqual(outlineOf(BODY));
});

test('a changed body is read anew', () => {
  take(BODY);
  expect(take(`${BODY}\n### More\n`)).toEqual(outlineOf(`${BODY}\n### More\n`));
});

test('a damaged cache is no cache', () => {
  take(BODY);
  for (const name of readdirSync(directory)) writeFileSync(path.join(directory, name), '{"cut');
  expect(take(BODY)).toEqual(outlineOf(BODY));
});
