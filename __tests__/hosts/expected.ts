/** Pages by their addresses, below the base path. */
export const pages = (article: string, category: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['/flights', '/blog', article, category].map((address) => [address, `${address.slice(1)}.html`]),
  );

/** A file of every kind, with its type. */
export const types = (article: string): Readonly<Record<string, RegExp>> => ({
  '/blog': /^text\/html; ?charset=utf-8$/i,
  '/blog.txt': /^text\/plain/,
  '/blog/feed.xml': /^(?:text|application)\/xml/,
  '/blog/feed.json': /^application\/json/,
  [`${article}.md`]: /^text\/markdown/,
  '/manifest.webmanifest': /^application\/manifest\+json/,
  '/icon.svg': /^image\/svg\+xml/,
  '/icon-192.png': /^image\/png$/,
  '/fonts/fraunces-72-600.woff2': /^font\/woff2$/,
  '/pagefind/pagefind.js': /^(?:text|application)\/javascript/,
});

export const SECURITY = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

export const ASK_AGAIN = 'public, max-age=0, must-revalidate';
export const FOR_EVER = 'public, max-age=31536000, immutable';
