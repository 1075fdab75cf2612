import { loadPictureUses } from '@/lib/lint/check-content';
import { contentDirectory } from '@/lib/site/memoize';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import { runCommand } from '@/scripts/command/command';
import { loadEnvironment } from '@/scripts/command/load-environment';
import { runTypeScript } from '@/scripts/command/processes';
import { shipPictures } from '@/scripts/pictures/ship';
import { writeSearchIndex } from '@/scripts/search/write-search-index';
import { replaceSite, requireUnprocessedExport } from './export-folder';
import { NothingFits } from '@/scripts/incremental/keep-pages';
import { ASKS_FOR_ALL, NEW_SITE } from '@/scripts/incremental/places';
import { completePages, completeSite } from './post-process';
import { writeSharePictures } from './write-share-pictures';

const COMMAND = {
  usage: 'tsx scripts/export/complete-export.ts',
  summary:
    "The last step of 'npm run build': adds pictures, share pictures, search index, sitemap and Markdown to Next's export,\n" +
    "post-processes its pages, and puts it in the place of 'out'.",
};

const writeSitemap = () =>
  runTypeScript('node_modules/next-sitemap/bin/next-sitemap.mjs', ['--config', 'next-sitemap.config.mjs'], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
  });

async function complete(): Promise<void> {
  requireUnprocessedExport(NEW_SITE);
  const content = contentDirectory();
  shipPictures(content, loadPictureUses(content), PICTURE_CACHE, NEW_SITE);
  const policy = await completePages(NEW_SITE);
  // Side by side: each reads pages or the content, and none reads what another one writes.
  await Promise.all([writeSitemap(), writeSearchIndex(NEW_SITE), writeSharePictures(NEW_SITE)]);
  await completeSite(NEW_SITE, policy);
  replaceSite();
}

// One process reads the content for all of it.
loadEnvironment();
await runCommand(COMMAND, async () => {
  try {
    await complete();
  } catch (error) {
    if (!(error instanceof NothingFits)) throw error;
    console.error(`Pages of earlier builds do not fit this one: ${error.message}.`);
    process.exitCode = ASKS_FOR_ALL;
  }
});
