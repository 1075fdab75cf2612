import { movedArticles } from '@/lib/articles/redirects';
import { loadMagazine } from '@/lib/articles/magazine';
import { listTextPages } from '@/lib/articles/text-pages';
import { contentDirectory } from '@/lib/site/memoize';
import { nameSlug } from '@/lib/source/name-slug';
import { routes } from '@/lib/site/routes';

/*
 * Articles of the export under test, chosen by what they hold: writers may rename and delete each of them. Nothing here is for
 * unit tests, which read the fixtures.
 */

const { articles } = loadMagazine();
const [featured, ...others] = articles;
/** What a partner pays for; such an article brings the note about commissions. */
const EARNS = /^::deal\[|:partner\[/m;
const plain = others.find(({ body }) => !EARNS.test(body) && /^!\[|^::figure\[/m.test(body)) ?? others[0];
if (!featured || !plain) throw new Error('The tests of the export need two published articles.');

/** The first of the magazine. */
export const FULL_SLUG = featured.slug;
/** Another one, if possible without partners and with a picture in its text. */
export const SHORT_SLUG = plain.slug;

export const FULL_ARTICLE = routes.article(FULL_SLUG);
export const SHORT_ARTICLE = routes.article(SHORT_SLUG);

export const FULL_TITLE = featured.title;
export const SHORT_TITLE = plain.title;

/** Former addresses of articles. The pages there only redirect. */
export const MOVED: ReadonlySet<string> = new Set(
  movedArticles(articles, listTextPages(contentDirectory())).map(({ from }) => from),
);

/** The lists that have the full article. */
export const CATEGORY_LIST = routes.category(nameSlug(featured.category));
export const AUTHOR_LIST = routes.author(nameSlug(featured.authors[0] ?? ''));
export const TAG_LISTS = featured.tags.map((tag) => routes.tag(nameSlug(tag)));
