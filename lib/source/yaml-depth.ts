import { CST, Lexer } from 'yaml';

/** Nesting depth that no content needs. Parsing time grows with its square, and deeper nesting overflows the stack. */
const MOST_BRACKETS = 20;
/** Lists in lists that begin on the same line. */
const MOST_DASHES = 10;

/** A text that may be too deep. Comments and quoted texts match, too, so the lexer decides. */
const MAY_BE_TOO_DEEP = new RegExp(
  String.raw`(?:[[{][^[\]{}]*){${MOST_BRACKETS}}|(?:[-?] +){${MOST_DASHES}}`,
);

/** The start (0-based offset) of lists that are nested too deeply. Undefined if there are none. */
export function startOfDeepLists(text: string): number | undefined {
  if (!MAY_BE_TOO_DEEP.test(text)) return undefined;
  let brackets: number[] = [];
  let dashes: number[] = [];
  let offset = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    const type: CST.TokenType | null = isText ? null : CST.tokenType(token);
    isText = type === 'scalar';
    // A bracket is missing, which the parser reports.
    if (type === 'flow-error-end') brackets = [];
    // These tokens are not part of the text.
    if (type === 'scalar' || type === 'doc-mode' || type === 'flow-error-end') continue;
    if (type === 'flow-seq-start' || type === 'flow-map-start') brackets.push(offset);
    if (type === 'flow-seq-end' || type === 'flow-map-end') brackets.pop();
    if (type === 'seq-item-ind' || type === 'explicit-key-ind') dashes.push(offset);
    if (type === 'newline') dashes = [];
    if (brackets.length >= MOST_BRACKETS) return brackets[0];
    if (dashes.length >= MOST_DASHES) return dashes[0];
    offset += token.length;
  }
  return undefined;
}
