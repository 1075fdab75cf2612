import { initialsOf } from '@/components/ui/portrait';
import type { ArticleList } from '@/lib/articles/article-list';
import type { ArticleCategory } from '@/lib/articles/schemas';
import { formatMonth } from '@/lib/source/dates';
import { CATEGORY_PICTOGRAMS } from './category-pictograms';
import type { StampMarks } from './topic-stamp';

/**
 * The marks of the stamp of a list: the pictogram of a category, the initials of an author or a tag, and the month in which an article on
 * the page was last published or revised, or the parts of a series.
 */
export function stampOfList({ kind, name, cards }: Pick<ArticleList, 'kind' | 'name' | 'cards'>): StampMarks {
  if (kind === 'series') {
    const parts = [...new Set([cards[0]?.part, cards.at(-1)?.part])];
    return { foot: parts.length > 1 ? 'PARTS' : 'PART', text: parts.join('–') };
  }
  const last = cards
    .map(({ publishDate, updated = publishDate }) => updated)
    .sort()
    .at(-1);
  const [month = '', year = ''] = last ? formatMonth(last.slice(0, 7)).split(' ') : [];
  const foot = last && `${month.slice(0, 3).toUpperCase()} ${year}`;
  if (kind === 'category') return { foot, pictogram: CATEGORY_PICTOGRAMS[name as ArticleCategory] };
  return { foot, text: initialsOf(name) };
}
