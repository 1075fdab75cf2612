import type { Nodes } from 'mdast';

/** A body that cannot be parsed in reasonable time. The message names the limit. */
export class UnreadableBody extends Error {
  constructor(
    readonly found: string,
    readonly expected: string,
    /** Line of the body, 1-based. */
    readonly line = 1,
  ) {
    super(`${found}; expected ${expected}`);
  }
}

/** In characters, about 10,000 words. Micromark takes quadratic time for some constructs, so there must be a limit. */
const LONGEST_BODY = 60_000;
/** Other constructs that take quadratic time, with limits far above the needs of any article. */
const MOST: readonly (readonly [sign: RegExp, most: number, name: string])[] = [
  [/[*_~]+/g, 3000, 'signs of emphasis'],
  [/^[ \t>]*(?:-+|=+)[ \t\r]*$/gm, 300, 'lines of dashes'],
  [/\|/g, 6000, 'cells of tables'],
  [/^/gm, 5000, 'lines'],
  [/\[/g, 3000, 'brackets'],
  [/</g, 6000, "signs '<'"],
];
/** Limit for consecutive blanks, which pages do not show anyway. */
const MOST_BLANKS = 500;
const BLANKS = new RegExp(`[ \\t]{${MOST_BLANKS}}`);
/** Limit for boxes (`:::tip`) in an article. An unclosed box contains everything after it, so boxes could nest deeply. */
const MOST_BOXES = 40;
const BOX = /^[ \t>*+\-\d.)]*:{3,}[^\s:]/gm;
/** Limit for the indentation, quote marks and list marks before the words of a line, in characters. Each may be a level. */
const LONGEST_PREFIX = 60;
const PREFIX = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(?:[ \t>]|[-*+](?=[ \t])|:{24})/;
/** Limit for levels of the tree. Prose needs about a dozen. Tree walkers recurse, so a pathological tree would exhaust the stack. */
const DEEPEST = 60;

/**
 * Checks the limits before micromark parses the text, because it takes quadratic time for the levels of a line.
 *
 * @throws UnreadableBody
 */
export function checkSize(body: string): void {
  if (body.length > LONGEST_BODY) {
    throw new UnreadableBody(
      `${body.length} characters`,
      `${LONGEST_BODY} at most: split the article into parts`,
    );
  }
  const blanks = BLANKS.exec(body);
  if (blanks) {
    const line = body.slice(0, blanks.index).split('\n').length;
    throw new UnreadableBody(`${MOST_BLANKS} blanks in a row`, 'one', line);
  }
  for (const [sign, most, name] of MOST) {
    const count = body.match(sign)?.length ?? 0;
    if (count > most) throw new UnreadableBody(`${count} ${name}`, `${most} at most in an article`);
  }
  const boxes = body.match(BOX)?.length ?? 0;
  if (boxes > MOST_BOXES) throw new UnreadableBody(`${boxes} boxes`, `${MOST_BOXES} at most`);
  body.split('\n').forEach((text, index) => {
    const [prefix = ''] = PREFIX.exec(text) ?? [];
    if (prefix.length > LONGEST_PREFIX || prefix.endsWith('::')) {
      throw new UnreadableBody('a line nested too deeply', 'lists and quotes of a few levels', index + 1);
    }
  });
}

/** @throws UnreadableBody for a tree that is too deep */
export function checkDepth(tree: Nodes): void {
  let level: readonly Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) {
      const line = level[0]?.position?.start.line;
      throw new UnreadableBody('text nested too deeply', 'emphasis, links and lists of a few levels', line);
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}
