import type { z } from 'zod';
import { findDestinationIds } from '@/lib/deals/destination-ids';
import { checkArticle } from '@/lib/site/content-links';
import { memoize } from '@/lib/site/memoize';
import { didYouMean } from '@/lib/source/did-you-mean';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { orThrow } from '@/lib/source/yaml-file';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import { expectedAuthor, readAuthors } from './authors';
import { guideSchema } from './schemas';
import { readTexts, type Text, type TextFolder } from './texts';
import { GUIDES_FOLDER } from '@/lib/site/content-folders';

type Fields = Readonly<z.infer<typeof guideSchema>>;

/** Our text on a destination, for its page, such as /destinations/paris. Its file is named after the id of the destination. */
export type Guide = Text<Fields>;

/** Minimum number of words. A shorter guide says no more than the pages of partners. */
export const SHORTEST_GUIDE = 200;

function findUnknownPlace(slug: string, file: string, directory: string): readonly Diagnostic[] {
  const ids = findDestinationIds(directory);
  if (!ids || ids.includes(slug)) return [];
  const expected = `the id of a destination in content/deals/destinations.yaml${didYouMean(slug, ids)}`;
  return [{ file, line: 1, column: 1, field: 'file', found: `the name '${slug}.md'`, expected }];
}

function findUnknownAuthor(
  author: string | undefined,
  source: DiagnosticSource,
  directory: string,
): readonly Diagnostic[] {
  if (author === undefined) return [];
  const expected = expectedAuthor(
    author,
    readAuthors(directory).value?.authors.map(({ name }) => name),
  );
  return expected === undefined ? [] : [source.diagnosticAt(['author'], `'${author}'`, expected)];
}

/** `content/destinations/*.md`. */
export const GUIDES: TextFolder<Fields> = {
  folder: GUIDES_FOLDER,
  schema: guideSchema,
  check: ({ slug, file, author, articles = [] }, source, directory) => [
    ...findUnknownPlace(slug, file, directory),
    ...findUnknownAuthor(author, source, directory),
    ...articles.flatMap((article, index) => checkArticle(directory, source, ['articles', index], article)),
  ],
};

/** The guides in the order of their names. @throws ContentError with every mistake in their fields */
export const loadGuides = memoize((directory): readonly Guide[] => orThrow(readTexts(directory, GUIDES)));
