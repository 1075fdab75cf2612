import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@/lib/source/diagnostic';
import type { DiagnosticSource } from '@/lib/source/yaml-source';

/** What is wrong with a field that names an article. Its file bears its slug, so it answers without the articles being read. */
export const checkArticle = (
  directory: string,
  source: DiagnosticSource,
  at: readonly PropertyKey[],
  slug: string,
): readonly Diagnostic[] =>
  existsSync(path.join(directory, 'blog', `${slug}.md`))
    ? []
    : [source.diagnosticAt(at, `'${slug}'`, 'the slug of an article in content/blog')];
