import type { Metadata } from 'next';
import type { ArticleList } from '@/lib/articles/article-list';
import { listPath } from '@/lib/articles/blog-lists';
import { loadSite } from '@/lib/site/load-site';
import { listWords } from '@/lib/source/list-words';
import { categoryFeed, pageMetadata } from './metadata';

const SUBJECTS = {
  all: () => 'All articles',
  category: (name: string) => `Articles on ${name}`,
  tag: (name: string) => `Articles tagged ${name}`,
  series: (name: string) => `The series ${name}`,
} as const;

/** One page of a list in a sentence: its subject and its first titles. */
function descriptionOf({ kind, name, text, cards }: ArticleList): string {
  const magazine = `in the ${loadSite().name} magazine`;
  if (kind === 'author') return `${name} ${magazine}: ${text}`;
  const titles = cards.map(({ title }) => `“${title}”`);
  const named = titles.length > 2 ? [...titles.slice(0, 2), 'more'] : titles;
  return `${SUBJECTS[kind](name)} ${magazine}: ${listWords(named)}.`;
}

/**
 * The metadata of one page of a list of articles. Titles and descriptions of pages after the first contain their number and the
 * period or parts that they cover. Otherwise search engines would treat them as copies of the first page.
 */
export function listMetadata(list: ArticleList): Metadata {
  const { title, page, span, feed } = list;
  const isFurther = page > 1;
  return pageMetadata({
    path: listPath(list, page),
    title: `${title}: travel articles${isFurther ? `, page ${page}` : ''}`,
    description: descriptionOf(list) + (isFurther ? ` Page ${page}: ${span}.` : ''),
    ...(feed && { feed: categoryFeed(loadSite(), list) }),
  });
}
