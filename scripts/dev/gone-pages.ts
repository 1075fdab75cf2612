import type { Paths } from '@/lib/lint/markdown/check-path';

/** Of a page of text, a destination, an article, or a list with or without a page's number. Feeds have an ending. */
const OF_CONTENT =
  /^(\/(?:destinations\/)?[^/.]+|\/blog\/(?:(?:category|tag|author|series)\/)?[^/.]+)(?:\/page\/\d+)?$/;

/**
 * Whether there is no page, article or list at a path. It may have been there until it was renamed or deleted: Next, which still knows
 * it, would show half a page of its own making, and never again the page of that address.
 *
 * @param paths of the site by now
 */
export function isGone(path: string, paths: Paths): boolean {
  const [, page] = OF_CONTENT.exec(path) ?? [];
  return page !== undefined && !paths.has(page);
}
