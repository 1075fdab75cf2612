import matter from 'gray-matter';
import type { z } from 'zod';
import { checkFields, findCutTexts } from './check-fields';
import type { Checked, Diagnostic } from '@/lib/source/diagnostic';
import type { TextFile } from '@/lib/source/read-files';
import { articleSchema } from './schemas';
import { describeValue, readYaml, type YamlSource } from '@/lib/source/yaml-source';

/** Fields that are judged together with the body, the clock or other articles. */
const LATER_FIELDS = ['title', 'slug', 'excerpt', 'publishDate', 'updated', 'readTime', 'tags'] as const;

/** The fields of an article, with nothing wrong that they show by themselves. */
export interface Frontmatter {
  readonly fields: Readonly<z.infer<typeof articleSchema>>;
  /** Lines of the file on which the fields stand that are judged later. */
  readonly lines: Readonly<Record<(typeof LATER_FIELDS)[number], number>>;
}

/** gray-matter would run `---js` frontmatter as code; here it only splits the file, and no engine of its own ever runs. */
const SPLIT_ONLY = {
  engines: { yaml: () => ({}) },
} as const;

/** Characters; some 400 words. What reads and checks the fields needs time by the square of them here and there. */
const LONGEST_FRONTMATTER = 4000;

const END = "a line '---' after the last field";

/** The two parts of an article's file. */
export interface SplitArticle {
  readonly frontmatter: string;
  readonly body: string;
  /** Line of the file on which the body starts (1-based). */
  readonly bodyLine: number;
}

/** Cuts an article's file behind its frontmatter, or tells why that cannot be done. */
export function splitFrontmatter({ file, text }: TextFile): Diagnostic | SplitArticle {
  const diagnostic = (found: string, expected: string): Diagnostic => ({
    file,
    line: 1,
    column: 1,
    field: 'frontmatter',
    found,
    expected,
  });
  if (!matter.test(text))
    return diagnostic('no frontmatter', "a first line '---' and the article's fields below it");
  const [first = ''] = text.split('\n', 1);
  if (!/^---[ \t]*(?:yaml)?[ \t]*\r?$/.test(first))
    return diagnostic(`a first line of ${describeValue(first)}`, "a first line of '---' and YAML below it");
  // Where gray-matter cuts, whatever else stands in that line.
  const end = /\n---(.*)/.exec(text.slice(3));
  if (!end) return diagnostic('no end', END);
  if (end.index > LONGEST_FRONTMATTER)
    return diagnostic(
      `${end.index} characters`,
      `${LONGEST_FRONTMATTER} at most; the text of the article stands below '---'`,
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

/** The body of a file that `splitFrontmatter` refuses, where it is clear where it begins. */
export function bodyWithoutFields(text: string): Pick<SplitArticle, 'body' | 'bodyLine'> | undefined {
  const rules = text.match(/^---.*$/gm) ?? [];
  if (rules.length === 0) return { body: text, bodyLine: 1 };
  const head = /^---[^]*?\n---.*(?:\n|$)/.exec(text)?.[0];
  return head === undefined
    ? undefined
    : { body: text.slice(head.length), bodyLine: head.split('\n').length };
}

/** The YAML of an article's frontmatter, for diagnostics in it. */
export const frontmatterSource = (file: string, frontmatter: string): YamlSource =>
  readYaml(file, frontmatter, 2);

/** A line that begins no field, goes on with none, and is no comment: the text of the article, whose fields have no end. */
const PROSE = /^(?![\s#\-\]}'"]|[^\s:]+[ \t]*:).+$/m;

/** Reads the fields of an article and gathers what is wrong with them, as far as they alone and the file's name can tell. */
export function readFrontmatter(file: string, frontmatter: string): Checked<Frontmatter | undefined> {
  const source = frontmatterSource(file, frontmatter);
  const stray = source.isValid ? undefined : PROSE.exec(frontmatter);
  if (stray) {
    const line = frontmatter.slice(0, stray.index).split('\n').length + 1;
    const found = `${describeValue(stray[0].trim())} among the fields`;
    const expected = "'name: value'; or a line '---' above it, if the text of the article begins here";
    return {
      value: undefined,
      diagnostics: [{ file, line, column: 1, field: 'frontmatter', found, expected }],
    };
  }
  const { value: fields, diagnostics } = source.validate(articleSchema);
  const cut = findCutTexts(source);
  if (fields === undefined) return { value: undefined, diagnostics: [...diagnostics, ...cut] };
  const lines = Object.fromEntries(
    LATER_FIELDS.map((field) => [field, source.diagnosticAt([field], '', '').line]),
  ) as Frontmatter['lines'];
  return { value: { fields, lines }, diagnostics: [...cut, ...checkFields(fields, file, source)] };
}
