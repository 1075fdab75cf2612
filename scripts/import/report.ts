import { counted } from '@/lib/source/counted';
import { formatDiagnostic, type Diagnostic } from '@/lib/source/diagnostic';
import { printable } from '@/scripts/command/printable';
import type { Imported, ImportedArticle } from './import-site';

/** Findings with the same subject and text are reported once, with all their line numbers. */
function articleLines(
  { source, slug, findings }: ImportedArticle,
  errors: readonly Diagnostic[],
): readonly string[] {
  const width = Math.max(0, ...findings.map(({ subject }) => subject.length));
  const file = `content/blog/${slug}.md`;
  return [
    `${source} → ${file}`,
    ...findings.map(
      ({ line, subject, text }) => `  ${`${source}:${line}`}  ${subject.padEnd(width)}  ${text}`,
    ),
    ...errors.map((error) => `  ${formatDiagnostic(error)}`),
  ];
}

/** The report of an import: for each file the changes, the omissions, and the tasks for a writer. */
export function reportOf(
  { system, articles, skipped, pictures }: Imported,
  errors: readonly Diagnostic[],
  isWritten: boolean,
): string {
  const errorsOf = ({ slug }: ImportedArticle) =>
    errors.filter(({ file }) => file.endsWith(`/blog/${slug}.md`));
  const withFindings = articles.filter((article) => article.findings.length + errorsOf(article).length > 0);
  const clean = articles.filter((article) => !withFindings.includes(article));
  const findings = withFindings.reduce((sum, article) => sum + article.findings.length, 0);
  const lines = [
    ...withFindings.flatMap((article) => [...articleLines(article, errorsOf(article)), '']),
    ...errors.filter(({ file }) => !file.endsWith('.md')).map(formatDiagnostic),
    ...(clean.length > 0
      ? ['Without findings:', ...clean.map(({ source, slug }) => `  ${source} → content/blog/${slug}.md`), '']
      : []),
    ...(skipped.length > 0
      ? ['Not imported:', ...skipped.map(({ file, reason }) => `  ${file} ${reason}`), '']
      : []),
    `${system}: ${counted(articles.length, 'article')} (${clean.length} without findings), ${counted(pictures.size, 'picture')}, ${counted(findings, 'finding')}, ${counted(errors.length, 'error')} of check:content, ${skipped.length} not imported.`,
    isWritten
      ? 'All of them are drafts. Work through the findings, run `npm run check:content`, and delete `draft: true` when an article is ready.'
      : 'Nothing was written. The same command with --write writes the articles to content/blog/, as drafts, and their pictures to content/pictures/.',
  ];
  return printable(lines.join('\n'));
}
