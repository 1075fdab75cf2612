import type { z } from 'zod';
import type { Checked } from '@/lib/source/diagnostic';
import { readFields } from '@/lib/source/frontmatter';
import { checkFields } from './check-fields';
import { articleSchema } from './schemas';

/** Fields that later checks use together with the body, the date or other articles. */
const LATER_FIELDS = [
  'title',
  'slug',
  'excerpt',
  'publishDate',
  'updated',
  'readTime',
  'tags',
  'image',
  'imageAlt',
] as const;

/** The fields of an article, valid as far as they can be checked alone. */
export interface Frontmatter {
  readonly fields: Readonly<z.infer<typeof articleSchema>>;
  /** Lines in the file of the fields that later checks use. */
  readonly lines: Readonly<Record<(typeof LATER_FIELDS)[number], number>>;
}

/** Reads the fields of an article and collects the diagnostics that need only the fields and the file name. */
export function readFrontmatter(file: string, frontmatter: string): Checked<Frontmatter | undefined> {
  const { value, diagnostics } = readFields(file, frontmatter, articleSchema, ['title', 'excerpt']);
  if (value === undefined) return { value, diagnostics };
  const { fields, source } = value;
  const lines = Object.fromEntries(
    LATER_FIELDS.map((field) => [field, source.diagnosticAt([field], '', '').line]),
  ) as Frontmatter['lines'];
  return { value: { fields, lines }, diagnostics: [...diagnostics, ...checkFields(fields, file, source)] };
}
