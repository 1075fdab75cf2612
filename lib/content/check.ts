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
import { loadClaims, loadPages } from '@/lib/deals/load-pages';
import { loadPartners } from '@/lib/partners/load-partners';
import { readArticles } from './articles';
import { loadBeaches, loadBlogPage, loadSite, readPictures } from './collections';
import { ContentError, formatFinding, type Finding } from './finding';
import { checkBody } from './markdown';

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

/** Everything that is wrong below a content directory, each mistake once, in the order of files and lines. */
export function checkContent(directory: string): readonly Finding[] {
  const pictures = readPictures(directory);
  const articles = readArticles(directory);
  const findings = [
    ...pictures.findings,
    ...articles.findings,
    ...(pictures.value ? articles.value.flatMap((article) => checkBody(article, pictures.value ?? {})) : []),
    ...LOADERS.flatMap((load) => findingsOf(() => load(directory))),
  ];
  return [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}
