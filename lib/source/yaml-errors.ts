import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  visit,
  type Document,
  type ErrorCode,
  type YAMLError,
} from 'yaml';

/* Explains YAML errors in plain words. */

/** An error and its start (0-based offset). */
interface YamlMistake {
  readonly offset: number;
  readonly found: string;
  readonly expected: string;
}

const IN_QUOTES = 'quotation marks around the whole text';

const BEGINS_WITH_STAR = ["a text that begins with '*' or '&'", IN_QUOTES] as const;

const BEGINS_WITH_TAG = ["a text that begins with '!'", IN_QUOTES] as const;

const TOO_FAR = {
  found: 'a line that begins too far to the left or right',
  expected: 'as many blanks as the lines beside it have',
};

/** The parser's message where a field is indented less than its entry of a list. It has the code of a missing bracket. */
const TOO_FAR_LEFT = 'Sequence item without - indicator';

const NO_BLANK = { found: "no blank behind '-'", expected: "'- ' in front of each entry of a list" };

const TAB = { found: 'a tab at the start of a line', expected: 'blanks' };

/** The start of a text that YAML reads as an alias without an anchor, such as '*.example.com'. */
function unresolvedAlias(document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Alias: (_key, alias) => {
      if (!alias.resolve(document)) start ??= alias.range?.[0];
    },
  });
  return start;
}

/** The parser's errors in plain words: what is wrong, and what to write instead. */
const SYNTAX: Readonly<Partial<Record<ErrorCode, readonly [found: string, expected: string]>>> = {
  BAD_ALIAS: BEGINS_WITH_STAR,
  BAD_DIRECTIVE: ["a line that begins with '%'", "'name: value'"],
  BAD_DQ_ESCAPE: ["a '\\' between double quotation marks", "'\\\\' for the sign itself"],
  BAD_INDENT: [TOO_FAR.found, TOO_FAR.expected],
  BAD_SCALAR_START: ['a text that begins with a sign of YAML', IN_QUOTES],
  BLOCK_AS_IMPLICIT_KEY: [
    "a second ': ' or '- ' in one line",
    'straight quotation marks around the whole text (\' or ")',
  ],
  BLOCK_IN_FLOW: [
    "a second ': ' in one entry between braces or brackets",
    `a comma between entries, or ${IN_QUOTES}`,
  ],
  DUPLICATE_KEY: ['a field that is there already', 'each field once'],
  MISSING_CHAR: [
    'a quotation mark, bracket or comma missing',
    'one at the end for each at the start, a comma between entries, and quotation marks around a text with # in it',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'no colon and blank behind the name of a field',
    "'name: value', with an ordinary blank behind the colon",
  ],
  MULTIPLE_DOCS: ["a line '---' or '...' above this one", 'no such line, because a file has one part'],
  TAB_AS_INDENT: [TAB.found, TAB.expected],
  TAG_RESOLVE_FAILED: BEGINS_WITH_TAG,
  UNEXPECTED_TOKEN: [
    'more than one value in a line',
    `${IN_QUOTES}, and inside of it only those of the other kind`,
  ],
};

/** The start of the quoted text or bracketed list around an offset: an unclosed one may contain many lines. */
function openedAt(document: Document, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      const { range } = node;
      const isOpened = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow;
      if (isOpened && range && range[0] <= offset && offset <= range[1]) start = range[0];
    },
  });
  return start;
}

/** The end of a line, and the blanks in front of a field in the next line, which make it part of the text before it. */
const BLANKS_IN_FRONT = /^(?:[^:\n]|:(?=\S))*\n[ \t]+(?=[\w-]+:\s)/;

/** Errors that the parser finds behind a tab that it does not report. */
const CODES_BEHIND_TAB: readonly ErrorCode[] = ['UNEXPECTED_TOKEN', 'BAD_INDENT'];

/** The start of the line of an offset, if a tab and blanks are all that is in front of the offset. */
const tabInFront = (text: string, offset: number): number | undefined =>
  /(?<=^|\n)\t[ \t]*$/.exec(text.slice(0, offset))?.index;

