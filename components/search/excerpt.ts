import { foldWord } from './fold';

/** A part of a text and whether it is highlighted. */
export interface MarkedPart {
  readonly text: string;
  /** The part matches the query. */
  readonly marked: boolean;
}

const unescape = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** A word between punctuation, which Pagefind includes in its highlights. */
const WORD = /^([^\p{L}\p{N}\p{M}]*)(.*?)([^\p{L}\p{N}\p{M}]*)$/su;

/**
 * Splits an excerpt of Pagefind into highlighted words and other text, so that no markup has to be trusted. Pagefind
 * escapes `<` and `>` of an article as `&lt;` and `&gt;` (and does not escape `&`), so the tags split here are its own.
 * Everything else in an excerpt becomes text.
 */
export function parseExcerpt(excerpt: string): readonly MarkedPart[] {
  return excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .flatMap((piece, place) => {
      const text = unescape(piece);
      // Every second piece is a highlight.
      const parts = place % 2 === 0 ? [text] : (WORD.exec(text)?.slice(1) ?? []);
      return parts.map((part, at) => ({ text: part, marked: at === 1 }));
    })
    .filter(({ text }) => text !== '');
}

/** Words that may contain punctuation, such as 'carry-on', and their parts. */
const JOINED = /([\p{L}\p{N}\p{M}]+(?:[^\s\p{L}\p{N}\p{M}]+[\p{L}\p{N}\p{M}]+)*)/u;
const PART = /([\p{L}\p{N}\p{M}]+)/u;

/**
 * Highlights matches in a title, because Pagefind highlights excerpts only: words that start with a word of the query,
 * and words that are highlighted in the excerpt, because Pagefind knows other forms of a word. Ignores case, accents and
 * the punctuation in a word.
 *
 * @param words of the query, as typed
 */
export function markTitle(
  title: string,
  words: readonly string[],
  excerpt: readonly MarkedPart[],
): readonly MarkedPart[] {
  const wanted = words.map(foldWord).filter(Boolean);
  const forms = new Set(excerpt.filter(({ marked }) => marked).map(({ text }) => foldWord(text)));
  const mark = (text: string): MarkedPart => {
    const word = foldWord(text);
    return {
      text,
      marked: word !== '' && (forms.has(word) || wanted.some((start) => word.startsWith(start))),
    };
  };
  return title
    .split(JOINED)
    .flatMap((piece) => {
      const parts = piece.split(PART).map(mark);
      const whole = mark(piece);
      return whole.marked && !parts.some(({ marked }) => marked) ? [whole] : parts;
    })
    .filter(({ text }) => text !== '');
}
