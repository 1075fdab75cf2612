import { ContentError, type Diagnostic } from '@/lib/source/diagnostic';
import { memoize } from '@/lib/site/memoize';
import { readYamlFile } from '@/lib/source/yaml-file';
import { DEAL_KIND_RECORDS, type Deal } from './deal-kinds';
import { endedSentence, isListed } from './deal-terms';
import { DEAL_LISTS } from './load-deals';

/** The lists whose deals an article can show. */
const INDEXED = DEAL_LISTS.filter(({ page }) => page === 'home');

/** Their files, below `content/`. */
export const DEAL_FILES: readonly string[] = INDEXED.map(({ file }) => file);

/** Checks that no id is in two files, because articles and the ledger identify a deal by its id. */
function findClashes(directory: string): readonly Diagnostic[] {
  const taken = new Map<string, string>();
  return DEAL_LISTS.flatMap(
    ({ kind, file }) =>
      readYamlFile(directory, file, DEAL_KIND_RECORDS[kind].schema, (deals, source) =>
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
 * The deals that articles can show, by id (`::deal[…]{#id}`). They include ended deals, for which an article says that they ended.
 *
 * @throws ContentError if two files have the same id
 */
export const loadDealIndex = memoize((directory): ReadonlyMap<string, Deal> => {
  const all = DEAL_LISTS.flatMap(({ loadAll }) => loadAll(directory));
  if (new Set(all.map(({ id }) => id)).size < all.length) throw new ContentError(findClashes(directory));
  return new Map(INDEXED.flatMap(({ loadAll }) => loadAll(directory)).map((deal) => [deal.id, deal]));
});

/** The sentence that replaces an ended deal in an article. Undefined for a deal that is valid or that the preview shows. */
export function endedDeal(id: string, directory?: string): string | undefined {
  const deal = loadDealIndex(directory).get(id);
  return deal && !isListed(deal) ? endedSentence(deal) : undefined;
}
