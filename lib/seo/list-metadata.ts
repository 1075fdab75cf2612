import type { Metadata } from 'next';
import { loadArticleList, type ListKind } from '@/lib/articles/article-list';
import { pageOf, type Topic } from '@/lib/articles/magazine';
import { loadSite } from '@/lib/site/load-site';
import { categoryFeed, pageMetadata } from './metadata';

const LIST = new Intl.ListFormat('en');

const SUBJECTS = {
  all: () => 'All articles',
  category: (name: string) => `Articles on ${name}`,
  tag: (name: string) => `Articles tagged ${name}`,
  series: (name: string) => `The series ${name}`,
} as const;

/** One page of a list in a sentence: its subject and its first titles. */
function descriptionOf(kind: ListKind, { name, articles }: Topic, text: string, page: number): string {
  const magazine = `in the ${loadSite().name} magazine`;
  if (kind === 'author') return `${name} ${magazine}: ${text}`;
  const titles = pageOf(articles, page).map(({ title }) => `“${title}”`);
  const named = titles.length > 2 ? [...titles.slice(0, 2), 'more'] : titles;
  return `${SUBJECTS[kind](name)} ${magazine}: ${LIST.format(named)}.`;
}

/**
 * The metadata of one page of a list of articles. Titles and descriptions of further pages name their number, because search
 * engines would take them for copies of the first.
 *
 * @param page from 1; anything else is the empty route of a static export
 */
export function listMetadata(kind: ListKind, slug: string, page: string): Metadata {
  const list = loadArticleList(kind, slug);
  const number = Number(page);
  if (!list || !number) return {};
  const { title, text, href, topic, feed } = list;
  const isFurther = number > 1;
  return pageMetadata({
    path: href(number),
    title: `${title}: travel articles${isFurther ? `, page ${number}` : ''}`,
    description: descriptionOf(kind, topic, text, number) + (isFurther ? ` Page ${number}.` : ''),
    ...(feed && { feed: categoryFeed(loadSite(), topic) }),
  });
}
