import path from 'node:path';
import pRetry from 'p-retry';
import { UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { BROWSER_FLAGS } from './browser-flags';
import { installPackage } from './install-package';
import { NoResultError, readLighthouse, type PageRun } from './lighthouse-result';

/**
 * The last major version that runs on Node 20. It is not a dependency of the project, because one of its packages depends on
 * `latest` versions of others, so `npm ci` could some day install something else or fail.
 */
export const LIGHTHOUSE_VERSION = '12.8.2';

/**
 * @returns the folder of Lighthouse
 * @throws UserError with npm's reason
 */
export const installLighthouse = () => installPackage('lighthouse', LIGHTHOUSE_VERSION);

/** Milliseconds. One page load with Lighthouse's longest waits takes a minute. */
const TIME_LIMIT = 120_000;

export type ColorScheme = 'light' | 'dark';

/** The parameters of a visit in addition to the address. */
interface Visit {
  readonly browser: string;
  /** Port of the server that replaces all other hosts. */
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
      // Without this flag, Lighthouse would treat a page with status 404 as not loaded.
      '--ignore-status-code',
      `--chrome-flags=${flagsOf(visit)}`,
    ],
    { env: { CHROME_PATH: visit.browser }, timeout: TIME_LIMIT, reject: false },
  );
  // Lighthouse may have exited before it wrote the whole report.
  if (failed) throw new NoResultError(stderr || shortMessage);
  return readLighthouse(stdout);
}

/** Retries. Occasionally the browser records nothing, or a page paints too late. */
const RETRIES = 3;

/**
 * Runs Lighthouse's mobile test for one address in a separate browser.
 *
 * @throws UserError if the last retry also fails
 */
export const visitPage = (url: string, visit: Visit): Promise<PageRun> =>
  pRetry(() => measure(url, visit), {
    retries: RETRIES,
    shouldRetry: ({ error }) => error instanceof NoResultError,
  }).catch((error: unknown) => {
    if (!(error instanceof NoResultError)) throw error;
    throw new UserError(`Lighthouse could not measure ${url}:\n${error.message}`);
  });
