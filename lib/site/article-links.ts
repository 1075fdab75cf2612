import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@/lib/source/diagnostic';
import type { DiagnosticSource } from '@/lib/source/yaml-source';

/** A diagnostic for a field that names an unknown article. An article's file has its slug, so the file need not be read. */
export const checkArticle = (
  directory: string,
  source: DiagnosticSource,
  at: readonly PropertyKey[],
  slug: string,
): readonly Diagnostic[] =>
  existsSync(path.join(directory, 'blog', `${slug}.md`))
    ? []
    : [source.diagnosticAt(at, `'${slug}'`, 'the slug of an article in content/blog')];
