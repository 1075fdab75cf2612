import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TEMPORARY, writeWhole } from '@/scripts/command/write-whole';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, 'prices.jsonl');
});

test('a file is replaced, and nothing else is left in its folder', () => {
  for (const text of ['one', 'Ä two']) {
    writeWhole(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  expect(readdirSync(folder)).toEqual(['prices.jsonl']);
});

test('a file that has this text already is not touched', () => {
  writeFileSync(file, 'Ä one');
  utimesSync(file, 1000, 1000);
  writeWhole(file, 'Ä one');
  expect(statSync(file).mtimeMs).toBe(1_000_000);
});

test('a file that cannot be replaced leaves nothing behind', () => {
  const taken = path.join(folder, 'sub');
  mkdirSync(path.join(taken, 'full'), { recursive: true });
  expect(() => writeWhole(taken, 'one')).toThrow(/EISDIR/);
  expect(readdirSync(folder)).toEqual(['sub']);
});

test.each([
  ['.flights.jsonl.123.tmp', true],
  ['.Hotel-deals.jsonl.1.tmp', true],
  ['flights.jsonl.123.tmp', false],
  ['a.flights.jsonl.123.tmp', false],
  ['.flights.jsonl.tmp', false],
  ['.flights.jsonl.12a.tmp', false],
  ['.flights.json.123.tmp', false],
  ['.flights.jsonl.123.tmp.jsonl', false],
])('%s was left by a run that was killed while it wrote: %s', (name, expected) => {
  expect(TEMPORARY.test(name)).toBe(expected);
});
