import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/source/diagnostic';
import { contentDirectory } from '@/lib/site/memoize';
import { temporaryFolder } from './temporary-folder';

/** A copy of the fixtures' content that a test may change. */
export function contentCopy(): string {
  const directory = temporaryFolder();
  cpSync(contentDirectory(), directory, { recursive: true });
  return directory;
}

export interface Copy {
  readonly directory: string;
  /** Line on which the first change stands (1-based). */
  readonly line: number;
}

/** A copy without the articles, which most loaders do not read. */
function copyWithoutArticles(): string {
  const directory = temporaryFolder();
  cpSync(contentDirectory(), directory, { recursive: true, filter: (source) => !source.endsWith('blog') });
  return directory;
}

type Change = readonly [before: string, after: string];

/** Replaces texts of a file of the fixtures and writes the result into a copy. @returns the line of the first change */
function change(directory: string, file: string, changes: readonly Change[]): number {
  let text = readFileSync(path.join(contentDirectory(), file), 'utf8');
  let line = 0;
  for (const [before, after] of changes) {
    const at = text.indexOf(before);
    if (at < 0) throw new Error(`${file} does not contain '${before}'`);
    line ||= text.slice(0, at).split('\n').length;
    text = text.slice(0, at) + after + text.slice(at + before.length);
  }
  writeFileSync(path.join(directory, file), text);
  return line;
}

/** A copy of the tests' content (without articles) in which some text of one file is another one. */
export function contentWith(file: string, ...changes: readonly Change[]): Copy {
  const directory = copyWithoutArticles();
  return { directory, line: change(directory, file, changes) };
}

/** The diagnostics that a loader throws, as `file:line field: expected …` with the file relative to the copy. */
export function diagnosticsOf(load: (directory: string) => unknown, directory: string): readonly string[] {
  try {
    load(directory);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.diagnostics.map(
      ({ file, line, field, expected }) => `${path.relative(directory, file)}:${line} ${field}: ${expected}`,
    );
  }
  return [];
}

/** Reads a table with lines of `before => after => diagnostic`; ⏎ stands for a line's end. */
export function mistakes(
  table: string,
): readonly (readonly [before: string, after: string, diagnostic: string])[] {
  return table
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [before = '', after = '', diagnostic = ''] = row
        .split(' => ')
        .map((part) => part.replaceAll('⏎', '\n'));
      return [before, after, diagnostic];
    });
}

/**
 * A test for each mistake in a file, which is reported once and for no other file.
 *
 * @param table lines of `what stands there => what is put in its place => the diagnostic`; ⏎ stands for a line's end
 */
export function testMistakes(file: string, load: (directory: string) => unknown, table: string): void {
  // One copy for all rows: each row writes the whole file, and loaders keep nothing in tests.
  let directory: string | undefined;
  test.each(mistakes(table))(`${file}: %s => %s is reported as %s`, (before, after, expected) => {
    directory ??= copyWithoutArticles();
    change(directory, file, [[before, after]]);
    const diagnostics = diagnosticsOf(load, directory);
    expect(diagnostics.filter((diagnostic) => diagnostic.startsWith(`${file}:`))).toEqual(diagnostics);
    expect(diagnostics.filter((diagnostic) => diagnostic.includes(` ${expected}`))).toHaveLength(1);
  });
}