/** Whether a line begins with a field, and an offset is the start of that field. */
const isAtField = (text: string, offset: number): boolean =>
  /(?<=^|\n)[ \t]*$/.test(text.slice(0, offset)) && /^[\w-]+:(?!\S)/.test(text.slice(offset));

/** Errors that the parser finds in or below an entry `-name: value`. */
const CODES_BEHIND_DASH: readonly ErrorCode[] = [
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'DUPLICATE_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
];

/** A negative number, which needs no blank. */
const NEGATIVE = /^[ \t]*-\d/;

/**
 * The start of the line of an offset, if the line begins with `-` and no blank, so that it is not an entry of a list. Such a line may
 * be part of a quoted text.
 */
function dashWithoutBlank(document: Document, text: string, offset: number): number | undefined {
  const start = text.slice(0, offset).lastIndexOf('\n') + 1;
  const isDash = /^[ \t]*-[^\s-]/.test(text.slice(start)) && openedAt(document, start) === undefined;
  return isDash ? start : undefined;
}

/** A line that is not empty and not only a comment. */
const FILLED = /^[ \t]*[^\s#].*/m;
const FILLED_LINES = new RegExp(FILLED, 'gm');

/** An empty list or map, alone or as the value of a field. */
const EMPTY = /^([ -]*)(?:\w[\w-]*:[ \t]+)?(\[\]|\{\})[ \t]*(?:#.*)?$/;

/** The start of an entry of a list or map. */
const ENTRY = /^([ \t]*)(?:(-)|[\w-]+:)(?!\S)/;

/** Entries below `[]` or `{}`: the value of their field was replaced, but they were not deleted. */
function entriesBelowEmpty(text: string, offset: number): YamlMistake | undefined {
  const start = text.slice(0, offset).lastIndexOf('\n') + 1;
  const above = text.slice(0, start).match(FILLED_LINES)?.at(-1) ?? '';
  const [, { length: from } = '', empty = ''] = EMPTY.exec(above) ?? [];
  const below = FILLED.exec(text.slice(start));
  const [line, { length: blanks } = '', dash] = ENTRY.exec(below?.[0] ?? '') ?? [];
  if (!empty || !below || line === undefined) return undefined;
  // A field that is one blank too far to the right is not meant as an entry of the field above it.
  if (blanks < from + (dash ? 0 : 2)) return undefined;
  return {
    offset: start + below.index,
    found: `entries below '${empty}'`,
    expected: `these entries deleted, or no '${empty}' above them`,
  };
}

/** The meaning of a parser error, and its start. */
export function syntaxMistake(
  document: Document,
  { code, message, pos }: YAMLError,
  text: string,
): YamlMistake {
  const entries = entriesBelowEmpty(text, pos[0]);
  if (entries) return entries;
  const opened = ['MISSING_CHAR', 'BAD_INDENT'].includes(code) ? openedAt(document, pos[0]) : undefined;
  const dash =
    opened === undefined && CODES_BEHIND_DASH.includes(code)
      ? dashWithoutBlank(document, text, pos[0])
      : undefined;
  if (dash !== undefined && !NEGATIVE.test(text.slice(dash))) return { offset: dash, ...NO_BLANK };
  if (message === TOO_FAR_LEFT) return { offset: pos[0], ...TOO_FAR };
  const [blanks] = (code === 'BLOCK_AS_IMPLICIT_KEY' && BLANKS_IN_FRONT.exec(text.slice(pos[0]))) || [];
  if (blanks !== undefined) return { offset: pos[0] + blanks.length, ...TOO_FAR };
  const tab = CODES_BEHIND_TAB.includes(code) ? tabInFront(text, pos[0]) : undefined;
  if (tab !== undefined) return { offset: tab, ...TAB };
  if (code === 'UNEXPECTED_TOKEN' && isAtField(text, pos[0])) return { offset: pos[0], ...TOO_FAR };
  const [found, expected] = SYNTAX[opened === undefined ? code : 'MISSING_CHAR'] ?? [message, 'valid YAML'];
  return { offset: opened ?? pos[0], found, expected };
}

/** Why parsed YAML cannot be converted to data: an alias without an anchor, or an alias bomb. */
export function aliasMistake(document: Document): YamlMistake {
  const star = unresolvedAlias(document);
  const [found, expected] =
    star === undefined ? ['too many aliases', 'values written out'] : BEGINS_WITH_STAR;
  return { offset: star ?? 0, found, expected };
}

/** A text such as '&Co is back', which loses its first word: YAML takes it for the name of an anchor, which no alias uses. */
export function anchorMistake(document: Document, text: string): YamlMistake | undefined {
  const anchors = new Map<string, number>();
  const used = new Set<string>();
  visit(document, {
    Alias: (_key, { source }) => void used.add(source),
    Value: (_key, { anchor, range }) => {
      if (anchor !== undefined) anchors.set(anchor, text.lastIndexOf(`&${anchor}`, range?.[0]));
    },
  });
  const [, offset] = [...anchors].find(([name]) => !used.has(name)) ?? [];
  const [found, expected] = BEGINS_WITH_STAR;
  return offset === undefined ? undefined : { offset, found, expected };
}

/** A text such as '! Viva Italia', which loses its sign: YAML takes it for a tag without a name. */
export function bareTagMistake(document: Document, text: string): YamlMistake | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar: (_key, { tag, range }) => {
      if (tag !== '!' || !range) return undefined;
      offset = text.lastIndexOf('!', range[0] - 1);
      return visit.BREAK;
    },
  });
  const [found, expected] = BEGINS_WITH_TAG;
  return offset === undefined ? undefined : { offset, found, expected };
}

