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
import { readArticles, type Article } from './articles';
import { loadAuthors } from './authors';
import { loadBeaches, loadBlogPage, loadSite, readPictures } from './collections';
import { ContentError, formatFinding, type Checked, type Finding } from './finding';
import { keepReads } from './read-files';
import { checkBody, type References } from './markdown/check-body';
import { pathsOf } from './markdown/check-path';
import { currentEdition, isShown, publicFrom, whyHidden, type Edition } from './published';
import { beachesSchema } from './schemas';
import { readYamlFile } from './yaml-file';

/** Every collection that a page loads; a new loader is added here and is checked from then on. */
const LOADERS: readonly ((directory: string) => unknown)[] = [
  loadSite,
  loadBlogPage,
  loadAuthors,
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

/** Cards of beaches lead to articles that visitors can read. That there is a file at all, their loader has seen. */
function checkBeachArticles(
  directory: string,
  articles: readonly Article[],
  edition: Edition,
): readonly Finding[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return readYamlFile(directory, 'beaches.yaml', beachesSchema, (beaches, source) =>
    beaches.flatMap(({ slug }, index) => {
      const article = bySlug.get(slug);
      return !article || isShown(article, edition)
        ? []
        : source.findingAt(
            [index, 'slug'],
            `'${slug}', ${whyHidden(publicFrom(article))}`,
            'an article that is published, or no card until it is',
          );
    }),
  ).findings;
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
    paths: pathsOf(articles),
    partnerHosts: partnerHosts(registry),
  };
}

/** Everything that is wrong below a content directory, each mistake once, in the order of files and lines. */
export function checkContent(directory: string, edition?: Edition): readonly Finding[] {
  return checkArticles(directory, edition).findings;
}

/** All articles, drafts and those of the future too, and everything that is wrong below a content directory. */
export function checkArticles(directory: string, edition = currentEdition()): Checked<readonly Article[]> {
  return keepReads(() => findAll(directory, edition));
}

function findAll(directory: string, edition: Edition): Checked<readonly Article[]> {
  const pictures = readPictures(directory);
  const articles = readArticles(directory);
  const references = referencesIn(directory, articles.value);
  const findings = [
    ...pictures.findings,
    ...articles.findings,
    ...(references ? articles.value.flatMap((article) => checkBody(article, references, edition)) : []),
    ...checkBeachArticles(directory, articles.value, edition),
    ...LOADERS.flatMap((load) => findingsOf(() => load(directory))),
  ];
  const distinct = [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()];
  return {
    value: articles.value,
    findings: distinct.sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
    ),
  };
}
