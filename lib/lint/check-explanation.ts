import { pagesSchema } from '@/lib/site/page-schemas';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { didYouMean } from '@/lib/source/did-you-mean';
import { readYamlFile } from '@/lib/source/yaml-file';
import { listTexts } from '@/lib/articles/texts';
import { TEXT_PAGES } from '@/lib/articles/text-pages';

/** Checks that the text page to which the ledger links exists. */
export function checkExplanation(directory: string): readonly Diagnostic[] {
  const pages = listTexts(directory, TEXT_PAGES.folder);
  return readYamlFile(directory, 'pages.yaml', pagesSchema, ({ deals: { explainedBy } }, source) =>
    explainedBy === undefined || pages.includes(explainedBy)
      ? []
      : [
          source.diagnosticAt(
            ['deals', 'explainedBy'],
            `'${explainedBy}'`,
            `the name of a file in content/pages${didYouMean(explainedBy, pages)}`,
          ),
        ],
  ).diagnostics;
}
