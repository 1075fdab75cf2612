import type { MovedArticle } from '@/lib/articles/redirects';
import { readVariable } from '@/lib/site/environment';
import { BLOG_LISTS, routes } from '@/lib/site/routes';
import { basePath } from '@/lib/site/address';
import { MISSING_PAGE, MISSING_POST } from './missing-pages';

/** An address that leads to another one for good; both are paths with the base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export const redirectsOf = (moved: readonly MovedArticle[]): readonly Redirect[] =>
  moved.map(({ from, to }) => ({ from: basePath() + from, to: basePath() + to }));

/**
 * The file `_redirects`, as Cloudflare Pages and Netlify read it. Netlify takes a page that is there before a rule, and one
 * is, for hosts without rules. The mark that turns this round is an error to Cloudflare, so only Netlify's own builds,
 * which set `NETLIFY`, write it. The same goes for the rule that gives missing articles a page of their own, which Cloudflare
 * finds by its place.
 */
export function redirectsFile(redirects: readonly Redirect[], isNetlify = readVariable('NETLIFY')): string {
  const status = isNetlify ? '301!' : '301';
  const lines = redirects.map(({ from, to }) => `${from} ${to} ${status}\n`);
  if (isNetlify) {
    // Netlify follows the first rule that fits.
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
