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
import { routes } from '@/lib/routes';
import { readArticles, type Article } from './articles';
import { loadBeaches, loadBlogPage, loadSite, readPictures } from './collections';
import { ContentError, formatFinding, type Finding } from './finding';
import { keepReads } from './read-files';
import { movedArticles } from './redirects';
import { checkBody, type References } from './markdown/check-body';

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

/** Every path that an article may link to. */
function pathsOf(articles: readonly Article[]): readonly string[] {
  return [
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    ...articles.flatMap(({ slug, category, tags }) => [
      routes.article(slug),
      routes.category(slugOf(category)),
      ...tags.map((tag) => routes.tag(slugOf(tag))),
    ]),
  ];
}

/** What bodies may point to; nothing where a file that says so is itself wrong, since every reference would seem so. */
function referencesIn(directory: string, articles: readonly Article[]): References | undefined {
  const pictures = readPictures(directory).value;
  if (!pictures || findingsOf(() => loadDealIndex(directory)).length > 0) return undefined;
  const registry = loadPartners(directory);
  const plainLinks = Object.keys(registry.links).filter(
    (to) => !outboundProblem(registry, { to, target: {} }),
  );
  return {
    pictures: new Set(Object.keys(pictures)),
    deals: new Set(loadDealIndex(directory).keys()),
    partnerLinks: new Set(plainLinks),
    paths: new Set(pathsOf(articles)),
    moved: new Map(movedArticles(articles).map(({ from, to }) => [from, to])),
    partnerHosts: partnerHosts(registry),
  };
}

/** Everything that is wrong below a content directory, each mistake once, in the order of files and lines. */
export function checkContent(directory: string): readonly Finding[] {
  return keepReads(() => findAll(directory));
}

function findAll(directory: string): readonly Finding[] {
  const pictures = readPictures(directory);
  const articles = readArticles(directory);
  const references = referencesIn(directory, articles.value);
  const findings = [
    ...pictures.findings,
    ...articles.findings,
    ...(references ? articles.value.flatMap((article) => checkBody(article, references)) : []),
    ...LOADERS.flatMap((load) => findingsOf(() => load(directory))),
  ];
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}
