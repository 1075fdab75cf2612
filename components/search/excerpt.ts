import { fold } from './fold';

/** A piece of a text in which the searcher's words are marked. */
export interface MarkedPart {
  readonly text: string;
  /** The searcher's own word. */
  readonly marked: boolean;
}

const unescape = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/**
 * Takes an excerpt of Pagefind apart into words to mark and words around them, so that no markup has to be trusted.
 * Pagefind writes `<` and `>` of an article as `&lt;` and `&gt;` (and leaves `&` alone), so the tags split on here are
 * its own; whatever else is in an excerpt comes out as text.
 */
export function parseExcerpt(excerpt: string): readonly MarkedPart[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const marked = piece.startsWith('<mark>') && piece.endsWith('</mark>');
      return { text: unescape(marked ? piece.slice(6, -7) : piece), marked };
    });
}

/**
 * Marks in a title what a search has found there, which Pagefind does for excerpts only: words that begin with one that was
 * searched for, and words that are marked in the excerpt, where Pagefind knows other forms of a word. Letters count without
 * their case and accents.
 */
export function markTitle(
  title: string,
  words: readonly string[],
  excerpt: readonly MarkedPart[],
): readonly MarkedPart[] {
  const wanted = words.filter(Boolean).map(fold);
  const forms = new Set(excerpt.filter(({ marked }) => marked).map(({ text }) => fold(text)));
  return title
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((piece) => piece !== '')
    .map((text) => {
      const word = fold(text);
      return { text, marked: forms.has(word) || wanted.some((start) => word.startsWith(start)) };
    });
}
