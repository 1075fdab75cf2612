import type { SourceArticle } from '@/scripts/import/source/source';
import { listOf, valueOf } from '@/scripts/import/source/systems';
import { FORMER } from './known-fields';
import { articleSchema } from '@/lib/articles/schemas';
import { routes } from '@/lib/site/routes';
import { SLUG } from '@/lib/source/name-slug';
import { decodeAddress } from '@/lib/source/web-address';

/** A former address in the form for `redirectFrom`. Empty for the article's own address, and for one that `redirectFrom` cannot have. */
function formerAddress(address: string, slug: string): readonly string[] {
  const path = decodeAddress(URL.canParse(address) ? new URL(address).pathname : address)
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/+$/, '');
  // Nobody knows which page a relative path such as old/pier begins at.
  if (/^[^/].*\//.test(path)) return [];
  const whole = path.startsWith('/') ? path : routes.article(path);
  // A former address in the blog is a slug, unless it has folders or capital letters, as in /blog/2019/05/old-pier and /blog/Old-Pier.
  const name = whole.startsWith(`${routes.blog}/`) ? whole.slice(routes.blog.length + 1) : '';
  const former = SLUG.test(name) ? name : whole;
  const isOne = articleSchema.shape.redirectFrom.safeParse([former]).success;
  return isOne && former !== slug ? [former] : [];
}

/** The former addresses of an article. `findRedirectFaults` has those that another page has now. */
export function formerAddresses({ fields, address }: SourceArticle, slug: string): readonly string[] {
  const former = [
    ...(address ? [address] : []),
    ...FORMER.flatMap((field) => listOf(valueOf(fields, field))),
  ];
  return [...new Set(former.flatMap((each) => formerAddress(each, slug)))];
}
