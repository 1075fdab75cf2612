import { readFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { filesBelow } from '@/lib/source/read-files';
import { UserError } from '@/scripts/command/command';
import { progress } from '@/scripts/command/progress';
import { parseHeadersFile } from '@/scripts/export/header-files';
import { MISSING_PAGES } from '@/scripts/export/missing-pages';
import { parseRedirectsFile } from '@/scripts/export/redirect-files';
import { RULES_FOLDER } from '@/scripts/export/server-rules';
import { asNetworkError } from '@/scripts/network/exchange';
import { NetworkError } from '@/scripts/network/network-error';
import { retry } from '@/scripts/network/retry';

/** A difference between the answer of a deployed site and its build. */
interface ReleaseFault {
  /** Path on the host. */
  readonly address: string;
  readonly fault: string;
}

interface DeployedSite {
  /** Origin of the host, such as https://www.example.com. */
  readonly origin: string;
  /** The folder on the host, such as /travel; '' for its root. */
  readonly basePath: string;
  /** The export that was deployed. */
  readonly directory: string;
}

/** Milliseconds. */
const TIMEOUT = 30_000;
/** Milliseconds before the second attempt. */
const PAUSE = 300;
const AT_ONCE = 8;
/** Number of addresses without an answer after which a host counts as unreachable, if it has answered none. */
const SILENT = 2 * AT_ONCE;
/** In bytes. Hosts do not compress smaller files, because it would not save a packet. */
const WORTH_COMPRESSING = 2000;

/** Content types that browsers need, by file extension. For other extensions, hosts' defaults are fine. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.css': /^text\/css/,
  '.js': /^(?:text|application)\/javascript/,
  '.json': /json/,
  '.xml': /xml/,
  '.png': /^image\/png$/,
};
const COMPRESSED = ['.html', '.css', '.js', '.json', '.xml', '.txt', '.svg'];
/** Whether `npm run build` wrote a file only for hosts, such as a compressed copy. Browsers do not request these files. */
const forHosts = (file: string) =>
  ['_headers', '_redirects'].includes(file) ||
  file.startsWith(`${RULES_FOLDER}/`) ||
  /\.(?:br|gz)$/.test(file);

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

async function request(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw asNetworkError(error, new URL(address).host, TIMEOUT);
  }
}

/** The path of a file of an export, as a person writes it. */
const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

const found = (value: string | null) => (value === null ? 'is missing' : `is '${value}'`);

/** Problems with the answer to a request for a file. */
function faultsOfFile(
  answer: Answer,
  file: string,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): readonly string[] {
  if (answer.status !== 200) return [`status ${answer.status}, expected 200`];
  const ending = path.extname(file);
  const header = (name: string) => answer.headers.get(name);
  const type = TYPES[ending];
  const isPacked = header('content-encoding') !== null;
  const asksAgain = /no-cache|no-store|max-age=0/.test(header('cache-control') ?? '');
  return [
    ...(answer.body.equals(bytes) ? [] : ['differs from the build: another release, or the host changes it']),
    ...Object.entries(headers).flatMap(([name, value]) =>
      header(name) === value ? [] : [`${name} ${found(header(name))}, expected '${value}'`],
    ),
    ...(type && !type.test(header('content-type') ?? '')
      ? [`Content-Type ${found(header('content-type'))}`]
      : []),
    ...(ending === '.html' && !asksAgain
      ? [`Cache-Control ${found(header('cache-control'))}: browsers may keep an old page; expected max-age=0`]
      : []),
    ...(COMPRESSED.includes(ending) && bytes.length > WORTH_COMPRESSING && !isPacked
      ? ['is not compressed']
      : []),
  ];
}

/** Problems with a former address. It must redirect or, on hosts without redirects, serve the page that the build has for it. */
function faultsOfRedirect({ status, headers }: Answer, origin: string, to: string): readonly string[] {
  const target = headers.get('location');
  if (status === 200) return [];
  return target && URL.canParse(target, origin) && new URL(target, origin).pathname === to
    ? []
    : [`status ${status}, expected a redirect to ${to}`];
}

/**
 * Requests every file of a build from the deployed site, and missing and former addresses. An address without an answer is a fault.
 *
 * @throws UserError if the host answers nothing
 */
export async function releaseFaults({
  origin,
  basePath,
  directory,
}: DeployedSite): Promise<readonly ReleaseFault[]> {
  const text = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const headersAt = parseHeadersFile(text('_headers'));
  const redirects = parseRedirectsFile(text('_redirects'));
  const files = filesBelow(directory).filter(
    (file) => !forHosts(file) && !MISSING_PAGES.includes(file) && !redirects.has(basePath + addressOf(file)),
  );
  // Cloudflare Pages and Netlify answer the addresses of the 404 pages and of the rules for servers with status 200.
  const missing = ['/no-such-page', '/blog/no-such-article', '/_headers'];
  const tick = progress('Addresses asked', files.length);
  let hasAnswered = false;
  const failures: NetworkError[] = [];
  function giveUpAfter(count: number): void {
    const [first] = failures;
    if (first && !hasAnswered && failures.length >= count)
      throw new UserError(`${origin} cannot be reached: ${first.message}`);
  }
  async function faultsAt(address: string, judge: (answer: Answer) => readonly string[]) {
    // Files copied from public/ may have any name.
    const encoded = address.split('/').map(encodeURIComponent).join('/');
    const of = await retry(() => request(origin + encoded), { retries: 1, firstPause: PAUSE }).then(
      (answer) => {
        hasAnswered = true;
        return judge(answer);
      },
      (error: unknown) => {
        if (!(error instanceof NetworkError)) throw error;
        failures.push(error);
        giveUpAfter(SILENT);
        return [error.message];
      },
    );
    return of.map((fault) => ({ address, fault }));
  }
  const ofFiles = await pMap(
    files,
    (file) => {
      // Not after the answer, so that nothing is printed once the check has given up.
      tick();
      const address = basePath + addressOf(file);
      const bytes = readFileSync(path.join(directory, file));
      return faultsAt(address, (answer) => faultsOfFile(answer, file, bytes, headersAt(address)));
    },
    { concurrency: AT_ONCE },
  );
  const ofMissing = await pMap(missing, (address) =>
    faultsAt(basePath + address, ({ status }) => (status === 404 ? [] : [`status ${status}, expected 404`])),
  );
  const ofRedirects = await pMap(
    redirects,
    ([from, to]) => faultsAt(from, (answer) => faultsOfRedirect(answer, origin, to)),
    { concurrency: AT_ONCE },
  );
  giveUpAfter(1);
  return [...ofFiles, ...ofMissing, ...ofRedirects].flat();
}
