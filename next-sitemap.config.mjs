import { loadEnvironment } from './scripts/command/load-environment.ts';
import { LIST_KINDS, listPath, loadListPages, topicSlugs } from './lib/articles/article-list.ts';
import { loadMagazine } from './lib/articles/magazine.ts';
import { EMPTY_ROUTE, routes } from './lib/site/routes.ts';
import { absoluteUrl } from './lib/site/address.ts';
import { NEW_SITE } from './scripts/incremental/places.ts';
import { ownPicturesByFile } from './scripts/export/sitemap-pictures.ts';
import { htmlFiles } from './scripts/html/html-files.ts';

loadEnvironment();
const { articles } = loadMagazine();
const changed = ({ updated, publishDate }) => updated ?? publishDate;
const newest = (list) => list.map(changed).sort().at(-1);

/** When what a page shows last changed: an article's own date, the newest of those on a page of a list. Other pages have no date to tell. */
const dates = new Map(articles.map((article) => [routes.article(article.slug), changed(article)]));
for (const kind of LIST_KINDS)
  for (const slug of topicSlugs(kind))
    for (const [page, list] of loadListPages(kind, slug))
      dates.set(listPath({ kind, slug }, page), newest(list));

/** The pictures that writers took, for picture search. */
const picturesOf = ownPicturesByFile();
const pictures = new Map(
  articles.map(({ slug, file }) => [
    routes.article(slug),
    (picturesOf.get(file) ?? []).map((address) => ({ loc: new URL(address) })),
  ]),
);

/** Next writes its 404 page under both names. */
const NOT_FOUND = ['/404', '/_not-found'];
const pages = htmlFiles(NEW_SITE)
  .map(({ page }) => page)
  .filter((page) => !NOT_FOUND.includes(page) && !page.includes(EMPTY_ROUTE));

/** Addresses in one file; with more there are several, and one that lists them. */
const SITEMAP_SIZE = 5000;

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: absoluteUrl('/').replace(/\/$/, ''),
  output: 'export',
  outDir: NEW_SITE,
  generateRobotsTxt: true,
  generateIndexSitemap: pages.length > SITEMAP_SIZE,
  sitemapSize: SITEMAP_SIZE,
  autoLastmod: false,
  // next-sitemap writes the files; the list of pages is ours, because Next's own changes its order from build to build.
  exclude: ['*'],
  additionalPaths: () =>
    // By itself it would write the home page without the slash that its canonical address has.
    pages.map((page) => ({
      loc: page,
      lastmod: dates.get(page),
      trailingSlash: page === routes.home,
      images: pictures.get(page) ?? [],
    })),
};
