import { describeArticles } from '@/lib/articles/published';
import { reviewContent } from '@/lib/lint/check-content';
import { currentBuildContext } from '@/lib/site/build-context';
import { loadPartners } from '@/lib/site/load-partners';
import { contentDirectory } from '@/lib/site/memoize';
import { listStandIns } from '@/lib/deals/stand-ins';
import { ContentError } from '@/lib/source/diagnostic';
import { writeManifest } from '@/lib/source/manifest';
import { withKeptParsed } from './kept-parsed';
import { standInsTable } from '@/scripts/partners/stand-ins-table';

/**
 * Checks all content, prints what will be published, and writes the manifest from which later steps read the content.
 *
 * @throws ContentError with every mistake
 */
export async function checkSiteContent(): Promise<void> {
  const buildContext = currentBuildContext();
  const directory = contentDirectory();
  const { articles, errors } = await withKeptParsed(() =>
    writeManifest(
      directory,
      () => reviewContent(directory, buildContext),
      (review) => review.errors.length === 0,
    ),
  );
  if (errors.length > 0) throw new ContentError(errors);
  for (const line of [
    describeArticles(articles, buildContext),
    ...standInsTable(listStandIns(loadPartners())),
  ])
    console.log(line);
}
