import { ICONS } from '@/components/ui/icon';
import type { ArticleCategory } from '@/lib/articles/schemas';

/** The pictogram on the stamp of a category: one path in a box of 20 × 20, as for icons. */
export const CATEGORY_PICTOGRAMS: Readonly<Record<ArticleCategory, string>> = {
  'Flight Tips': ICONS.plane,
  'Budget Travel':
    'M3 7h14v9H3zM5.5 7V4h9v3M10 9.5v4M11.5 10.2q-1.5-1-3-.2 0 1.3 1.5 1.5t1.5 1.5q-1.5.8-3-.2',
  Destinations:
    'M10 17.5q-5.5-5.5-5.5-9.2a5.5 5.5 0 0 1 11 0q0 3.7-5.5 9.2zM10 6.2a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z',
  Hotels: ICONS.bed,
  'Travel Tips': ICONS.suitcase,
  Transportation: 'M5.5 3h9v11h-9zM5.5 9h9M10 3v6M7.8 11.6h0M12.2 11.6h0M7 14l-2 3M13 14l2 3M5.8 16h8.4',
  'Travel Finance': 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5 12.5h4',
  'Solo Travel':
    'M6 8.5a4 4 0 0 1 8 0V17H6zM8 4.7V3h4v1.7M8.5 8.5h3M6 12.5h8M9 12.5v2M6 10.5H4V16h2M14 10.5h2V16h-2',
  'Travel Planning': 'M2.5 5l5-1.5 5 1.5 5-1.5V15l-5 1.5-5-1.5-5 1.5zM7.5 3.5V15M12.5 5v11.5',
  'Sustainable Travel': 'M4.5 15q-2-8.5 12-11.5 1.5 12.5-7 12.5-3 0-5-1zM3 17.5q3-6 8.5-9',
};
