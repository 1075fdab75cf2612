import path from 'node:path';
import type { z } from 'zod';
import type { Checked, Diagnostic } from '@/lib/source/diagnostic';
import { slug as slugRule } from '@/lib/source/field-rules';
import { readFields, splitFrontmatter } from '@/lib/source/frontmatter';
import { fromManifest, record } from '@/lib/source/manifest';
import { displayPath, findStrays, listFiles, readTextFile } from '@/lib/source/read-files';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import type { TextBody } from './article';

/* Pages whose text is one Markdown file of a folder below `content/`: text pages and destination guides. */

/** The fields that every text has. */
export interface TextFields {
  readonly title: string;
  readonly searchTitle?: string | undefined;
  readonly description: string;
  /** The headline above the text, if something else is below the title. */
  readonly heading?: string | undefined;
  /** YYYY-MM-DD. */
  readonly updated?: string | undefined;
  /** Tags whose articles the page names. */
  readonly tags?: readonly string[] | undefined;
  /** Slugs of the articles that the page names. */
  readonly articles?: readonly string[] | undefined;
}

/** Fields that contain sentences. */
const SENTENCES = [
  'title',
  'searchTitle',
  'description',
  'heading',
] as const satisfies readonly (keyof TextFields)[];

/** Fields that later checks use. */
const LATER_FIELDS = [...SENTENCES, 'updated', 'tags', 'articles'] as const;

/** A text with its Markdown. */
export type Text<Fields extends TextFields> = Fields &
  TextBody & {
    /** The file's name without its ending, which is the last part of the address. */
    readonly slug: string;
    /** Lines in the file of the fields that later checks use. */
    readonly lines: Readonly<Record<(typeof LATER_FIELDS)[number], number>>;
  };

/** A folder of texts, with the schema of its files. */
export interface TextFolder<Fields extends TextFields> {
  /** Path below the content directory. */
  readonly folder: string;
  readonly schema: z.ZodType<Fields>;
  /** Diagnostics for a text whose fields match the schema. */
  readonly check: (text: Text<Fields>, source: DiagnosticSource, directory: string) => readonly Diagnostic[];
}

/** The slugs of a folder, including those of invalid files, whose addresses are known nevertheless. */
export const listTexts = (directory: string, folder: string): readonly string[] =>
  listFiles(path.join(directory, folder), '.md').map((name) => path.basename(name, '.md'));

function readText<Fields extends TextFields>(
  directory: string,
  { folder, schema, check }: TextFolder<Fields>,
  slug: string,
): Checked<Text<Fields> | undefined> {
  const source = readTextFile(path.join(directory, folder, `${slug}.md`));
  if (!('text' in source)) return { value: undefined, diagnostics: [source] };
  const { file } = source;
  const parts = splitFrontmatter(source);
  if ('found' in parts) return { value: undefined, diagnostics: [parts] };
  const { frontmatter, ...body } = parts;
  const { value, diagnostics } = readFields(file, frontmatter, schema, SENTENCES);
  if (value === undefined) return { value, diagnostics };
  const lines = Object.fromEntries(
    LATER_FIELDS.map((field) => [field, value.source.diagnosticAt([field], '', '').line]),
  ) as Text<Fields>['lines'];
  const text = { ...value.fields, ...body, file, slug, lines };
  return { value: text, diagnostics: [...diagnostics, ...check(text, value.source, directory)] };
}

const misnamed = (directory: string, folder: string, slug: string): Diagnostic => ({
  ...{ file: displayPath(path.join(directory, folder, `${slug}.md`)), line: 1, column: 1, field: 'file' },
  found: `the name '${slug}.md'`,
  expected: "words in lower case joined by hyphens, such as 'how-we-choose.md'",
});

/** Reads every text of a folder, in the order of their names, and collects the diagnostics for their fields. */
export function readTexts<Fields extends TextFields>(
  directory: string,
  of: TextFolder<Fields>,
): Checked<readonly Text<Fields>[]> {
  const known = fromManifest(directory, of.folder) as readonly Text<Fields>[] | undefined;
  if (known !== undefined) return { value: known, diagnostics: [] };
  const read = listTexts(directory, of.folder).map((slug) =>
    slugRule.safeParse(slug).success
      ? readText(directory, of, slug)
      : { value: undefined, diagnostics: [misnamed(directory, of.folder, slug)] },
  );
  const value = read.flatMap((each) => each.value ?? []);
  record(of.folder, value);
  return {
    value,
    diagnostics: [
      ...findStrays(path.join(directory, of.folder), '.md'),
      ...read.flatMap(({ diagnostics }) => diagnostics),
    ],
  };
}
