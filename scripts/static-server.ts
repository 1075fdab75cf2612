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

/**
 * Serves an export as a static host would: clean addresses, compressed siblings, the headers of `_headers`, the redirects
 * of `_redirects`, and `404.html` with status 404 for anything else.
 *
 * @throws what `listen` reports, such as EADDRINUSE
 */
export function startServer({ directory, port, basePath = '' }: ServerOptions): Promise<Server> {
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const missing = read('404.html');
  const headersOf = parseHeadersFile(read('_headers'));
  const redirects = parseRedirectsFile(read('_redirects'));
  const pages = new Set(htmlFiles(directory).map(({ page }) => basePath + page));
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
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const withoutSlash = pathname.replace(/\/$/, '');
    const target =
      redirects.get(pathname) ?? (pathname !== withoutSlash && pages.has(withoutSlash) && withoutSlash);
    if (target) {
      const Location = query === undefined ? target : `${target}?${query}`;
      response.writeHead(301, { ...headersFor(pathname), Location }).end();
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
    request.url = (request.url ?? '/').slice(basePath.length);
    if (inside && !RULES.test(request.url)) files(request, response, answerMissing);
    else answerMissing();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
