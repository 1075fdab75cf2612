import { formatMonth } from '@/lib/source/dates';

/** Number of articles on a page of a list, so that no page grows with the magazine. */
export const PAGE_SIZE = 24;

/**
 * The pages of a list by number, in reading order. Page 1 has the list's own address. A new article changes only page 1 and the
 * page next to it, because articles on other pages keep their page numbers.
 */
export type ListPages<T> = ReadonlyMap<number, readonly T[]>;

/**
 * Puts the newest items on page 1 and all others on pages that are numbered from the oldest: page 2 has the oldest items, and the
 * page with the highest number follows page 1.
 *
 * @param newestFirst the same items by date, if `items` has another order. An article that is on page 1 out of order, because it is
 *   featured, leaves a gap on the later pages
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

/** The pages of a list that grows at its end, such as a series, numbered in the order of the list. */
export function pagesFromStart<T>(items: readonly T[]): ListPages<T> {
  const count = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return new Map(
    Array.from({ length: count }, (_, index) => [
      index + 1,
      items.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    ]),
  );
}

/** The numbers of the pages after page 1. */
export const furtherPages = (pages: ListPages<unknown>): readonly number[] => [...pages.keys()].slice(1);

/** A link from one page of a list to another. */
export interface PaginationLink {
  readonly label: string;
  readonly page: number;
}

/** The pages before and after a page, in reading order. */
function neighbors(pages: ListPages<unknown>, page: number) {
  const numbers = [...pages.keys()];
  const at = numbers.indexOf(page);
  return { before: numbers[at - 1], after: numbers[at + 1] };
}

const withoutRepeats = (links: readonly { label: string; page: number | undefined }[], current: number) =>
  links.filter(
    (link, index): link is PaginationLink =>
      link.page !== undefined &&
      link.page !== current &&
      links.findIndex(({ page }) => page === link.page) === index,
  );

/**
 * The links of a page of a list that is numbered from the oldest. Only page 1, which every new article changes, has links to the
 * years. Each leads to the page with the newest article of its year.
 *
 * @param dateOf YYYY-MM-DD
 */
export function linksFromOldest<T>(
  pages: ListPages<T>,
  page: number,
  dateOf: (item: T) => string,
): readonly PaginationLink[] {
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

/** The links of a page of a list that is numbered from its start. None leads to the last page, because its number changes. */
export function linksFromStart(pages: ListPages<unknown>, page: number): readonly PaginationLink[] {
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

/** The months that the items of a page cover, such as 'March to May 2024'. @param dates YYYY-MM-DD, at least one */
export function monthsOf(dates: readonly string[]): string {
  const sorted = dates.map((date) => date.slice(0, 7)).sort();
  const [from = '', to = ''] = [sorted[0], sorted.at(-1)];
  if (from === to) return formatMonth(to);
  const start = formatMonth(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.replace(/ \d+$/, '') : start} to ${formatMonth(to)}`;
}
