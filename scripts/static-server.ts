import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

interface ServerOptions {
  readonly directory: string;
  /** 0 for any free port. */
  readonly port: number;
}

/**
 * Serves an export as a static host would: clean addresses, `404.html` with status 404 for anything else.
 *
 * @throws what `listen` reports, such as EADDRINUSE
 */
export function startServer({ directory, port }: ServerOptions): Promise<Server> {
  const missing = readFileSync(path.join(directory, '404.html'));
  const files = sirv(directory, { etag: true, extensions: ['html'] });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(missing);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
