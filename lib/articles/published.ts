import type { BuildContext } from '@/lib/site/build-context';
import { counted } from '@/lib/source/counted';
import { formatCalendarDate } from '@/lib/source/dates';

/*
 * The only place that decides which articles visitors see. `loadArticles` omits all others, so no page, list, feed or file can
 * contain them.
 */

interface Dated {
  readonly publishDate: string;
  readonly draft?: boolean | undefined;
}

/** A date later than any real one. */
const NEVER = '9999-12-31';

/** The first day on which visitors see an article, as YYYY-MM-DD. For a draft, a day that never comes. */
export const publicFrom = ({ draft, publishDate }: Dated): string => (draft ? NEVER : publishDate);

/** Whether a build shows an article. */
export const isShown = (article: Dated, { today, preview }: BuildContext): boolean =>
  preview || publicFrom(article) <= today;

/** The day from which the links of an article must work: today or its publish date. Drafts and previews have no deadline. */
export function firstDay(article: Dated, { today, preview }: BuildContext): string {
  const from = preview ? NEVER : publicFrom(article);
  return from > today ? from : today;
}

/** The label of an article that only a preview shows, such as 'Draft' or 'From January 5, 2027'. */
export function previewLabel(article: Dated, { today }: BuildContext): string | undefined {
  if (article.draft) return 'Draft';
  return article.publishDate > today ? `From ${formatCalendarDate(article.publishDate)}` : undefined;
}

/** The reason why visitors do not see an article, for diagnostics: 'a draft' or 'not there before 2027-01-05'. */
export const whyHidden = (from: string): string => (from === NEVER ? 'a draft' : `not there before ${from}`);

/** One line for the console: '0 articles published, 3 drafts, 1 dated in the future: 2027-01-05'. */
export function describeArticles(articles: readonly Dated[], { today }: BuildContext): string {
  const drafts = articles.filter(({ draft }) => draft);
  const future = articles.filter(({ draft, publishDate }) => !draft && publishDate > today);
  const dates = [...new Set(future.map(({ publishDate }) => publishDate))].sort();
  return [
    `${counted(articles.length - drafts.length - future.length, 'article')} published`,
    ...(drafts.length > 0 ? [counted(drafts.length, 'draft')] : []),
    ...(future.length > 0 ? [`${future.length} dated in the future: ${dates.join(', ')}`] : []),
  ].join(', ');
}
