import { TEXT_PAGE_IDS } from '@/lib/articles/markdown/parse';
import { TEXT_PAGES } from '@/lib/articles/text-pages';
import { listTexts, readTexts, type Text, type TextFields, type TextFolder } from '@/lib/articles/texts';
import { routes } from '@/lib/site/routes';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { outlineOf, type Outline } from './markdown/outline';

/** A text whose fields are right, with what is in it. */
export interface ReviewedText {
  readonly text: Text<TextFields>;
  readonly outline: Outline;
  /** Where it is read. */
  readonly path: string;
}

/** The texts beside the articles. */
export interface TextsReview {
  readonly texts: readonly ReviewedText[];
  /** Of all texts, also of those whose fields are wrong. */
  readonly paths: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** @param ids of the page around a text, to which a link may lead */
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
      outline: outlineOf(text.body, undefined, ids),
      path: route(text.slug),
    })),
    paths: listTexts(directory, folder.folder).map(route),
    diagnostics,
  };
}

/** Reads the texts beside the articles and takes down what is in them. */
export function reviewTexts(directory: string): TextsReview {
  return reviewFolder(directory, TEXT_PAGES, routes.textPage, TEXT_PAGE_IDS);
}
