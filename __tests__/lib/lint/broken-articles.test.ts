import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { contentCopy } from '@/__tests__/support/content-copy';

/*
 * fixtures/broken-articles holds broken articles, diagnostics.txt what is to be told of each: `file:line  field  piece; piece`, one line for a
 * diagnostic, each piece a part of its message. All stand in one magazine, so a mistake must not make another file seem wrong.
 */

const CORPUS = path.join('__tests__', 'fixtures', 'broken-articles');

interface Expected {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly pieces: readonly string[];
}

function readExpected(): readonly Expected[] {
  const rows = readFileSync(path.join(CORPUS, 'diagnostics.txt'), 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [place = '', field = '', message = ''] = row.split('  ');
    const [file = '', line] = place.split(':');
    return { file, line: Number(line), field, pieces: message.split('; ') };
  });
}

const expected = readExpected();
const files = readdirSync(CORPUS).filter((name) => name.endsWith('.md'));

function review() {
  const directory = contentCopy();
  for (const name of files) cpSync(path.join(CORPUS, name), path.join(directory, 'blog', name));
  const { errors } = reviewContent(directory, { today: '2026-11-21', preview: false });
  return errors.map(({ file, found, ...diagnostic }) => ({
    ...diagnostic,
    file: path.basename(file),
    // Messages name the files with the same id or slug by their paths.
    found: found.replaceAll(`${path.dirname(file)}${path.sep}`, ''),
  }));
}

test('there are enough of them, and each has its diagnostics', () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect([...new Set(expected.map(({ file }) => file))].sort()).toEqual([...files].sort());
});

test('every mistake in these files is reported, and nothing in any other file', () => {
  const told = review();
  const place = ({ file, line, field }: Pick<Expected, 'file' | 'line' | 'field'>) =>
    `${file}:${line} ${field}`;
  const wanted = expected.toSorted((a, b) => a.file.localeCompare(b.file, 'en'));
  expect(told.map(place)).toEqual(wanted.map(place));
  wanted.forEach((diagnostic, index) => {
    const message = `${place(diagnostic)} found ${told[index]?.found}; expected ${told[index]?.expected}`;
    for (const piece of diagnostic.pieces) expect(message).toContain(piece);
  });
});

test('frontmatter in another language has not run', () => {
  review();
  expect(globalThis).not.toHaveProperty('frontmatterRan');
});
