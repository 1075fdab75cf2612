import { CATEGORY_PICTOGRAMS } from '@/components/blog/category-pictograms';
import { stampOfList } from '@/components/blog/stamp-of-list';
import type { ArticleCardData } from '@/lib/articles/article-cards';

const cards = (...dates: readonly Partial<ArticleCardData>[]) => dates as readonly ArticleCardData[];

test('the stamp of a list has the month of the latest article or revision', () => {
  const dates = cards({ publishDate: '2025-06-01' }, { publishDate: '2025-04-01', updated: '2026-11-21' });
  expect(stampOfList({ kind: 'author', name: 'Inés Carrera', cards: dates })).toEqual({
    foot: 'NOV 2026',
    text: 'IC',
  });
  expect(stampOfList({ kind: 'category', name: 'Hotels', cards: dates.slice(0, 1) })).toEqual({
    foot: 'JUN 2025',
    pictogram: CATEGORY_PICTOGRAMS.Hotels,
  });
});

test('the stamp of a list without articles has no month', () => {
  expect(stampOfList({ kind: 'category', name: 'Hotels', cards: [] }).foot).toBeUndefined();
});

test('the stamp of a series has the numbers of its parts', () => {
  const stamp = (...parts: readonly number[]) =>
    stampOfList({ kind: 'series', name: 'Ferries', cards: cards(...parts.map((part) => ({ part }))) });
  expect(stamp(1, 2, 3)).toEqual({ foot: 'PARTS', text: '1–3' });
  expect(stamp(1)).toEqual({ foot: 'PART', text: '1' });
});
