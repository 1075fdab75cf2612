import type { SourceArticle } from '@/scripts/import/source/source';
import { listOf, valueOf } from '@/scripts/import/source/systems';
import { FORMER } from './known-fields';
import { isOwnPath } from '@/lib/articles/redirects';
import { articleSchema } from '@/lib/articles/schemas';
import { routes } from '@/lib/site/routes';
import { decodeAddress } from '@/lib/source/web-address';

/** A former address in the form for `redirectFrom`. Empty for the article's own address, and for addresses that the site itself uses. */
function formerAddress(address: string, slug: string): readonly string[] {
  const path = decodeAddress(URL.canParse(address) ? new URL(address).pathname : address)
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/+$/, '');
  // Nobody knows which page a relative path such as old/pier begins at.
  if (/^[^/].*\//.test(path)) return [];
  const whole = path.startsWith('/') ? path : routes.article(path);
  // A former address in the blog is a slug, unless it has folders, as in /blog/2019/05/old-pier.
  const inBlog = whole.startsWith(`${routes.blog}/`) ? whole.slice(routes.blog.length + 1) : whole;
  const former = inBlog.includes('/') ? whole : inBlog;
  const isOne = articleSchema.shape.redirectFrom.safeParse([former]).success;
  return isOne && former !== slug && !isOwnPath(whole) ? [former] : [];
}

/** The former addresses of an article. */
export function formerAddresses({ fields, address }: SourceArticle, slug: string): readonly string[] {
  const former = [
    ...(address ? [address] : []),
    ...FORMER.flatMap((field) => listOf(valueOf(fields, field))),
  ];
  return [...new Set(former.flatMap((each) => formerAddress(each, slug)))];
}
