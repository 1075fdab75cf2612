import { ContentError, type Diagnostic } from '@/lib/source/diagnostic';
import { memoize } from '@/lib/site/memoize';
import { readYamlFile } from '@/lib/source/yaml-file';
import type { PageLinks } from '@/lib/site/page-links';
import { flightCard, hotelCard, packageCard, transferCard } from './deal-cards';
import { loadFlights, loadHotels, loadPackages, loadTransfers } from './load-deals';
import { flightsSchema, hotelsSchema, packagesSchema, transfersSchema } from './schemas';

type Card =
  | ReturnType<typeof flightCard>
  | ReturnType<typeof hotelCard>
  | ReturnType<typeof packageCard>
  | ReturnType<typeof transferCard>;

type CardMaker = (links: PageLinks) => Card;

/** The files whose deals an article can show, with their schemas. */
const FILES = {
  'deals/flights.yaml': flightsSchema,
  'deals/packages.yaml': packagesSchema,
  'deals/hotels.yaml': hotelsSchema,
  'deals/transfers.yaml': transfersSchema,
} as const;

/** Those files, below `content/`. */
export const DEAL_FILES: readonly string[] = Object.keys(FILES);

/** An article names a deal by nothing but its id, so each may stand in one of the files only. */
function findClashes(directory: string): readonly Diagnostic[] {
  const taken = new Map<string, string>();
  return Object.entries(FILES).flatMap(
    ([file, schema]) =>
      readYamlFile<readonly { readonly id: string }[]>(directory, file, schema, (deals, source) =>
        deals.flatMap(({ id }, index) => {
          const other = taken.get(id);
          taken.set(id, file);
          const found = `'${id}', as in content/${other}`;
          return other ? source.diagnosticAt([index, 'id'], found, 'an id that no other deal has') : [];
        }),
      ).diagnostics,
  );
}

/**
 * The deals that an article can show by their id (`::deal[…]{#id}`), each as a card linked from the article's page.
 *
 * @throws ContentError where two files have the same id
 */
export const loadDealIndex = memoize((directory): ReadonlyMap<string, CardMaker> => {
  const block = 'deals';
  const cards: readonly (readonly [string, CardMaker])[] = [
    ...loadFlights(directory).map(
      (deal) => [deal.id, (to: PageLinks) => flightCard(to.of(block, deal))] as const,
    ),
    ...loadPackages(directory).map(
      (deal) => [deal.id, (to: PageLinks) => packageCard(to.of(block, deal))] as const,
    ),
    ...loadHotels(directory).map(
      (deal) => [deal.id, (to: PageLinks) => hotelCard(to.of(block, deal))] as const,
    ),
    ...loadTransfers(directory).map(
      (deal) => [deal.id, (to: PageLinks) => transferCard(to.of(block, deal))] as const,
    ),
  ];
  const index = new Map(cards);
  if (index.size < cards.length) throw new ContentError(findClashes(directory));
  return index;
});
