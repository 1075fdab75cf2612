import path from 'node:path';
import type { z } from 'zod';
import { nameSlug } from '@/lib/source/name-slug';
import { isReservedSlug } from '@/lib/site/routes';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { slug as slugRule } from '@/lib/source/field-rules';
import type { articleSchema } from './schemas';
import type { YamlSource } from '@/lib/source/yaml-source';

type Fields = Readonly<z.infer<typeof articleSchema>>;

/** Reports two spellings of the same tag, because they have the same address. */
function findSameTags({ tags }: Fields, source: YamlSource): readonly Diagnostic[] {
  const seen = new Map<string, string>();
  return tags.flatMap((tag, index) => {
    const slug = nameSlug(tag);
    const first = seen.get(slug);
    if (first === undefined) seen.set(slug, tag);
    return first === undefined
      ? []
      : source.diagnosticAt(['tags', index], `'${tag}', as '${first}' before`, 'each tag once');
  });
}

/** Checks what the schema of the frontmatter cannot. @param file path of the article */
export function checkFields(fields: Fields, file: string, source: YamlSource): readonly Diagnostic[] {
  const { slug, publishDate, updated, author, authors, series, part } = fields;
  const name = path.basename(file, '.md');
  const diagnostics: Diagnostic[] = [];
  if (isReservedSlug(slug)) {
    diagnostics.push(
      source.diagnosticAt(['slug'], `'${slug}'`, 'another slug: a page of the site itself has this name'),
    );
  }
  if (updated !== undefined && updated < publishDate) {
    diagnostics.push(source.diagnosticAt(['updated'], updated, `no date before publishDate, ${publishDate}`));
  }
  if (slug !== name) {
    const isSlug = slugRule.safeParse(name).success;
    const expected = isSlug
      ? `the file's name, '${name}'`
      : `a file of that name: '${slug}.md' in place of '${name}.md'`;
    diagnostics.push(source.diagnosticAt(['slug'], `'${slug}'`, expected));
  }
  if (author === undefined && authors === undefined) {
    diagnostics.push(
      source.diagnosticAt(['author'], 'nothing', 'the name of an author in content/authors.yaml'),
    );
  } else if (author !== undefined && authors !== undefined) {
    const expected = "either 'author', for one, or 'authors', for more than one";
    diagnostics.push(source.diagnosticAt(['authors'], "'author' as well", expected));
  }
  authors?.forEach((name, index) => {
    if (authors.indexOf(name) === index) return;
    diagnostics.push(source.diagnosticAt(['authors', index], `'${name}' again`, 'each author once'));
  });
  if (series !== undefined && part === undefined) {
    const expected = "a line 'part: 1' with the place of the article in its series";
    diagnostics.push(source.diagnosticAt(['series'], 'no part', expected));
  } else if (part !== undefined && series === undefined) {
    const expected = "a line 'series: …' with the name of a series in content/series.yaml";
    diagnostics.push(source.diagnosticAt(['part'], 'no series', expected));
  }
  return [...diagnostics, ...findSameTags(fields, source)];
}
