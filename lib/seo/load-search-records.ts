import { loadArticles } from '@/lib/articles/articles';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadPublishedAuthors } from '@/lib/articles/magazine';
import { loadSeries } from '@/lib/articles/series';
import { DEAL_LISTS, isOnHome, loadDestinations } from '@/lib/deals/load-deals';
import { LANDING_PAGE_NAMES, LANDING_PAGES, pageKey, type LandingPage } from '@/lib/site/landing-pages';
import { loadPages } from '@/lib/site/load-pages';
import {
  authorRecord,
  dealRecord,
  destinationRecord,
  pageRecord,
  seriesRecords,
  type SearchRecord,
} from './search-records';

/** The landing pages with texts in `content/pages.yaml`, except the home page. */
const SEARCHED_PAGES = LANDING_PAGE_NAMES.filter(
  (name): name is Exclude<LandingPage, 'home' | 'blog'> => name !== 'home' && 'text' in LANDING_PAGES[name],
);

/**
 * The search records for everything except articles, text pages and destination pages, each with the page and the anchor where
 * visitors see it. A test compares them with the export.
 *
 * @throws ContentError for invalid content
 */
export function loadSearchRecords(): readonly SearchRecord[] {
  const pages = new Set(loadDestinationPages().map(({ destination }) => destination.id));
  const texts = loadPages();
  return [
    ...SEARCHED_PAGES.map((page) => pageRecord(LANDING_PAGES[page].path, texts[pageKey(page)].hero)),
    ...loadPublishedAuthors().map(authorRecord),
    ...seriesRecords(loadSeries(), loadArticles().all),
    ...DEAL_LISTS.flatMap(({ shownOn, load }) =>
      load().map((deal) => dealRecord(LANDING_PAGES[shownOn].path, deal)),
    ),
    ...loadDestinations()
      .filter((destination) => isOnHome(destination) && !pages.has(destination.id))
      .map((destination) => destinationRecord(LANDING_PAGES.home.path, destination)),
  ];
}
