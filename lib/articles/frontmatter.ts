import type { z } from 'zod';
import type { Checked } from '@/lib/source/diagnostic';
import { readFields } from '@/lib/source/frontmatter';
import { checkFields } from './check-fields';
import { articleSchema } from './schemas';

/** Fields that are judged together with the body, the clock or other articles. */
const LATER_FIELDS = [
  'title',
  'slug',
  'excerpt',
  'publishDate',
  'updated',
  'readTime',
  'tags',
  'image',
] as const;

/** The fields of an article, with nothing wrong that they show by themselves. */
export interface Frontmatter {
  readonly fields: Readonly<z.infer<typeof articleSchema>>;
  /** Lines of the file on which the fields stand that are judged later. */
  readonly lines: Readonly<Record<(typeof LATER_FIELDS)[number], number>>;
}

/** Reads the fields of an article and gathers what is wrong with them, as far as they alone and the file's name can tell. */
export function readFrontmatter(file: string, frontmatter: string): Checked<Frontmatter | undefined> {
  const { value, diagnostics } = readFields(file, frontmatter, articleSchema, ['title', 'excerpt']);
  if (value === undefined) return { value, diagnostics };
  const { fields, source } = value;
  const lines = Object.fromEntries(
    LATER_FIELDS.map((field) => [field, source.diagnosticAt([field], '', '').line]),
  ) as Frontmatter['lines'];
  return { value: { fields, lines }, diagnostics: [...diagnostics, ...checkFields(fields, file, source)] };
}
