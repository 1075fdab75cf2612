import { loadAirports } from '@/lib/deals/load-airports';
import { loadDealIndex } from '@/lib/deals/load-deal-index';
import { loadDestinations, loadFlightGrid, loadFlights, loadHotelGrid, loadHotels, loadPackages, loadServices, loadTransfers } from '@/lib/deals/load-deals';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadPartners } from '@/lib/partners/load-partners';
import { adviseOn, adviseOnTags } from './warnings';
import { readArticles } from '@/lib/articles/articles';
import type { Article } from '@/lib/articles/article';
import { loadAuthors } from '@/lib/articles/authors';
import { checkDrawings } from './check-drawings';
import { findAffiliateLinks } from './check-affiliates';
import { checkFinished } from './check-finished';
import { loadBeaches, loadBlogPage } from '@/lib/articles/load-blog';
import { loadSite } from '@/lib/site/load-site';
import { readPictures } from '@/lib/site/pictures';
import { checkSharePictures } from './check-share-pictures';
import { findingsOf, formatFinding, type Finding } from '@/lib/source/diagnostic';
import { loadLocalPictures } from '@/lib/articles/local-pictures';
import { checkBody } from './markdown/check-body';
import { currentEdition, isShown, publicFrom, whyHidden, type Edition } from '@/lib/articles/published';
import { keepReads } from '@/lib/source/read-files';
import { READERS } from './readers';
import { referencesIn } from './references';
import { beachesSchema } from '@/lib/articles/schemas';
import { loadConfirmed } from './samples';
import { findUnreadFiles } from './unread-files';
import { readYamlFile } from '@/lib/source/yaml-file';

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
  loadDealIndex,
  loadDestinations,
  loadServices,
  loadClaims,
  loadPages,
  loadConfirmed,
];

/** Cards of beaches wait until visitors can read their articles. That there is a file at all, their loader has seen. */
function adviseOnBeaches(
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
            'an article that is published; the card waits for it',
          );
    }),
  ).findings;
}

const byPlace = (a: Finding, b: Finding) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/** Each finding once, in the order of files and lines. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()].sort(byPlace);
}

export interface Review {
  /** All that could be read, drafts and those of the future too. */
  readonly articles: readonly Article[];
  /** What stops a build. */
  readonly errors: readonly Finding[];
  /** What a writer may want to mend. */
  readonly advice: readonly Finding[];
}

/**
 * Everything that is wrong below a content directory, each mistake once, and what could be better.
 *
 * @param edition says what is public, and what is stale by now
 * @param readers other ways to read articles, such as from a cache
 * @param publicDirectory where the site's own pictures stand
 */
export function reviewContent(
  directory: string,
  edition = currentEdition(),
  readers = READERS,
  publicDirectory = 'public',
): Review {
  return keepReads(() => {
    const articles = readArticles(directory, readers.frontmatter);
    const outlined = articles.value.map((article) => [article, readers.outline(article.body)] as const);
    const localPictures = loadLocalPictures(publicDirectory);
    const references = referencesIn(directory, outlined, localPictures);
    return {
      articles: articles.value,
      errors: inOrder([
        ...readPictures(directory).findings,
        ...articles.findings,
        ...checkSharePictures(articles.value),
        ...outlined.flatMap(([article, body]) => checkFinished(article, body)),
        ...(references
          ? [
              ...outlined,
              ...articles.bodiesAlone.map((alone) => [alone, readers.outline(alone.body)] as const),
            ].flatMap(([article, body]) => checkBody(article, body, references, edition))
          : []),
        ...findAffiliateLinks(directory, articles.value, references?.partnerHosts ?? []),
        ...LOADERS.flatMap((load) => findingsOf(() => load(directory))),
        ...checkDrawings(publicDirectory),
      ]),
      advice: inOrder([
        ...outlined.flatMap(([article, body]) => adviseOn(article, body, localPictures, edition.today)),
        ...adviseOnTags(articles.value, edition),
        ...adviseOnBeaches(directory, articles.value, edition),
        ...findUnreadFiles(directory),
      ]),
    };
  });
}
