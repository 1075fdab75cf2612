export interface ExcerptPart {
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
export function parseExcerpt(excerpt: string): readonly ExcerptPart[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const marked = piece.startsWith('<mark>') && piece.endsWith('</mark>');
      return { text: unescape(marked ? piece.slice(6, -7) : piece), marked };
    });
}
