import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import Negotiator from 'negotiator';
import { articlePattern, listsPattern } from '@/lib/site/routes';
import { checkHost, targetOf } from './check-request';
import { ASK_AGAIN, parseHeadersFile } from '@/scripts/export/header-files';
import { MISSING_PAGE, MISSING_PAGES, MISSING_POST } from '@/scripts/export/missing-pages';
import { parseRedirectsFile } from '@/scripts/export/redirect-files';
import { RULES_FOLDER } from '@/scripts/export/server-rules';
import { listen } from './listen';
import { LOOPBACK_ADDRESSES, LOOPBACK_HOSTS, type ServerSettings } from './server-settings';

interface ServerOptions extends Partial<Omit<ServerSettings, 'port'>> {
  /** A complete export. */
  readonly directory: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The base path of the export, such as /travel; '' for the root of a host. */
  readonly basePath?: string;
}

/** Endings of compressed siblings, best first. */
const SIBLINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const missingNames = MISSING_PAGES.map((page) => page.slice(0, -'.html'.length)).join('|');

/** Files that hosts read but do not serve, and hidden files, which no site should serve. */
const UNSERVED = new RegExp(
  `^/(?:_headers$|_redirects$|${RULES_FOLDER}/|(?:${missingNames})(?:\\.html)?$)|/\\.(?!well-known/)`,
);

type Headers = Readonly<Record<string, string>>;

/** Sends a response with one sentence as plain text. */
function say(response: ServerResponse, status: number, reason: string, headers: Headers = {}): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(`${reason}\n`);
}

/** The decoded path of an address, relative to the export; undefined if it cannot be a file of the site. */
function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    // Each file has only one address, so empty segments and Windows separators are not allowed.
    return ['\0', '\\', '//'].some((part) => decoded.includes(part)) || UNSERVED.test(decoded)
      ? undefined
      : decoded;
  } catch {
    return undefined;
  }
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

type Found = Awaited<ReturnType<typeof send>>;

/** Finds the file of an address as hosts do, in the best encoding that the client accepts. */
async function find(request: IncomingMessage, root: string, file: string): Promise<Found | undefined> {
  const accepted = new Negotiator(request).encodings(SIBLINGS.map(([encoding]) => encoding));
  const forms = [...SIBLINGS.filter(([encoding]) => accepted.includes(encoding)), [undefined, ''] as const];
  for (const ending of file.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html']) {
    for (const [encoding, sibling] of forms) {
      const name = file + ending;
      const found = await send(request, encodeURIComponent(name + sibling), {
        root,
        // Files are small, and a server may ignore range requests (RFC 9110, 14.2).
        acceptRanges: false,
        dotfiles: 'allow',
        index: false,
      });
      if (found.type === 'directory' || found.statusCode === 404) continue;
      const type = send.mime.getType(name) ?? 'application/octet-stream';
      Object.assign(found.headers, { Vary: 'Accept-Encoding' });
      if (found.statusCode === 200)
        Object.assign(found.headers, {
          'Content-Type': send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type,
          ...(encoding && { 'Content-Encoding': encoding }),
        });
      return found;
    }
  }
  return undefined;
}

/** @throws errors of opening and reading the file; nothing is sent before the file is open */
async function sendFound(response: ServerResponse, { statusCode, headers, stream }: Found, also: Headers) {
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
  response.writeHead(statusCode, { ...headers, ...also });
  await pipeline(stream, response, { end: false });
  // If the file has become shorter in the meantime, the client must not wait for the rest.
  if (stream instanceof ReadStream && stream.bytesRead < Number(headers['Content-Length']))
    response.destroy();
  else response.end();
}

/**
 * Serves an export like a static host: clean URLs, compressed siblings, the headers of `_headers`, the redirects of `_redirects`, and
 * status 404 with `404.html`, or with `blog/404.html` for an article. Each request reads its files again, so a new build is visible
 * immediately, and an error in one request does not affect the others.
 *
 * @throws errors of `listen`, such as EADDRINUSE
 */
export async function startServer({
  directory,
  port,
  basePath = '',
  addresses = LOOPBACK_ADDRESSES,
  hosts = LOOPBACK_HOSTS,
}: ServerOptions): Promise<Server> {
  const root = path.resolve(directory);
  const article = new RegExp(articlePattern(basePath));
  const lists = new RegExp(listsPattern(basePath));
  const read = (name: string) => readFile(path.join(root, name), 'utf8');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = checkHost(request, hosts);
    if (refusal) return say(response, refusal.status, refusal.reason);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Only GET and HEAD are allowed.', { Allow: 'GET, HEAD' });
    const [pathname = '/', ...query] = targetOf(request).split(/(?=\?)/);
    const [headersFile, redirectsFile] = await Promise.all([read('_headers'), read('_redirects')]);
    const headers = { 'Cache-Control': ASK_AGAIN, ...parseHeadersFile(headersFile)(pathname) };
    const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const file = isInside ? decode(pathname.slice(basePath.length)) : undefined;
    // Each page has only one address: /flights/ redirects to /flights.
    const isPage =
      pathname.endsWith('/') &&
      file !== undefined &&
      (await isFile(path.join(root, `${file.slice(0, -1)}.html`)));
    const target =
      parseRedirectsFile(redirectsFile).get(pathname) ?? (isPage ? pathname.slice(0, -1) : undefined);
    if (target !== undefined) {
      response.writeHead(301, { ...headers, Location: target + query.join('') }).end();
      return;
    }
    const found = file === undefined ? undefined : await find(request, root, file);
    if (found?.statusCode === 500 && found.type === 'error') throw found.metadata.error;
    if (found) return sendFound(response, found, headers);
    const missing = await read(article.test(pathname) && !lists.test(pathname) ? MISSING_POST : MISSING_PAGE);
    response
      .writeHead(404, {
        ...headers,
        // A missing file may exist after the next deployment, so browsers must not cache the 404, not even for immutable files.
        'Cache-Control': ASK_AGAIN,
        'Content-Type': 'text/html; charset=utf-8',
      })
      .end(missing);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (response.headersSent) return void response.destroy();
      // Files may be missing while a build replaces the site, and the process may have reached its limit of open files.
      console.error(`${request.url} was not answered: ${error.message}`);
      say(response, 503, 'The site cannot be read just now. Is a build running?', { 'Retry-After': '5' });
    });
  });
  await listen(server, { port, addresses });
  return server;
}
