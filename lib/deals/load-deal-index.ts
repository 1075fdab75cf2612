import { oncePerProcess } from '@/lib/content/read-files';
import type { PageLinks } from '@/lib/partners/load-page-links';
import { flightCard, hotelCard, packageCard, transferCard } from './deal-cards';
import { loadFlights, loadHotels, loadPackages, loadTransfers } from './load-deals';

type Card =
  | ReturnType<typeof flightCard>
  | ReturnType<typeof hotelCard>
  | ReturnType<typeof packageCard>
  | ReturnType<typeof transferCard>;

/** The deals that an article can show by their id (`::deal[…]{#id}`), each as a card linked from the article's page. */
export const loadDealIndex = oncePerProcess((directory): ReadonlyMap<string, (links: PageLinks) => Card> => {
  const block = 'deals';
  return new Map<string, (links: PageLinks) => Card>([
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
  ]);
});
