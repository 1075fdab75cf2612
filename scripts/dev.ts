import './dev/load-env';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { CONTENT_DIRECTORY } from '@/lib/content/read-files';
import { PREVIEW_EVENTS } from '@/lib/preview-events';
import { BASE_PATH } from '@/lib/site-address';
import { runCommand, UserError } from './command';
import { findingsPage } from './dev/findings-page';
import { isGone } from './dev/gone-pages';
import { LiveContent } from './dev/live-content';
import { NewPages } from './dev/new-pages';
import { portFrom } from './port';

/** A page or the payload of one; what Next fetches for itself must go on while content is broken. */
const asksForPage = ({ headers, url }: IncomingMessage) =>
  !url?.startsWith('/_next/') && (headers.accept?.includes('text/html') || headers.rsc !== undefined);

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers everything for as long as the preview runs; Next takes its time to start. */
async function startNext(port: number, content: LiveContent): Promise<Answer> {
  const app = next({ dev: true, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  // What a script asks for, this question too, goes straight to Next.
  const pages = new NewPages(content.paths.keys(), async (path) => {
    const { status } = await fetch(`http://localhost:${port}${BASE_PATH}${path}`);
    return status;
  });
  return async (request, response) => {
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?', 2);
    if (pathname === PREVIEW_EVENTS)
      return content.listen(response, new URLSearchParams(query).get('version'));
    if (!asksForPage(request)) return handle(request, response);
    const path = pathname.slice(BASE_PATH.length);
    if (content.findings.length === 0) await pages.settle(path, content.paths);
    // Content may have changed while Next was asked.
    const movedTo = content.moved.get(path);
    if (content.findings.length > 0) {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(findingsPage(content.findings, content.version));
    } else if (movedTo !== undefined) {
      // For now: what a writer renames may get its old name back.
      const Location = `${BASE_PATH}${movedTo}${query && `?${query}`}`;
      response.writeHead(307, { Location, 'Cache-Control': 'no-store' }).end();
    } else if (!isGone(path, content.paths)) await handle(request, response);
    else if (request.headers.rsc !== undefined) {
      // The open page then loads as one that was never there.
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    } else {
      // Next may still have the page in its list, and none below it.
      request.url = `${pathname}/gone`;
      await handle(request, response);
    }
  };
}

/** Next behind a server of ours (its guide "Custom Server"), which steps in while content is broken. */
async function serve(port: number): Promise<void> {
  const content = new LiveContent(CONTENT_DIRECTORY, 'public');
  const server = createServer();
  // Before Next, which never ends by itself once it has begun.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  const answer = startNext(port, content);
  // An open page may ask before Next is ready.
  server.on('request', (request, response) => {
    answer
      .then((respond) => respond(request, response))
      .catch((error: unknown) => void response.destroy(error as Error));
  });
  await answer;
  console.log(
    `Farewind is previewed on http://localhost:${port}${BASE_PATH}, drafts and articles of the future too`,
  );
}

await runCommand(
  {
    usage: 'npm run dev',
    summary:
      'Serves the site while you write: a saved file of content/ or public/ shows at once, and mistakes show in the browser.\n' +
      'Drafts and articles of the future bear a label. Another port than 3000: PORT=3001 npm run dev',
  },
  async () => {
    const port = portFrom(process.env);
    try {
      await serve(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new UserError(
        `Port ${port} is taken. Choose another one with PORT, as in: PORT=3001 npm run dev`,
      );
    }
  },
);
