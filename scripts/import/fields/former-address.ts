import { quoted } from '@/scripts/import/source/finding';
import type { SourceArticle } from '@/scripts/import/source/source';
import { listOf, valueOf } from '@/scripts/import/source/systems';
import { FORMER } from './known-fields';
import type { NoteField } from './read-field';
import { articleSchema } from '@/lib/articles/schemas';
import { routes } from '@/lib/site/routes';
import { SLUG } from '@/lib/source/name-slug';
import { decodeAddress } from '@/lib/source/web-address';

/** An address that `redirectFrom` cannot have, with what it can have. */
interface Refused {
  readonly expected: string;
}

/** A former address in the form for `redirectFrom`; undefined for the article's own address. */
function formerAddress(address: string, slug: string): string | Refused | undefined {
  const path = decodeAddress(URL.canParse(address) ? new URL(address).pathname : address)
    .replace(/#.*/, '')
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/+$/, '');
  // Nobody knows which page a relative path such as old/pier begins at.
  if (/^[^/].*\//.test(path)) return { expected: 'a path that begins with /' };
  const whole = path.startsWith('/') ? path : routes.article(path);
  // A former address in the blog is a slug, unless it has folders or capital letters, as in /blog/2019/05/old-pier and /blog/Old-Pier.
  const name = whole.startsWith(`${routes.blog}/`) ? whole.slice(routes.blog.length + 1) : '';
  const former = SLUG.test(name) ? name : whole;
  if (former === slug) return undefined;
  const { success, error } = articleSchema.shape.redirectFrom.safeParse([former]);
  return success ? former : { expected: error.issues[0]?.message ?? '' };
}

/**
 * The former addresses of an article. Notes those that `redirectFrom` cannot have; `findRedirectFaults` has those that another page has
 * now.
 */
export function formerAddresses(
  { fields, address }: SourceArticle,
  slug: string,
  note: NoteField,
): readonly string[] {
  const own = address ? [['', address] as const] : [];
  const listed = FORMER.flatMap((field) =>
    listOf(valueOf(fields, field)).map((former) => [field, former] as const),
  );
  const found = [...own, ...listed].flatMap(([field, each]) => {
    const former = formerAddress(each, slug);
    if (typeof former !== 'object') return former ?? [];
    note(field, 'redirectFrom', `left out: ${quoted(each)}; expected ${former.expected}`);
    return [];
  });
  return [...new Set(found)];
}
