import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { FOREIGN_RULES, type Rule } from './foreign-markup';
import { directiveNames, DIRECTIVES as RECORDS, signedName } from '@/lib/articles/markdown/directives';

/*
 * Markup that Markdown did not take as such stands in the text as it was typed: `[a link] (/flights)`. Only the text of a body
 * is looked at, never its code, and what is escaped (`\**`) is meant to be seen.
 */

/** What is wrong with a body however the rest of the magazine looks. Line and column are those of the body, 1-based. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

/** Stands for what is no text, such as code or the address of a link. */
const HIDDEN = '\ufffc';
/** Mistakes told of one block; more would only be noise, and a hostile file has thousands. */
const MOST_TOLD = 20;
/** Characters of what was typed that are looked at to tell what is wrong. */
const LONGEST_LOOK = 200;
/** Signs that stand for themselves; a letter is put in place of each. */
const ESCAPED = /\\[!-/:-@[-`{-~]|&#?\w+;/g;

const BOXES = directiveNames('container').join('|');
const OTHERS = directiveNames('text', 'leaf').join('|');
const DIRECTIVES = `${OTHERS}|${BOXES}`;
/** Words and attributes behind the name of a directive, in whatever form. */
const PARTS = '(?:[ \\t]*\\[[^\\]\\n]{0,200}\\]?)?(?:[ \\t]*\\{[^}\\n]{0,200}\\}?)?';
/** What a link or picture leads to begins like this; in prose, brackets may stand before parentheses. */
const ADDRESS = `[/#]|${HIDDEN}?(?:https?:|mailto:|tel:|photo:|www\\.)`;

function directiveExpected(typed: string): string {
  if (/^:+$/.test(typed)) return "a line such as ':::tip' above it, of which this is the end";
  const [, colons = '', blanks = '', name = ''] =
    /^(:*)([ \t]*)(\w*)/.exec(typed.replace(/^[^:\w]+/, '')) ?? [];
  const directive = Object.hasOwn(RECORDS, name) ? RECORDS[name] : undefined;
  if (directive?.form === 'text') {
    const attributes = directive.attributes.map((each) => `${each}=…`).join(' ');
    return `':${name}[words]{${attributes}}' in a line of text, without blanks between its parts`;
  }
  if (blanks !== '' || !directive)
    return "a directive without blanks after its colons, such as ':::tip' or '::deal[words]{#id}'";
  const right = signedName(name);
  if (`${colons}${name}` !== right) return `'${right}', in a line of its own`;
  const parts = directive.attributes.length === 0 ? '[words]' : '[words] and {…}';
  return `'${right}' at the start of a line, and nothing behind the name but ${parts}`;
}

function addressExpected(typed: string): string {
  const [, address = ''] = /\]\((.*)/.exec(typed) ?? [];
  if (/[“”‘’]/.test(address))
    return 'straight quotes around what stands behind the address, as in \'(/a "b")\'';
  if (/\s/.test(address.replace(/\s+(["'(]).*/, '')))
    return "an address without blanks; '%20' stands for one";
  return "an address between '](' and ')', behind it a title in quotes at most; '\\]' shows the sign";
}

/**
 * In the order in which they are tried: what one has found, the later ones leave alone. A look back to the start of a line comes
 * behind a look at the character itself, or long rows of blanks would take time by the square of their length.
 */
const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      [
        '(?=:)(?<=^[ \\t>]*):{2,}[ \\t]*\\p{L}[^\\n]*',
        `:{1,3}(?:${DIRECTIVES})${PARTS}(?<=[\\]}])`,
        `(?<![\\w:])(?::{2,}\\p{L}[\\w-]*|:(?:${OTHERS})(?![\\w-]))${PARTS}`,
        `(?=:)(?<=^[ \\t>]*):(?:${BOXES})[ \\t]*$`,
        '(?<!:):{3,}(?!:)',
        `(?<![\\w:]):[ \\t]+(?:${DIRECTIVES})\\[[^\\]\\n]*\\]?`,
        `(?<![\\w:])(?:${DIRECTIVES})\\[[^\\]\\n]*\\]\\{[^}\\n]*\\}?`,
      ].join('|'),
      'gmu',
    ),
    field: 'directive',
    once: true,
    expected: directiveExpected,
  },
  ...FOREIGN_RULES,
  {
    pattern: /\[\^[^[\]\s]+\]/g,
    expected: (typed) => `a line '${typed}: …' with the note, once, below the text`,
  },
  {
    pattern: new RegExp(`!?\\[[^[\\]]*\\][ \\t]+\\((?=${ADDRESS})[^)\\n]*\\)?`, 'g'),
    expected: () => "no blank between ']' and '(', or '\\]' to show the sign",
  },
  { pattern: /(?:!?\[[^[\]]*)?\]\([^)\n]*\)?/g, expected: addressExpected },
  {
    pattern: /(?:!?\[[^[\]]*)?\]\[[^[\]\n]*\]/g,
    expected: () => "'[words](address)', or a line '[name]: address' for the name in the second brackets",
  },
  {
    pattern: /!\[[^[\]\n]*\]?/g,
    expected: () => "'![what it shows](photo:key)' in a paragraph of its own",
  },
  {
    // Only where it could begin: behind a name or a price, stars are meant to be seen.
    pattern: /(?<![^\s"'(“‘[])\*{2,3}(?=[^\s*])/g,
    expected: () => "'**' right before the first and right behind the last word, or '\\*' to show a star",
  },
  {
    pattern: /(?<!\*)\*\*[ \t]+\p{L}[^*\n]*\*\*(?!\*)|<\/?[a-z]+:[a-z]+>/giu,
    expected: (typed) =>
      typed.startsWith('*')
        ? "'**' right before the first and right behind the last word"
        : 'nothing: a text program has left it behind',
  },
  {
    pattern: /\[!\w+\]/g,
    expected: () => "':::tip', ':::note' or ':::warning' above the words and ':::' below them",
  },
  {
    pattern: /\^\[[^\]\n]*\]/g,
    expected: () => "'[^1]', and a line '[^1]: …' with the note below the text",
  },
  {
    pattern: /\{#[\w-]+\}/g,
    expected: () => 'nothing: the address of a heading is made of its words',
  },
  {
    pattern: /\{(?:to|place|photo|src|alt|id)=[^}\n]*\}?/g,
    field: 'directive',
    expected: () => "'{…}' right behind ']', with '}' at its end and straight quotation marks inside",
  },
  {
    // \u00a0 is the blank of text programs, which is none to Markdown.
    pattern: /(?=#)(?<=^[ \t>]*)(?:#{2,6}(?:[^#\s]|\u00a0)|#{7,}|#\p{L})[^\n]*/gmu,
    ofLines: true,
    expected: () =>
      "an ordinary blank behind the signs of a heading, as in '## Words', or '\\#' to show the sign",
  },
  {
    pattern: /(?<=^[ \t>]*)(?:[•‣▪◦·]|[-*+–](?=\u00a0)|-(?=\p{L})|\d{1,2}[.)](?=\u00a0|\p{Lu}))/gmu,
    ofLines: true,
    once: true,
    expected: () => "'- ' or '1. ', with an ordinary blank, in front of each entry of a list",
  },
  {
    pattern: /(?=\|)(?<=^[ \t>]*)\|[^\n]*/gm,
    ofLines: true,
    once: true,
    expected: () =>
      "a row such as '| --- | --- |' below the head of a table, with as many cells, or '\\|' to show the sign",
  },
];

const hide = (text: string) => text.replace(/[^\s>]/g, HIDDEN);
/** Characters that are escaped are meant to be seen. */
const withoutEscaped = (text: string) => text.replace(ESCAPED, (signs) => 'x'.repeat(signs.length));

/** The source of a block in which only its text can be seen, each character in its place. */
function textOf(block: Nodes, source: string): string {
  const { start, end } = block.position ?? {};
  let at = start?.offset ?? 0;
  let seen = '';
  visit(block, 'text', ({ position }) => {
    // What Markdown itself links, an address without brackets, can be left without a place.
    if (!position) return;
    const { start: from, end: to } = position;
    const text = source.slice(from.offset, to.offset);
    seen += hide(source.slice(at, from.offset)) + withoutEscaped(text);
    at = to.offset ?? at;
  });
  return seen + hide(source.slice(at, end?.offset));
}

/**
 * What shows as it was typed although it is no text of Markdown: description and caption of a picture. Undefined where there is
 * none.
 */
function describedIn(node: Nodes, typed: string): string | undefined {
  if (node.type === 'image') return withoutEscaped(typed.replace(/\]\([ \t]*(?:<[^>\n]*>|[^\s)]*)/, hide));
  const alt = node.type === 'leafDirective' ? node.attributes?.alt : undefined;
  const at = alt ? typed.lastIndexOf(alt) : -1;
  return alt && at >= 0 ? hide(typed.slice(0, at)) + alt + hide(typed.slice(at + alt.length)) : undefined;
}

/** As typed, on one line and short enough for a diagnostic. */
function shown(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** What holds words and no other blocks. */
const WORDED: ReadonlySet<string> = new Set<Nodes['type']>([
  'paragraph',
  'heading',
  'tableCell',
  'leafDirective',
]);

/** Finds what rules tell of a text, and where; what one has found, the later ones leave alone. */
function* findings(text: string, rules: readonly Rule[]) {
  const taken: { readonly from: number; readonly to: number }[] = [];
  for (const rule of rules) {
    for (const { index: from, 0: match } of text.matchAll(rule.pattern)) {
      const to = from + match.length;
      if (taken.some((other) => from < other.to && other.from < to)) continue;
      taken.push({ from, to });
      yield { from, to, rule };
      if (rule.once) break;
    }
  }
}

/** Rules for words between which no markup is drawn. */
const PLAIN_RULES = FOREIGN_RULES.filter(({ ofLines }) => !ofLines);
const PLAIN_WORDS = 'plain words: markup is not drawn here';

const showsAsTyped = (typed: string) => `'${shown(typed)}', which shows as it is`;

/** The first piece of markup in a text that pages show as it was typed, such as a title; links have a check of their own. */
export function markupIn(text: string): Pick<Mistake, 'found' | 'expected'> | undefined {
  const rules = PLAIN_RULES.filter(({ field }) => field !== 'link');
  const [first] = findings(text, rules);
  return first && { found: showsAsTyped(text.slice(first.from, first.to)), expected: PLAIN_WORDS };
}

/** Markup that a node of a parsed body shows as it was typed. @param source the text that was parsed */
export function leftoversIn(node: Nodes, source: string): readonly Mistake[] {
  if (!node.position) return [];
  const { line, column, offset = 0 } = node.position.start;
  const mistakes: Mistake[] = [];
  const look = (text: string, rules: readonly Rule[], instead?: string) => {
    for (const { from, to, rule } of findings(text, rules)) {
      if (mistakes.length === MOST_TOLD) return;
      const before = text.slice(0, from).split('\n');
      const typed = source.slice(offset + from, offset + to);
      const { field = 'markup' } = rule;
      mistakes.push({
        line: line + before.length - 1,
        column: before.length === 1 ? column + from : (before.at(-1)?.length ?? 0) + 1,
        field,
        found: showsAsTyped(typed),
        expected: instead && field === 'markup' ? instead : rule.expected(typed.slice(0, LONGEST_LOOK)),
      });
    }
  };
  const described = describedIn(node, source.slice(offset, node.position.end.offset));
  if (WORDED.has(node.type)) {
    const rules = node.type === 'paragraph' ? RULES : RULES.filter(({ ofLines }) => !ofLines);
    look(textOf(node, source), rules);
  }
  if (described !== undefined) look(described, PLAIN_RULES, PLAIN_WORDS);
  return mistakes;
}
