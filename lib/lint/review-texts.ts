import { TEXT_PAGE_IDS } from '@/lib/articles/markdown/parse';
import { GUIDES, SHORTEST_GUIDE } from '@/lib/articles/guides';
import { TEXT_PAGES } from '@/lib/articles/text-pages';
import { listTexts, readTexts, type Text, type TextFields, type TextFolder } from '@/lib/articles/texts';
import { routes } from '@/lib/site/routes';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { outlineOf, type Outline } from './markdown/outline';

/** A text with valid fields, and its outline. */
interface ReviewedText {
  readonly text: Text<TextFields>;
  readonly outline: Outline;
  /** The path of its page. */
  readonly path: string;
}

/** The text pages and destination guides. */
export interface TextsReview {
  readonly texts: readonly ReviewedText[];
  /** Paths of all texts, including those with invalid fields. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks that a guide is long enough. */
function checkGuide({ text, outline }: ReviewedText): readonly Diagnostic[] {
  if (outline.words >= SHORTEST_GUIDE) return [];
  const { file, bodyLine } = text;
  return [
    {
      ...{ file, line: bodyLine, column: 1, field: 'body', found: `${outline.words} words` },
      expected: `${SHORTEST_GUIDE} at least: a page of prices alone helps nobody`,
    },
  ];
}

/** @param ids ids of the page around a text that links may lead to */
function reviewFolder<Fields extends TextFields>(
  directory: string,
  folder: TextFolder<Fields>,
  route: (slug: string) => string,
  ids: readonly string[],
): TextsReview {
  const { value, diagnostics } = readTexts(directory, folder);
  return {
    texts: value.map((text) => ({
      text,
      outline: outlineOf(text.body, ids),
      path: route(text.slug),
    })),
    paths: listTexts(directory, folder.folder).map(route),
    diagnostics,
  };
}

/** Reads the text pages and destination guides, with their outlines. */
export function reviewTexts(directory: string): TextsReview {
  const pages = reviewFolder(directory, TEXT_PAGES, routes.textPage, TEXT_PAGE_IDS);
  const guides = reviewFolder(directory, GUIDES, routes.destination, TEXT_PAGE_IDS);
  return {
    texts: [...pages.texts, ...guides.texts],
    paths: [...pages.paths, ...guides.paths],
    diagnostics: [...pages.diagnostics, ...guides.diagnostics, ...guides.texts.flatMap(checkGuide)],
  };
}
