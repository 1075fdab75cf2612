import { DEAL_TABS } from '@/lib/site/landing-pages';
import { KIND_OF_TAB, type Deal, type DealKind } from './deal-kinds';
import { DEAL_LISTS, loadDeals } from './load-deals';

/** The first current deal of each kind on the home page. Each kind can have a pick of the week, but this list only one. */
export const dealsOfToday = (directory?: string): readonly Deal[] =>
  DEAL_TABS.flatMap(
    (tab) => loadDeals(KIND_OF_TAB[tab], 'home', directory).find(({ ended }) => !ended) ?? [],
  ).map((deal, index) => (index === 0 ? deal : { ...deal, pick: undefined }));

/** The current deals of a kind on any page, except those that are already shown. */
export const furtherDeals = (
  kind: DealKind,
  shown: readonly Pick<Deal, 'id'>[],
  directory?: string,
): readonly Deal[] =>
  DEAL_LISTS.filter((list) => list.kind === kind)
    .flatMap(({ load }) => load(directory))
    .filter(({ id, ended }) => !ended && shown.every((deal) => deal.id !== id));
