import type { MovedArticle } from '@/lib/articles/redirects';
import { readVariable } from '@/lib/site/environment';
import { BLOG_LISTS, routes } from '@/lib/site/routes';
import { basePath } from '@/lib/site/address';
import { MISSING_PAGE, MISSING_POST } from './missing-pages';

/** A permanent redirect. Both addresses are paths that include the base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export const redirectsOf = (moved: readonly MovedArticle[]): readonly Redirect[] =>
  moved.map(({ from, to }) => ({ from: basePath() + from, to: basePath() + to }));

/**
 * The file `_redirects` for Cloudflare Pages and Netlify. Netlify serves an existing page instead of following a rule, and the export has
 * a page at every former address, for hosts without rules. A `!` after the status reverses this order. Cloudflare rejects the `!`, so
 * only builds on Netlify, which set `NETLIFY`, write it. The same applies to the rules for 404 pages: Cloudflare finds these pages by
 * their location.
 */
export function redirectsFile(redirects: readonly Redirect[], isNetlify = readVariable('NETLIFY')): string {
  const status = isNetlify ? '301!' : '301';
  const lines = redirects.map(({ from, to }) => `${from} ${to} ${status}\n`);
  if (isNetlify) {
    // Netlify follows the first rule that matches, so the lists come before the articles.
    const missing = [...BLOG_LISTS.map((folder) => [folder, MISSING_PAGE]), [':slug', MISSING_POST]];
    for (const [part, page] of missing)
      lines.push(`${basePath()}${routes.blog}/${part} ${basePath()}/${page} 404\n`);
  }
  return lines.join('');
}

/** Reads what `redirectsFile` writes, for the server of `npm start`. */
export function parseRedirectsFile(text: string): ReadonlyMap<string, string> {
  const rules = text.split('\n').map((line) => line.split(' ') as [string, string, string?]);
  return new Map(rules.filter(([, , status]) => status?.startsWith('301')).map(([from, to]) => [from, to]));
}
