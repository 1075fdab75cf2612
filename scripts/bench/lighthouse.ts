import path from 'node:path';
import pRetry from 'p-retry';
import { UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { BROWSER_FLAGS } from './browser-flags';
import { installPackage } from './install-package';
import { NoResultError, readLighthouse, type PageRun } from './lighthouse-result';

/**
 * The last major that runs on Node 20. It is no dependency of the project: a package of its own is pinned to `latest`
 * versions of others, so one day `npm ci` would install something else or fail.
 */
export const LIGHTHOUSE_VERSION = '12.8.2';

/** @returns its folder @throws UserError with npm's reason */
export const installLighthouse = () => installPackage('lighthouse', LIGHTHOUSE_VERSION);

/** One page load with the longest waits of Lighthouse takes a minute; milliseconds. */
const TIME_LIMIT = 120_000;

export type ColorScheme = 'light' | 'dark';

/** What a visit needs to know beside the address. */
export interface Visit {
  readonly browser: string;
  /** Port of the server that stands in for all other hosts. */
  readonly outside: number;
  readonly scheme: ColorScheme;
}

function flagsOf({ outside, scheme }: Visit): string {
  return [
    '--headless=new',
    ...BROWSER_FLAGS,
    '--ignore-certificate-errors',
    `--host-resolver-rules='MAP * 127.0.0.1:${outside},EXCLUDE localhost'`,
    ...(scheme === 'dark' ? ['--force-dark-mode'] : []),
  ].join(' ');
}

async function measure(url: string, visit: Visit): Promise<PageRun> {
  const program = path.join(await installLighthouse(), 'cli/index.js');
  const { stdout, stderr, failed, shortMessage } = await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      // Otherwise a page that answers 404 would count as one that did not load.
      '--ignore-status-code',
      `--chrome-flags=${flagsOf(visit)}`,
    ],
    { env: { CHROME_PATH: visit.browser }, timeout: TIME_LIMIT, reject: false },
  );
  // Lighthouse may have ended before all of its report was written.
  if (failed) throw new NoResultError(stderr || shortMessage);
  return readLighthouse(stdout);
}

/** Tries after the first: now and then the browser records nothing, or a page paints too late to be seen. */
const RETRIES = 3;

/**
 * Lighthouse's mobile test of one address in a browser of its own.
 *
 * @throws UserError when the last try fails too
 */
export const visitPage = (url: string, visit: Visit): Promise<PageRun> =>
  pRetry(() => measure(url, visit), {
    retries: RETRIES,
    shouldRetry: ({ error }) => error instanceof NoResultError,
  }).catch((error: unknown) => {
    if (!(error instanceof NoResultError)) throw error;
    throw new UserError(`Lighthouse could not measure ${url}:\n${error.message}`);
  });
