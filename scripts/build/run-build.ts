import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { misspelledVariables } from '@/lib/lint/misspelled-variables';
import { buildMoment } from '@/lib/site/build-context';
import { readVariable, setVariables } from '@/lib/site/environment';
import { runCommand, UserError } from '@/scripts/command/command';
import { loadEnvironment } from '@/scripts/command/load-environment';
import { lockFolder } from '@/scripts/command/lock';
import { requireNoLink, restoreSite } from '@/scripts/export/export-folder';
import { CACHE } from '@/scripts/incremental/paths';
import type { PlanOptions } from '@/scripts/incremental/plan-pages';
import { buildSite } from './build-site';

/** Gives every process the same moment: a build that runs past midnight must not list an article for which it has no page. */
function pinMoment(): void {
  setVariables({ SOURCE_DATE_EPOCH: String(Math.floor(buildMoment().getTime() / 1000)) });
}

/** Allows one build at a time: two builds in one folder would overwrite each other's files. */
async function buildAlone(options: PlanOptions): Promise<void> {
  requireNoLink();
  // One at a time: with `recursive`, Node.js reports a read-only disk as a missing folder.
  for (const folder of [path.dirname(CACHE), CACHE]) if (!existsSync(folder)) mkdirSync(folder);
  const lock = lockFolder(path.join(CACHE, 'build.lock'), 'the build');
  try {
    restoreSite();
    await buildSite(options, lock.check);
  } finally {
    lock.release();
  }
}

// Before the command checks the site's address, which may be set in `.env`.
const files = loadEnvironment();
await runCommand(
  {
    usage: 'npm run build -- [options]',
    summary:
      'Checks the content and builds the site, which replaces out/ at the end. It leaves out drafts, and articles ' +
      'dated after today (UTC). SOURCE_DATE_EPOCH (seconds since 1970) sets another time; the same time and input give the ' +
      'same bytes.',
    options: {
      drafts: {
        type: 'boolean',
        help: 'a preview for editors: shows drafts, future articles and ended deals with labels, hidden from search engines',
      },
      full: {
        type: 'boolean',
        help: 'compile all code and render every page, including pages that have not changed',
      },
      explain: { type: 'boolean', help: 'list the pages that are rendered, each with the reason' },
    },
  },
  async ({ values: { drafts, full, explain } }) => {
    setVariables({ FAREWIND_DRAFTS: drafts ? 'true' : '' });
    if (drafts && readVariable('SITE_ENV') === 'production') {
      throw new UserError(
        "SITE_ENV is 'production', so drafts cannot be shown. Leave it out to build a preview.",
      );
    }
    pinMoment();
    await buildAlone({ full: full === true, explain: explain === true });
    for (const warning of misspelledVariables(files)) console.warn(warning);
  },
);
