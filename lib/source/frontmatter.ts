import matter from 'gray-matter';
import type { z } from 'zod';
import type { Checked, Diagnostic } from './diagnostic';
import type { TextFile } from './read-files';
import { describeValue, readYaml, type YamlSource } from './yaml-source';

/* Markdown files that begin with fields between two lines of `---`. */

/** gray-matter would run `---js` frontmatter as code. Here it only splits the file, and none of its engines runs. */
const SPLIT_ONLY = {
  engines: { yaml: () => ({}) },
} as const;

/** In characters, about 400 words. Some steps that parse and check the fields take quadratic time. */
const LONGEST_FRONTMATTER = 4000;

const END = "a line '---' after the last field";

/** The two parts of a Markdown file. */
interface SplitText {
  readonly frontmatter: string;
  readonly body: string;
  /** Line of the file on which the body starts (1-based). */
  readonly bodyLine: number;
}

/** Splits a file into frontmatter and body, or returns a diagnostic with the reason why it cannot. */
export function splitFrontmatter({ file, text }: TextFile): Diagnostic | SplitText {
  const diagnostic = (found: string, expected: string): Diagnostic => ({
    file,
    line: 1,
    column: 1,
    field: 'frontmatter',
    found,
    expected,
  });
  if (!matter.test(text)) return diagnostic('no frontmatter', "a first line '---' and the fields below it");
  const [first = ''] = text.split('\n', 1);
  if (!/^---[ \t]*(?:yaml)?[ \t]*\r?$/.test(first))
    return diagnostic(`a first line of ${describeValue(first)}`, "a first line of '---' and YAML below it");
  // gray-matter splits here even if other text follows on the same line.
  const end = /\n---(.*)/.exec(text.slice(3));
  if (!end) return diagnostic('no end', END);
  if (end.index > LONGEST_FRONTMATTER)
    return diagnostic(
      `${end.index} characters`,
      `${LONGEST_FRONTMATTER} at most; the text belongs below '---'`,
    );
  if (end[1]?.trim()) {
    const line = text.slice(0, 3 + end.index).split('\n').length + 1;
    return { ...diagnostic(`'---${end[1].trim()}'`, END), line };
  }
  const split = matter(text, SPLIT_ONLY);
  return {
    frontmatter: split.matter.replace(/^[ \t]*\r?\n|\r$/g, ''),
    body: split.content,
    bodyLine: text.slice(0, text.length - split.content.length).split('\n').length,
  };
}

/** The body of a file that `splitFrontmatter` rejects, or undefined if its start is unclear. */
export function bodyWithoutFields(text: string): Pick<SplitText, 'body' | 'bodyLine'> | undefined {
  const rules = text.match(/^---.*$/gm) ?? [];
  if (rules.length === 0) return { body: text, bodyLine: 1 };
  const head = /^---[^]*?\n---.*(?:\n|$)/.exec(text)?.[0];
  return head === undefined
    ? undefined
    : { body: text.slice(head.length), bodyLine: head.split('\n').length };
}

/** The YAML of a frontmatter, for diagnostics in it. */
export const frontmatterSource = (file: string, frontmatter: string): YamlSource =>
  readYaml(file, frontmatter, 2);

/** A line that neither begins nor continues a field and is not a comment: body text, because the fields have no end above it. */
const PROSE = /^(?![\s#\-\]}'"]|[^\s:]+[ \t]*:).+$/m;

/** Fields that fit their schema. */
interface ReadFields<T> {
  readonly fields: T;
  /** Makes diagnostics at the fields. */
  readonly source: YamlSource;
}

/**
 * Validates the fields of a frontmatter. Body text among them is reported as such and not as invalid YAML.
 *
 * @param sentences names of the fields that hold sentences
 */
export function readFields<T>(
  file: string,
  frontmatter: string,
  schema: z.ZodType<T>,
  sentences: readonly string[],
): Checked<ReadFields<T> | undefined> {
  const source = frontmatterSource(file, frontmatter);
  const stray = source.isValid ? undefined : PROSE.exec(frontmatter);
  if (stray) {
    const line = frontmatter.slice(0, stray.index).split('\n').length + 1;
    const found = `${describeValue(stray[0].trim())} among the fields`;
    const expected = "'name: value'; or a line '---' above it, if the text begins here";
    return {
      value: undefined,
      diagnostics: [{ file, line, column: 1, field: 'frontmatter', found, expected }],
    };
  }
  const { value: fields, diagnostics } = source.validate(schema, sentences);
  return { value: fields === undefined ? undefined : { fields, source }, diagnostics };
}
