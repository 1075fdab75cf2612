import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as esbuild } from 'esbuild';
import { buildMoment } from '@/lib/site/build-context';
import { rawVariable, readVariable, setVariables } from '@/lib/site/environment';
import { CONTENT_MANIFEST } from '@/lib/source/manifest';
import { runCommand, UserError } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { lockFolder } from './command/lock';
import { run } from './command/processes';
import { restoreSite } from './export/export-folder';
import { holdFailure } from './export/hold-failure';
import { CACHE, STALE_PAGES } from './incremental/places';

/** What all processes of a build find in the environment, whatever the shell says: no preview, and one reading of the content. */
const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  [CONTENT_MANIFEST]: path.join(CACHE, 'content.json'),
  FAREWIND_STALE_PAGES: STALE_PAGES,
} as const;

/** Ends all that a build has started when this process is killed. */
const END_WITH_PARENT = `--import=${pathToFileURL(path.resolve('scripts/export/end-with-parent.mjs')).href}`;

/** One moment for every process: a build that runs over midnight must not list an article for which it has no page. */
function pinMoment(): void {
  setVariables({ SOURCE_DATE_EPOCH: String(Math.floor(buildMoment().getTime() / 1000)) });
}

/** The program of a build as one text: from its 260 modules, Node.js would take three seconds longer to start it. */
async function bundleProgram(): Promise<string> {
  const { outputFiles } = await esbuild({
    entryPoints: ['scripts/build/run-build.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    outdir: '.',
  });
  return outputFiles[0]?.text ?? '';
}

/** Builds in a process of its own, so that it can be told in one sentence what the system refuses it. @returns its exit code */
async function build(flags: readonly string[]): Promise<number> {
  const failure = holdFailure();
  const {
    failed,
    exitCode = 1,
    signal,
  } = await run('node', ['--enable-source-maps', '--input-type=module', '-', ...flags], {
    env: { NODE_OPTIONS: `${rawVariable('NODE_OPTIONS') ?? ''} ${END_WITH_PARENT}`.trim() },
    reject: false,
    input: await bundleProgram(),
    stdout: 'inherit',
    stderr: [failure.pass, 'inherit'],
  });
  const said = failure.tell(failed, signal);
  if (said) console.error(said);
  return failed ? exitCode : 0;
}

/** One build at a time: two in one folder would write into each other's files. */
async function buildAlone(flags: readonly string[]): Promise<number> {
  // One by one: `recursive` tells a read-only disk as a folder that is missing.
  for (const folder of [path.dirname(CACHE), CACHE]) if (!existsSync(folder)) mkdirSync(folder);
  const lock = lockFolder(path.join(CACHE, 'build.lock'), 'the build');
  try {
    restoreSite();
    return await build(flags);
  } finally {
    lock.release();
  }
}

await runCommand(
  {
    usage: 'npm run build -- [options]',
    summary:
      'Checks the content and builds the site into out/, which it replaces as a whole at the end. Drafts stay out, and so do articles\n' +
      'dated after today (UTC) or after the moment in SOURCE_DATE_EPOCH (seconds since 1970), with which a build can be made again\n' +
      'byte for byte.',
    options: {
      drafts: {
        type: 'boolean',
        help: 'a preview for editors: shows drafts, future articles and ended deals with labels, hidden from search engines',
      },
      full: {
        type: 'boolean',
        help: 'compile all code and render every page, also those that could stay as they are',
      },
      explain: { type: 'boolean', help: 'name the pages that are rendered, each with the reason' },
    },
  },
  async ({ values }) => {
    setVariables({ ...BUILD_ENVIRONMENT, FAREWIND_DRAFTS: values.drafts ? 'true' : '' });
    loadEnvironment();
    if (values.drafts && readVariable('SITE_ENV') === 'production') {
      throw new UserError(
        "SITE_ENV is 'production', so drafts cannot be shown. Leave it out to build a preview.",
      );
    }
    pinMoment();
    process.exitCode = await buildAlone(
      ['full', 'explain'].flatMap((name) => (values[name] ? `--${name}` : [])),
    );
  },
);
