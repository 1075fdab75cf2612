import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { parseHeadersFile } from './finish/header-files';

interface ServerOptions {
  /** A finished export. */
  readonly directory: string;
  /** 0 for any free port. */
  readonly port: number;
}

/** Pages and payloads are asked for again each time, and answered with 304 while they are the same. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Serves an export as a static host would: clean addresses, compressed siblings, the headers of `_headers`, and `404.html`
 * with status 404 for anything else.
 *
 * @throws what `listen` reports, such as EADDRINUSE
 */
export function startServer({ directory, port }: ServerOptions): Promise<Server> {
  const missing = readFileSync(path.join(directory, '404.html'));
  const headersOf = parseHeadersFile(readFileSync(path.join(directory, '_headers'), 'utf8'));
  const headersFor = (pathname: string) => ({ 'Cache-Control': ASK_AGAIN, ...headersOf(pathname) });
  const files = sirv(directory, {
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      const [pathname = '/'] = (request.url ?? '/').split('?');
      response
        .writeHead(404, { ...headersFor(pathname), 'Content-Type': 'text/html; charset=utf-8' })
        .end(missing);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
