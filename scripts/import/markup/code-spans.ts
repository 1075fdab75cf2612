/**
 * Code between fences or backquotes, which contains no markup. Also matches shortcodes of Hugo, whose parameters may be in backquotes
 * but are not code.
 */
const CODE =
  /^( {0,3})(`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![^]))|(?<!`)(`+)(?!`)(?:(?!\n\n)[^])*?[^`]\3(?!`)|\{\{[<%](?:(?!\{\{)[^])*?[>%]\}\}/gm;

/** Replaces a piece of code while the markup around it is converted. */
const hidden = (index: number) => `\ue000${index}\ue001`;
const HIDDEN = /\ue000(\d+)\ue001/g;

/**
 * Hides the code of a text, line by line, so that boxes and shortcodes may contain code. Blanks and signs at the start of a line, such
 * as quote marks, are kept, because they may belong to the markup around the code.
 */
export function hideCode(text: string): {
  readonly text: string;
  /** Puts the code back. */
  readonly restore: (changed: string) => string;
} {
  const pieces: string[] = [];
  const hide = (code: string) => hidden(pieces.push(code) - 1);
  return {
    text: text.replace(CODE, (code) => {
      if (code.startsWith('{{')) return code;
      const [first = '', ...rest] = code.split('\n');
      const hideRow = (row: string) =>
        row.replace(/^([ \t>|]*)([^ \t>|].*)$/, (_, edge: string, words: string) => edge + hide(words));
      return [hide(first), ...rest.map(hideRow)].join('\n');
    }),
    restore: (changed) => changed.replace(HIDDEN, (sign, index: string) => pieces[Number(index)] ?? sign),
  };
}
