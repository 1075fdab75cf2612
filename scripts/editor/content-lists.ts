import { readArticles } from '@/lib/articles/articles';
import type { Article } from '@/lib/articles/article';
import { loadAuthors } from '@/lib/articles/authors';
import { loadSeries } from '@/lib/articles/series';
import { loadPictures } from '@/lib/site/pictures';
import { loadOwnPictures, pictureAddress } from '@/lib/site/own-pictures';
import { ARTICLE_CATEGORIES } from '@/lib/articles/schemas';
import { formatShortPrice } from '@/lib/deals/currency/format';
import { loadDealIndex } from '@/lib/deals/load-deal-index';
import { loadPartners } from '@/lib/site/load-partners';
import { outboundProblem } from '@/lib/partners/partner-url';
import { liveEntry, own, type PartnerRegistry } from '@/lib/partners/registry';
import { didYouMean } from '@/lib/source/did-you-mean';
import { UserError } from '@/scripts/command/command';

/** A table of names that writers can use in an article. */
interface ContentList {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The links that `:partner` accepts, which are those without placeholders for a deal. */
export function partnerRows(registry: PartnerRegistry): ContentList['rows'] {
  return Object.entries(registry.links)
    .filter(([to]) => !outboundProblem(registry, { to, target: {} }))
    .map(([to, { partner, page }]) => {
      const named = own(registry.partners, partner);
      const live = liveEntry(registry.partners, partner);
      const state = named?.status === 'live' ? 'live' : `closed, leads to ${live.name}`;
      return [to, named?.name ?? partner, page, state];
    });
}

/** Names with their number of articles, including drafts. Most used first, then in alphabetical order. */
function countRows(names: readonly string[], known: readonly string[] = []): ContentList['rows'] {
  const counts = new Map(known.map((name) => [name, 0]));
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'en'))
    .map(([name, count]) => [name, String(count)]);
}

const articlesIn = (directory: string): readonly Article[] => readArticles(directory).value;

const LISTS: Readonly<Record<string, (directory: string) => ContentList>> = {
  deals: (directory) => ({
    columns: ['id', 'kind', 'shows', 'price'],
    rows: [...loadDealIndex(directory).values()].map(({ id, kind, title, price, ended }) => [
      id,
      kind,
      title,
      ended ? `ended ${ended}` : price === undefined ? 'no recent price' : formatShortPrice(price),
    ]),
  }),
  partners: (directory) => ({
    columns: ['to', 'partner', 'page', 'program'],
    rows: partnerRows(loadPartners(directory)),
  }),
  pictures: (directory) => ({
    columns: ['name', 'shows'],
    rows: [
      ...Object.entries(loadPictures(directory)).map(([name, { alt }]) => [name, alt]),
      ...[...loadOwnPictures(directory).keys()].map((name) => [pictureAddress(name), 'own picture']),
    ],
  }),
  authors: (directory) => {
    const authors = articlesIn(directory).flatMap((article) => article.authors);
    return {
      columns: ['name', 'articles', 'writes'],
      rows: loadAuthors(directory).authors.map(({ name, description }) => [
        name,
        String(authors.filter((author) => author === name).length),
        description,
      ]),
    };
  },
  series: (directory) => ({
    columns: ['name', 'articles'],
    rows: countRows(
      articlesIn(directory).flatMap(({ series = [] }) => series),
      loadSeries(directory).map(({ name }) => name),
    ),
  }),
  tags: (directory) => ({
    columns: ['tag', 'articles'],
    rows: countRows(articlesIn(directory).flatMap(({ tags }) => tags)),
  }),
  categories: (directory) => ({
    columns: ['category', 'articles'],
    rows: countRows(
      articlesIn(directory).map(({ category }) => category),
      ARTICLE_CATEGORIES,
    ),
  }),
};

/** The names of the lists. */
export const LIST_NAMES: readonly string[] = Object.keys(LISTS);

/**
 * The names that articles can use.
 *
 * @param kinds the arguments of the command, which must be one of `LIST_NAMES`
 * @throws UserError for anything else; ContentError if the files with the names are invalid
 */
export function contentList(kinds: readonly string[], directory: string): ContentList {
  const [kind = '', ...more] = kinds;
  const list = own(LISTS, kind);
  if (list && more.length === 0) return list(directory);
  const asked = kinds.length === 1 ? `There is no list of '${kind}'` : 'Name one list';
  const hint = kinds.length === 1 ? didYouMean(kind, LIST_NAMES) : '';
  throw new UserError(`${asked}${hint || '.'} One of: ${LIST_NAMES.join(', ')}.`);
}
