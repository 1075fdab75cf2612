import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { parseHeadersFile } from './finish/header-files';
import { parseRedirectsFile } from './finish/redirect-files';
import { RULES_FOLDER } from './finish/server-rules';
import { htmlFiles } from './html-files';

interface ServerOptions {
  /** A finished export. */
  readonly directory: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The folder that the export was built for, such as /travel; '' for the root of a host. */
  readonly basePath?: string;
}

/** Pages and payloads are asked for again each time, and answered with 304 while they are the same. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** What a host reads and does not serve. */
const RULES = new RegExp(`^/(?:_headers$|_redirects$|${RULES_FOLDER}/)`);

function isRule(pathname: string): boolean {
  try {
    return RULES.test(decodeURIComponent(pathname));
  } catch {
    // No file has such a name.
    return true;
  }
}

/** Where an address leads for good: from a former one to the new one, and from one with a slash at its end to the page. */
function readRedirects(directory: string, basePath: string): (pathname: string) => string | undefined {
  const rules = parseRedirectsFile(readFileSync(path.join(directory, '_redirects'), 'utf8'));
  const pages = new Set(htmlFiles(directory).map(({ page }) => basePath + page));
  return (pathname) => {
    const page = pathname.endsWith('/') ? pathname.slice(0, -1) : undefined;
    return rules.get(pathname) ?? (page !== undefined && pages.has(page) ? page : undefined);
  };
}

/**
 * Serves an export as a static host would: clean addresses, compressed siblings, the headers of `_headers`, the redirects
 * of `_redirects`, and `404.html` with status 404 for anything else.
 *
 * @throws what `listen` reports, such as EADDRINUSE
 */
export function startServer({ directory, port, basePath = '' }: ServerOptions): Promise<Server> {
  const missing = readFileSync(path.join(directory, '404.html'));
  const redirectOf = readRedirects(directory, basePath);
  const headersOf = parseHeadersFile(readFileSync(path.join(directory, '_headers'), 'utf8'));
  const headersFor = (pathname: string) => ({ 'Cache-Control': ASK_AGAIN, ...headersOf(pathname) });
  const files = sirv(directory, {
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersFor(basePath + pathname)))
        response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const [pathname = '/', ...query] = address.split(/(?=\?)/);
    const target = redirectOf(pathname);
    if (target !== undefined) {
      response.writeHead(301, { ...headersFor(pathname), Location: target + query.join('') }).end();
      return;
    }
    const answerMissing = () => {
      response
        .writeHead(404, {
          ...headersFor(pathname),
          // A file that is missing today may be there tomorrow, also under a name that stands for its content.
          'Cache-Control': ASK_AGAIN,
          'Content-Type': 'text/html; charset=utf-8',
        })
        .end(missing);
    };
    const inside = pathname === basePath || pathname.startsWith(`${basePath}/`);
    request.url = address.slice(basePath.length);
    if (inside && !isRule(pathname.slice(basePath.length))) files(request, response, answerMissing);
    else answerMissing();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
