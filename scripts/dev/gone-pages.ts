import { routes, TOPIC_KINDS } from '@/lib/site/routes';
import type { Paths } from '@/lib/lint/markdown/check-path';

/** The path of a text page, a destination, an article, or a list with or without a page number. Feeds have an extension. */
const OF_CONTENT = new RegExp(
  String.raw`^(/(?:destinations/)?[^/.]+|${routes.blog}/(?:(?:${TOPIC_KINDS.join('|')})/)?[^/.]+)(?:/page/\d+)?$`,
);

/**
 * Whether a path has no page, article or list. It may have had one that was renamed or deleted. Next still has that page in its list,
 * would render an incomplete page of its own, and would never render the real page of that address again.
 *
 * @param paths current paths of the site
 */
export function isGone(path: string, paths: Paths): boolean {
  const [, page] = OF_CONTENT.exec(path) ?? [];
  return page !== undefined && !paths.has(page);
}
