/**
 * Code between fences or backquotes, in which nothing is markup; or a shortcode of Hugo, whose parameters may stand in backquotes and
 * are no code.
 */
const CODE =
  /^( {0,3})(`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![^]))|(?<!`)(`+)(?!`)(?:(?!\n\n)[^])*?[^`]\3(?!`)|\{\{[<%](?:(?!\{\{)[^])*?[>%]\}\}/gm;

/** Stands for a piece of code while the markup around it is read. */
const hidden = (index: number) => `\ue000${index}\ue001`;
const HIDDEN = /\ue000(\d+)\ue001/g;

/**
 * Hides the code of a text, line by line, so that a box or a shortcode may hold code. Blanks and signs at the beginning of a line, such as
 * those of a quote, stay, as they may belong to what is around.
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
