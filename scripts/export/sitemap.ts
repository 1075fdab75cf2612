import path from 'node:path';
import { LIST_KINDS, listPath, loadListPages, topicSlugs } from '@/lib/articles/blog-lists';
import type { Article } from '@/lib/articles/article';
import { loadGuides } from '@/lib/articles/guides';
import { loadMagazine } from '@/lib/articles/magazine';
import { loadTextPages } from '@/lib/articles/text-pages';
import { absoluteUrl } from '@/lib/site/address';
import { routes } from '@/lib/site/routes';
import { run } from '@/scripts/command/processes';
import { writeWhole } from '@/scripts/command/write-whole';
import { fileOfPage, htmlFiles, isCopied } from '@/scripts/html/html-files';
import { CACHE } from '@/scripts/incremental/paths';
import { ownPicturesByFile } from './sitemap-pictures';

type Dated = Pick<Article, 'updated' | 'publishDate'>;

const changed = ({ updated, publishDate }: Dated) => updated ?? publishDate;
const newest = (list: readonly Dated[]) => list.map(changed).sort().at(-1);

/** The date of the last change of each page: its own, or the newest one of the articles on a page of a list. Other pages have none. */
function lastChanges(articles: readonly Article[]): ReadonlyMap<string, string | undefined> {
  const dates = new Map(articles.map((article) => [routes.article(article.slug), newest([article])]));
  for (const kind of LIST_KINDS)
    for (const slug of topicSlugs(kind))
      for (const [page, list] of loadListPages(kind, slug))
        dates.set(listPath({ kind, slug }, page), newest(list));
  for (const { slug, updated } of loadGuides()) dates.set(routes.destination(slug), updated);
  for (const { slug, updated } of loadTextPages()) dates.set(routes.textPage(slug), updated);
  return dates;
}

/**
 * The data for `next-sitemap.config.mjs`. It runs in a separate process, which would otherwise have to read all content again.
 *
 * @param site the new site
 * @param copied a folder whose pages the build copied; the sitemap does not list them
 */
export function sitemapOf(site: string, copied: string) {
  const { articles } = loadMagazine();
  const dates = lastChanges(articles);
  const picturesOf = ownPicturesByFile();
  const pictures = new Map([
    ...articles.map(({ slug, file }) => [routes.article(slug), picturesOf.get(file)] as const),
    ...loadGuides().map(({ slug, file }) => [routes.destination(slug), picturesOf.get(file)] as const),
    ...loadTextPages().map(({ slug, file }) => [routes.textPage(slug), picturesOf.get(file)] as const),
  ]);
  const pages = htmlFiles(site)
    .map(({ page }) => page)
    .filter((page) => page !== '/404' && !isCopied(fileOfPage(page), copied))
    .map((page) => ({
      loc: page,
      lastmod: dates.get(page),
      // Otherwise next-sitemap would write the home page without the slash of its canonical address.
      trailingSlash: page === routes.home,
      images: pictures.get(page) ?? [],
    }));
  return { siteUrl: absoluteUrl('/').replace(/\/$/, ''), outDir: site, pages };
}

/** Runs next-sitemap, which writes the sitemap and robots.txt. @param site, copied as in `sitemapOf` */
export async function writeSitemap(site: string, copied: string): Promise<void> {
  const file = path.join(CACHE, 'sitemap.json');
  writeWhole(file, JSON.stringify(sitemapOf(site, copied)));
  await run('next-sitemap', ['--config', 'next-sitemap.config.mjs'], {
    env: { FAREWIND_SITEMAP: file },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
  });
}
