import { createHash } from 'node:crypto';
import type { Checked } from '@/lib/source/diagnostic';
import { readFrontmatter, type Frontmatter } from '@/lib/articles/frontmatter';
import { outlineOf, type Outline } from '@/lib/articles/markdown/outline';

/** What is made of the two parts of an article's file: nearly all that a check of many articles costs. */
export interface Readers {
  /** @param file names the file in diagnostics and holds its slug */
  readonly frontmatter: (file: string, text: string) => Checked<Frontmatter | undefined>;
  readonly outline: (body: string) => Outline;
}

export const READERS: Readers = { frontmatter: readFrontmatter, outline: outlineOf };

/** What readers have made, by a hash of what it was made of. Frontmatter with mistakes is read anew each time. */
export interface Remembered {
  readonly frontmatters: Readonly<Record<string, Frontmatter>>;
  readonly outlines: Readonly<Record<string, Outline>>;
}

export const NOTHING_REMEMBERED: Remembered = { frontmatters: {}, outlines: {} };

/** A short name for texts, the same on every machine. */
export const hash = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url');

/**
 * Readers that make nothing twice: a writer changes one article of many.
 *
 * @param before what earlier readers made
 * @returns with them, what they were asked for so far; the rest of `before` can be forgotten
 */
export function rememberingReaders(before: Remembered): {
  readonly readers: Readers;
  readonly now: Remembered;
} {
  const frontmatters: Record<string, Frontmatter> = {};
  const outlines: Record<string, Outline> = {};
  const readers: Readers = {
    frontmatter: (file, text) => {
      const key = hash(file, text);
      const known = before.frontmatters[key];
      const read = known ? { value: known, diagnostics: [] } : READERS.frontmatter(file, text);
      if (read.value && read.diagnostics.length === 0) frontmatters[key] = read.value;
      return read;
    },
    outline: (body) => {
      const key = hash(body);
      return (outlines[key] = before.outlines[key] ?? READERS.outline(body));
    },
  };
  return { readers, now: { frontmatters, outlines } };
}