/** A name without a value between braces, from a missing blank or a comma in a text: `{ lat:38.7 }`, `{ title: Paris, the city }`. */
export function bareNameMistake(document: Document): YamlMistake | undefined {
  let mistake: YamlMistake | undefined;
  visit(document, {
    Pair: (_key, { key, value }, parents) => {
      const parent = parents.at(-1);
      if (value !== null || !isScalar(key) || !isMap(parent) || !parent.flow) return undefined;
      const name = String(key.value);
      mistake = {
        offset: key.range?.[0] ?? 0,
        found: `'${name}' between braces`,
        expected: name.includes(':')
          ? "a blank behind the colon, as in 'name: value'"
          : "'name: value', or quotation marks around a text that contains a comma",
      };
      return visit.BREAK;
    },
  });
  return mistake;
}

/** A line in a text without quotation marks that begins like an entry of a list, although it continues the text. */
const ENTRY_IN_TEXT = /\n(?=[ \t]*-(?!\S))/;

/**
 * An entry of a list that YAML reads as part of the text above it, because it is too far to the right. Advice on its indentation
 * needs an entry above it. The text of a field or of a list in brackets is not an entry.
 */
export function mergedEntryMistake(document: Document, text: string): YamlMistake | undefined {
  let mistake: YamlMistake | undefined;
  visit(document, {
    Scalar: (_key, { type, range }, parents) => {
      if (type !== 'PLAIN' || !range) return undefined;
      const inside = ENTRY_IN_TEXT.exec(text.slice(range[0], range[1]));
      if (!inside) return undefined;
      const dash = dashWithoutBlank(document, text, range[0]);
      const parent = parents.at(-1);
      mistake =
        dash === undefined
          ? {
              offset: range[0] + inside.index + 1,
              found: "a line with '- ' that continues the text above it",
              expected:
                isSeq(parent) && !parent.flow
                  ? `as many blanks as the entry above has; or ${IN_QUOTES}, if it is one text`
                  : IN_QUOTES,
            }
          : { offset: dash, ...NO_BLANK };
      return visit.BREAK;
    },
  });
  return mistake;
}
