import path from 'node:path';
import { slug as slugOf } from 'github-slugger';
import { loadAirports } from '@/lib/deals/load-airports';
import {
  loadDestinations,
  loadFlightGrid,
  loadFlights,
  loadHotelGrid,
  loadHotels,
  loadPackages,
  loadServices,
  loadTransfers,
} from '@/lib/deals/load-deals';
import { loadDealIndex } from '@/lib/deals/load-deal-index';
import { loadClaims, loadPages } from '@/lib/deals/load-pages';
import { loadPartners } from '@/lib/partners/load-partners';
import { outboundProblem } from '@/lib/partners/partner-url';
import { partnerHosts } from '@/lib/partners/registry';
import { localCalendarDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { readArticles, type Article } from './articles';
import { loadBeaches, loadBlogPage, loadSite, readPictures } from './collections';
import { ContentError, formatFinding, type Finding } from './finding';
import { adviseOn } from './advise';
import { checkBody } from './markdown/check-body';
import type { References } from './markdown/check-links';
import { outlineOf, type Outline } from './markdown/outline';
import { LOCAL_PICTURES } from './markdown/parse';
import { fileSizes, keepReads, listFiles } from './read-files';
import { movedArticles } from './redirects';
import { ARTICLE_CATEGORIES } from './schemas';

/** Every collection that a page loads; a new loader is added here and is checked from then on. */
const LOADERS: readonly ((directory: string) => unknown)[] = [
  loadSite,
  loadBlogPage,
  loadBeaches,
  loadPartners,
  loadAirports,
  loadFlights,
  loadFlightGrid,
  loadPackages,
  loadHotels,
  loadHotelGrid,
  loadTransfers,
  loadDestinations,
  loadServices,
  loadClaims,
  loadPages,
];

function findingsOf(load: () => unknown): readonly Finding[] {
  try {
    load();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
}

/** Every path that an article may link to; a file that is wrong in itself still has its address. */
function pathsOf(directory: string, articles: readonly Article[]): readonly string[] {
  return [
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    ...listFiles(path.join(directory, 'blog'), '.md').map((name) =>
      routes.article(path.basename(name, '.md')),
    ),
    ...ARTICLE_CATEGORIES.map((category) => routes.category(slugOf(category))),
    ...articles.flatMap(({ tags }) => tags.map((tag) => routes.tag(slugOf(tag)))),
  ];
}

function localPicturesIn(publicDirectory: string): ReadonlyMap<string, number> {
  const sizes = fileSizes(path.join(publicDirectory, LOCAL_PICTURES));
  return new Map([...sizes].map(([file, size]) => [LOCAL_PICTURES + file, size]));
}

type Outlined = readonly (readonly [Article, Outline])[];

/** What bodies may point to; nothing where a file that says so is itself wrong, since every reference would seem so. */
function referencesIn(
  directory: string,
  articles: Outlined,
  localPictures: References['localPictures'],
): References | undefined {
  const pictures = readPictures(directory).value;
  if (!pictures || findingsOf(() => loadDealIndex(directory)).length > 0) return undefined;
  const registry = loadPartners(directory);
  const plainLinks = Object.keys(registry.links).filter(
    (to) => !outboundProblem(registry, { to, target: {} }),
  );
  return {
    pictures: new Set(Object.keys(pictures)),
    localPictures,
    deals: new Set(loadDealIndex(directory).keys()),
    partnerLinks: new Set(plainLinks),
    paths: new Set(
      pathsOf(
        directory,
        articles.map(([article]) => article),
      ),
    ),
    // By the file's name: an article that took the slug of another one must not answer for it.
    anchors: new Map(
      articles.map(([{ file }, { anchors }]) => [routes.article(path.basename(file, '.md')), anchors]),
    ),
    moved: new Map(
      movedArticles(articles.map(([article]) => article)).map(({ from, to }) => [from, to]),
    ),
    partnerHosts: partnerHosts(registry),
  };
}

const byPlace = (a: Finding, b: Finding) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** Each finding once, in the order of files and lines. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()].sort(byPlace);
}

export interface Review {
  /** What stops a build. */
  readonly errors: readonly Finding[];
  /** What a writer may want to mend. */
  readonly advice: readonly Finding[];
}

/**
 * Everything that is wrong below a content directory, each mistake once, and what could be better.
 *
 * @param today YYYY-MM-DD, which says what is stale
 * @param publicDirectory where the site's own pictures stand
 * @param outline another way to an outline, such as from a cache
 */
export function reviewContent(
  directory: string,
  today: string,
  publicDirectory = 'public',
  outline = outlineOf,
): Review {
  return keepReads(() => {
    const articles = readArticles(directory);
    const outlined = articles.value.map((article) => [article, outline(article.body)] as const);
    const localPictures = localPicturesIn(publicDirectory);
    const references = referencesIn(directory, outlined, localPictures);
    return {
      errors: inOrder([
        ...readPictures(directory).findings,
        ...articles.findings,
        ...(references ? outlined.flatMap(([article, body]) => checkBody(article, body, references)) : []),
        ...LOADERS.flatMap((load) => findingsOf(() => load(directory))),
      ]),
      advice: inOrder(
        outlined.flatMap(([article, body]) => adviseOn(article, body, { localPictures }, today)),
      ),
    };
  });
}

/** What stops a build, for callers that give no advice. */
export function checkContent(directory: string): readonly Finding[] {
  return reviewContent(directory, localCalendarDate(new Date())).errors;
}
