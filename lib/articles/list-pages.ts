import { formatMonth } from '@/lib/source/dates';

/** Articles on one page of a list, so that no page grows with the magazine. */
export const PAGE_SIZE = 24;

/**
 * The pages of a list by number, in the order in which one reads them. The first, number 1, stands at the list's own address.
 * Numbers of the others never move: a new article changes the first page and the one beside it.
 */
export type ListPages<T> = ReadonlyMap<number, readonly T[]>;

/**
 * The newest on the first page, all others on pages that count from the oldest: page 2 has the oldest, and the highest number
 * stands beside the first page.
 *
 * @param newestFirst the same in the order of their dates, where the list has another order: an article that stands on the first page
 *   out of turn, because it is featured, leaves its place in the further pages empty
 */
export function pagesFromOldest<T>(items: readonly T[], newestFirst: readonly T[] = items): ListPages<T> {
  const first = items.slice(0, PAGE_SIZE);
  const onFirst = new Set(first);
  const pages = new Map<number, T[]>([[1, first]]);
  for (const [index, item] of newestFirst.entries()) {
    if (onFirst.has(item)) continue;
    const number = Math.floor((newestFirst.length - 1 - index) / PAGE_SIZE) + 2;
    const page = pages.get(number) ?? [];
    page.push(item);
    pages.set(number, page);
  }
  return pages;
}

/** A list that grows at its end, such as a series: the pages have their numbers in its own order. */
export function pagesFromStart<T>(items: readonly T[]): ListPages<T> {
  const count = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return new Map(
    Array.from({ length: count }, (_, index) => [
      index + 1,
      items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    ]),
  );
}

/** The numbers of the pages after the first, which has an address of its own. */
export const furtherPages = (pages: ListPages<unknown>): readonly number[] => [...pages.keys()].slice(1);

/** A link from one page of a list to another. */
export interface PageLink {
  readonly label: string;
  readonly page: number;
}

/** The pages before and after one, in the order in which one reads them. */
function neighbors(pages: ListPages<unknown>, page: number) {
  const numbers = [...pages.keys()];
  const at = numbers.indexOf(page);
  return { before: numbers[at - 1], after: numbers[at + 1] };
}

const withoutRepeats = (links: readonly { label: string; page: number | undefined }[], current: number) =>
  links.filter(
    (link, index): link is PageLink =>
      link.page !== undefined &&
      link.page !== current &&
      links.findIndex(({ page }) => page === link.page) === index,
  );

/**
 * Links of a page of a list that counts from the oldest. Only the first page, which every new article changes, has links to the years:
 * each leads to the page that begins or goes on with the newest of its year.
 *
 * @param dateOf YYYY-MM-DD
 */
export function linksFromOldest<T>(
  pages: ListPages<T>,
  page: number,
  dateOf: (item: T) => string,
): readonly PageLink[] {
  const { before, after } = neighbors(pages, page);
  const oldest = furtherPages(pages).at(-1);
  const years = new Map<string, number>();
  for (const number of page === 1 ? furtherPages(pages) : [])
    for (const year of (pages.get(number) ?? []).map((item) => dateOf(item).slice(0, 4)))
      if (!years.has(year) && number !== oldest) years.set(year, number);
  return withoutRepeats(
    [
      { label: 'Newest', page: 1 },
      { label: 'Newer', page: before },
      { label: 'Older', page: after },
      ...[...years].map(([label, number]) => ({ label, page: number })),
      { label: 'Oldest', page: oldest },
    ],
    page,
  );
}

/** Links of a page of a list that counts from its start; there is none to the last, which moves. */
export function linksFromStart(pages: ListPages<unknown>, page: number): readonly PageLink[] {
  const { before, after } = neighbors(pages, page);
  return withoutRepeats(
    [
      { label: 'First', page: 1 },
      { label: 'Previous', page: before },
      { label: 'Next', page: after },
    ],
    page,
  );
}

/** The months from which the items of a page are, such as 'March to May 2024'. @param dates YYYY-MM-DD, at least one */
export function monthsOf(dates: readonly string[]): string {
  const sorted = dates.map((date) => date.slice(0, 7)).sort();
  const [from = '', to = ''] = [sorted[0], sorted.at(-1)];
  if (from === to) return formatMonth(to);
  const start = formatMonth(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.replace(/ \d+$/, '') : start} to ${formatMonth(to)}`;
}
