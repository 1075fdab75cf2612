import { DEAL_TABS, LANDING_PAGES } from '@/lib/site/landing-pages';
import { byPrice, KIND_OF_TAB, type Deal, type DealKind } from './deal-kinds';
import { DEAL_LISTS, loadDeals } from './load-deals';

/** The first current deal of each kind on the home page. Each kind can have a pick of the week, but this list only one. */
export const dealsOfToday = (directory?: string): readonly Deal[] =>
  DEAL_TABS.flatMap(
    (tab) => loadDeals(KIND_OF_TAB[tab], 'home', directory).find(({ ended }) => !ended) ?? [],
  ).map((deal, index) => (index === 0 ? deal : { ...deal, pick: undefined }));

/** The pages with current deals, each with the kind of its deals. */
export const DEAL_PAGES = DEAL_TABS.map((page) => ({
  page,
  kind: KIND_OF_TAB[page],
  name: LANDING_PAGES[page].label,
  href: LANDING_PAGES[page].path,
}));

/** The current deals of a kind on any page, the cheapest first, except those that are already shown. */
const furtherDeals = (
  kind: DealKind,
  shown: readonly Pick<Deal, 'id'>[],
  directory: string | undefined,
): readonly Deal[] =>
  DEAL_LISTS.filter((list) => list.kind === kind)
    .flatMap(({ load }) => load(directory))
    .filter(({ id, ended }) => !ended && shown.every((deal) => deal.id !== id))
    .sort(byPrice);

/** All current deals that are not shown yet, by kind. Kinds without any are left out. */
export const furtherKinds = (shown: readonly Pick<Deal, 'id'>[], directory?: string) =>
  DEAL_PAGES.map((page) => ({ ...page, deals: furtherDeals(page.kind, shown, directory) })).filter(
    ({ deals }) => deals.length > 0,
  );
