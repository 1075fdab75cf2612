/** Code between fences or backquotes, in which nothing is markup. */
const CODE =
  /^( {0,3})(`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![^]))|(?<!`)(`+)(?!`)(?:(?!\n\n)[^])*?[^`]\3(?!`)/gm;

/** Changes a text but for the code in it. @param change is told on which line (0-based) each piece begins */
export function outsideCode(text: string, change: (piece: string, line: number) => string): string {
  let result = '';
  let at = 0;
  let line = 0;
  const take = (end: number) => {
    const piece = text.slice(at, end);
    result += change(piece, line);
    line += piece.split('\n').length - 1;
    at = end;
  };
  for (const { index, 0: code } of text.matchAll(CODE)) {
    take(index);
    result += code;
    line += code.split('\n').length - 1;
    at = index + code.length;
  }
  take(text.length);
  return result;
}
