import { asset, basePath } from '@/lib/site/address';
import type { Desk } from '@/lib/site/desk';
import { DESK } from '@/lib/site/routes';
import { escapeHtml } from '@/lib/source/escape-html';

/** Hosts that the desk contacts: the API of the repository, and the pictures of its users. */
function hostsOf(desk: Desk): { readonly connect: readonly string[]; readonly img: readonly string[] } {
  switch (desk.backend) {
    case 'test':
      return { connect: [], img: [] };
    case 'github':
      return {
        connect: ['https://api.github.com', 'https://www.githubstatus.com'],
        img: ['https://avatars.githubusercontent.com'],
      };
    case 'gitlab':
      return {
        connect: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
        img: ['https://gitlab.com', 'https://secure.gravatar.com'],
      };
  }
}

/**
 * The content security policy of the desk, which is not part of the site. It allows no company except the host of the repository, and
 * no code except that of the package. Workers and previews use blobs, and WebAssembly compresses pictures.
 */
export function deskPolicy(desk: Desk): string {
  const { connect, img } = hostsOf(desk);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'blob:', 'data:', ...img],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:', 'data:'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** The page at `/admin`. @param script file of the desk's code */
export const deskPage = (desk: Desk, title: string, script: string): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${deskPolicy(desk)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="${asset('/icon.svg')}">`,
    `<link rel="cms-config-url" type="application/json" href="${basePath()}/${DESK}/config.json">`,
    `<script type="module" src="${basePath()}/${DESK}/${script}"></script>`,
    '</head>',
    '<body><noscript>The desk needs JavaScript.</noscript></body>',
    '</html>',
    '',
  ].join('\n');
