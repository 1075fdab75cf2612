import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentDirectory } from '@/lib/site/memoize';
import { OWN_PICTURES } from '@/lib/site/own-pictures';
import { PREVIEW_EVENTS } from '@/lib/site/preview-events';
import { basePath } from '@/lib/site/address';
import { setVariables } from '@/lib/site/environment';
import { checkHost, checkOrigin, targetOf } from './server/check-request';
import { runCommand, UserError } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { diagnosticsPage } from './dev/diagnostics-page';
import { isGone } from './dev/gone-pages';
import { LiveContent } from './dev/live-content';
import { answerWithPicture } from './dev/live-pictures';
import { NewPages } from './dev/new-pages';
import { nextSettings } from './build/next-settings';
import { listen } from './server/listen';
import { serverSettings, type ServerSettings } from './server/server-settings';

/** Whether a request is for a page or its payload. Next's own requests must still work while content is invalid. */
const asksForPage = ({ headers, url }: IncomingMessage) =>
  !url?.startsWith('/_next/') && (headers.accept?.includes('text/html') || headers.rsc !== undefined);

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Starts Next, which takes a while, and returns the handler for all requests of the preview.
 *
 * @param upgrades server on which Next listens for websockets after its first request
 */
async function startNext(port: number, content: LiveContent, upgrades: Server): Promise<Answer> {
  setVariables(nextSettings());
  // Imported only now, because React and Next choose their builds by NODE_ENV when they are imported.
  const { default: next } = await import('next');
  const app = next({ dev: true, port, httpServer: upgrades });
  await app.prepare();
  const handle = app.getRequestHandler();
  // Requests by scripts, including this one, go directly to Next.
  const pages = new NewPages(content.paths.keys(), async (path) => {
    const { status } = await fetch(`http://localhost:${port}${basePath()}${path}`);
    return status;
  });
  return async (request, response) => {
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?', 2);
    if (pathname === PREVIEW_EVENTS)
      return content.listen(response, new URLSearchParams(query).get('version'));
    const path = pathname.slice(basePath().length);
    if (path.startsWith(OWN_PICTURES)) return answerWithPicture(response, path, contentDirectory());
    if (!asksForPage(request)) return handle(request, response);
    if (content.diagnostics.length === 0) await pages.settle(path, content.paths);
    // Content may have changed during the wait for Next.
    const movedTo = content.moved.get(path);
    if (content.diagnostics.length > 0) {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(diagnosticsPage(content.diagnostics, content.version));
    } else if (movedTo !== undefined) {
      // A temporary redirect, because the writer may undo the renaming.
      const Location = `${basePath()}${movedTo}${query && `?${query}`}`;
      response.writeHead(307, { Location, 'Cache-Control': 'no-store' }).end();
    } else if (!isGone(path, content.paths)) await handle(request, response);
    else if (request.headers.rsc !== undefined) {
      // The client then loads the address as a document, which is a 404 page.
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    } else {
      // Next may still have the page in its list, but it has no page below that address.
      request.url = `${pathname}/gone`;
      await handle(request, response);
    }
  };
}

/** Runs Next behind our own server (see Next's guide "Custom Server"), which shows diagnostics while content is invalid. */
async function serve({ hosts, ...settings }: ServerSettings): Promise<void> {
  const content = new LiveContent(contentDirectory(), 'public');
  const check = (request: IncomingMessage) => checkHost(request, hosts) ?? checkOrigin(request);
  const server = createServer();
  // Listen before Next starts, because Next would keep the process running if the port is taken.
  await listen(server, settings);
  const { port } = server.address() as AddressInfo;
  // This server never listens. It passes allowed upgrades on to Next.
  const upgrades = createServer();
  const answer = startNext(port, content, upgrades);
  // An open page may send requests before Next is ready.
  server.on('request', (request, response) => {
    const refusal = check(request);
    if (refusal) {
      response.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${refusal.reason}\n`);
      return;
    }
    request.url = targetOf(request);
    answer
      .then((respond) => respond(request, response))
      .catch((error: unknown) => {
        console.error(`${request.url} was not answered:`, error);
        response.destroy();
      });
  });
  server.on('upgrade', (request, socket, head) => {
    const refusal = check(request);
    if (refusal)
      socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\nConnection: close\r\n\r\n`);
    else if (!upgrades.emit('upgrade', request, socket, head)) socket.destroy();
  });
  await answer;
  console.log(
    `The preview of Farewind is at http://localhost:${port}${basePath()}, with drafts and future articles`,
  );
}

loadEnvironment('development');
await runCommand(
  {
    usage: 'npm run dev',
    summary:
      'Serves the site while you write: the browser shows saved files of content/ and public/ at once, and errors. ' +
      'Drafts and future articles have a label.\nAnother port than 3000: PORT=3001 npm run dev\n' +
      'Only this machine can open it. For others:\n' +
      'HOST=0.0.0.0 ALLOWED_HOSTS=<names they type> npm run dev',
  },
  async () => {
    const settings = serverSettings();
    try {
      await serve(settings);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new UserError(
        `Port ${settings.port} is taken. Choose another one with PORT, as in: PORT=3001 npm run dev`,
      );
    }
  },
);
