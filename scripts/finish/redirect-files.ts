import type { MovedArticle } from '@/lib/content/redirects';
import { BASE_PATH } from '@/lib/site-address';

/** An address that leads to another one for good; both are paths with the base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export const redirectsOf = (moved: readonly MovedArticle[]): readonly Redirect[] =>
  moved.map(({ from, to }) => ({ from: BASE_PATH + from, to: BASE_PATH + to }));

/**
 * The file `_redirects`, as Cloudflare Pages and Netlify read it. Netlify takes a page that is there before a rule, and one
 * is, for hosts without rules. The mark that turns this round is an error to Cloudflare, so only Netlify's own builds,
 * which set `NETLIFY`, write it.
 */
export function redirectsFile(
  redirects: readonly Redirect[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const status = env.NETLIFY ? '301!' : '301';
  return redirects.map(({ from, to }) => `${from} ${to} ${status}\n`).join('');
}

/** Reads what `redirectsFile` writes, for the server of `npm start`. */
export function parseRedirectsFile(text: string): ReadonlyMap<string, string> {
  const rules = text.split('\n').filter(Boolean);
  return new Map(rules.map((rule) => rule.split(' ')).map(([from = '', to = '']) => [from, to]));
}
