import { mkdirSync, rmSync } from 'node:fs';
import { loadMagazine } from '@/lib/articles/magazine';
import { loadPictureUses } from '@/lib/lint/check-content';
import { setVariables } from '@/lib/site/environment';
import { contentDirectory, forgetContent } from '@/lib/site/memoize';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import { routes } from '@/lib/site/routes';
import { timed } from '@/scripts/command/timed';
import { haveChanged, otherContent, readGlobalInputs } from '@/scripts/incremental/global-inputs';
import { keepPages, NothingFits, shipPages, type KeptPages } from '@/scripts/incremental/keep-pages';
import { PageStore } from '@/scripts/incremental/page-store';
import { planPages, type PlanOptions } from '@/scripts/incremental/plan-pages';
import { COMPILED, NEW_SITE, NEXT_EXPORT } from '@/scripts/incremental/paths';
import { shipPictures } from '@/scripts/pictures/ship';
import { checkAccount } from './check-account';
import { newestArticles } from '@/scripts/export/compress';
import { checkSiteContent } from './check-site-content';
import { deleteFormerSite, replaceSite } from '@/scripts/export/export-folder';
import { makeOwnPictures } from './own-pictures';
import { completePages, completeSite, compressorFor } from '@/scripts/export/post-process';
import { renderPages } from './render-pages';
import { nextSettings } from './next-settings';
import { writeMarkdown } from '@/scripts/export/write-markdown';
import { writeSharePictures } from './write-share-pictures';

/** Makes an empty folder for the new site. */
function makeFolder(): void {
  rmSync(NEW_SITE, { recursive: true, force: true });
  mkdirSync(NEW_SITE, { recursive: true });
}

/** Adds everything that does not depend on rendered pages, while Next renders them. */
async function addOthers(stale: ReadonlySet<string>, ship: () => KeptPages): Promise<KeptPages> {
  const deleted = deleteFormerSite();
  const kept = ship();
  const content = contentDirectory();
  shipPictures(content, loadPictureUses(content), PICTURE_CACHE, NEW_SITE);
  writeMarkdown(NEW_SITE, stale);
  await writeSharePictures(NEW_SITE);
  await deleted;
  return kept;
}

async function buildOnce(other: string, requireAll: () => void, options: PlanOptions): Promise<void> {
  const store = new PageStore();
  const newest = new Set([...newestArticles(loadMagazine().articles)].map((slug) => routes.article(slug)));
  const { plan, stale } = await timed('Plan', () =>
    planPages(readGlobalInputs(other), store, newest, options),
  );
  setVariables(nextSettings(stale.size));
  makeFolder();
  const [, kept] = await Promise.all([
    timed('Next', () => renderPages(plan.inputs, options.full)),
    addOthers(stale, () => shipPages(plan, stale, store, NEW_SITE)),
  ]);
  const compressor = compressorFor(NEW_SITE, kept, stale);
  const finished = await timed('Pages', () => completePages(NEW_SITE, kept, compressor));
  rmSync(NEXT_EXPORT, { recursive: true });
  await timed('Site', () => completeSite(NEW_SITE, finished, kept, compressor));
  requireAll();
  if (haveChanged(plan.inputs)) {
    // Next may have compiled the code of before or after the change.
    rmSync(COMPILED, { force: true });
    console.error(
      'Content or code has changed during the build. Build again to publish the change. The rendered pages are not kept.',
    );
  } else await keepPages(plan, stale, store, NEW_SITE, finished.pages);
  await timed('Replacement', replaceSite);
}

/**
 * Builds the site from its content and replaces the previous site. See docs/architecture.md.
 *
 * @param requireLock throws if another build has taken over the folders
 * @throws ContentError
 * @throws UserError
 */
export async function buildSite(options: PlanOptions, requireLock: () => void): Promise<void> {
  const other = otherContent(contentDirectory());
  await timed('Check of the content', checkSiteContent);
  checkAccount();
  const requirePictures = await makeOwnPictures();
  // Content that was read before this point has no variants of the new pictures.
  forgetContent();
  const requireAll = () => {
    requirePictures();
    requireLock();
  };
  try {
    await buildOnce(other, requireAll, options);
  } catch (error) {
    if (!(error instanceof NothingFits)) throw error;
    console.error(
      `Pages of earlier builds cannot be reused: ${error.message}. The build starts again without them.`,
    );
    await buildOnce(other, requireAll, { ...options, full: true });
  }
}
