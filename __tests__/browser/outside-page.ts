import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentSecurityPolicy, type PolicyInput } from '@/lib/site/content-security-policy';
import { buildLoader, buildPageParts, type Outside } from '@/scripts/export/browser-scripts';

/** Serves on this machine until the returned function is called. */
export async function serve(
  listener: RequestListener,
): Promise<readonly [origin: string, close: () => void]> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return [`http://localhost:${(server.address() as AddressInfo).port}`, close];
}

/** What a server of a page has: the page itself, and the script for its parts. */
export interface OutsidePage {
  readonly html: string;
  readonly policy: string;
  readonly parts: string;
}

/** A page with the scripts and the policy that a build has with these settings. */
export function outsidePage(
  markup: string,
  outside: Outside,
  providers: PolicyInput['providers'],
): OutsidePage {
  const { file, text } = buildPageParts(outside);
  const script = buildLoader({ statics: '/', parts: file, outside });
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return {
    html:
      '<!doctype html><html lang="en"><head><title>Harbor walks</title><link rel="icon" href="data:,"><style id="FACE"></style>' +
      `<script>${script}</script></head><body><main tabindex="-1"><h1>Harbor walks</h1><button data-switch>Switch</button>` +
      `<p style="height:200vh">A text.</p>${markup}</main></body></html>`,
    policy: contentSecurityPolicy({ providers, inlineScripts: [hash] }),
    parts: text,
  };
}

/** Answers with a page, and with its script. */
export const answerWith =
  (page: () => OutsidePage): RequestListener =>
  (request, response) => {
    const { html, policy, parts } = page();
    if (request.url?.startsWith('/parts-')) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(parts);
    } else
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html);
  };
