import type { z } from 'zod';
import { findDestinationIds } from '@/lib/deals/destination-ids';
import { memoize } from '@/lib/site/memoize';
import { didYouMean } from '@/lib/source/did-you-mean';
import { orThrow } from '@/lib/source/yaml-file';
import { guideSchema } from './schemas';
import { readTexts, type Text, type TextFolder } from './texts';

type Fields = Readonly<z.infer<typeof guideSchema>>;

/** Our text on a destination, for its page, such as /destinations/paris. Its file is named after the id of the destination. */
export type Guide = Text<Fields>;

/** Minimum number of words. A shorter guide says no more than the pages of partners. */
export const SHORTEST_GUIDE = 200;

/** `content/destinations/*.md`. */
export const GUIDES: TextFolder<Fields> = {
  folder: 'destinations',
  schema: guideSchema,
  check({ slug, file }, _source, directory) {
    const ids = findDestinationIds(directory);
    if (!ids || ids.includes(slug)) return [];
    const expected = `the id of a destination in content/deals/destinations.yaml${didYouMean(slug, ids)}`;
    return [{ file, line: 1, column: 1, field: 'file', found: `the name '${slug}.md'`, expected }];
  },
};

/** The guides in the order of their names. @throws ContentError with every mistake in their fields */
export const loadGuides = memoize((directory): readonly Guide[] => orThrow(readTexts(directory, GUIDES)));
