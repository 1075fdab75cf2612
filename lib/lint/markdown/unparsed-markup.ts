import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPlain } from '@/lib/articles/markdown/parse-quickly';
import { FOREIGN_RULES, type Rule } from './foreign-markup';
import { HIDDEN, RULES } from './markup-rules';

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

/** Mistakes told of one block; more would only be noise, and a hostile file has thousands. */
const MOST_TOLD = 20;
/** Characters of what was typed that are looked at to tell what is wrong. */
const LONGEST_LOOK = 200;
/** Signs that stand for themselves; a letter is put in place of each. */
const ESCAPED = /\\[!-/:-@[-`{-~]|&#?\w+;/g;

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
export function unparsedIn(node: Nodes, source: string): readonly Mistake[] {
  if (!node.position) return [];
  const { line, column, offset = 0 } = node.position.start;
  const typed = source.slice(offset, node.position.end.offset);
  const mistakes: Mistake[] = [];
  const look = (text: string, rules: readonly Rule[], instead?: string) => {
    for (const { from, to, rule } of findings(text, rules)) {
      if (mistakes.length === MOST_TOLD) return;
      const before = text.slice(0, from).split('\n');
      const found = source.slice(offset + from, offset + to);
      const { field = 'markup' } = rule;
      mistakes.push({
        line: line + before.length - 1,
        column: before.length === 1 ? column + from : (before.at(-1)?.length ?? 0) + 1,
        field,
        found: showsAsTyped(found),
        expected: instead && field === 'markup' ? instead : rule.expected(found.slice(0, LONGEST_LOOK)),
      });
    }
  };
  const described = describedIn(node, typed);
  // Most paragraphs are plain, and looking for each kind of markup in them would take half of the time of a check.
  if (WORDED.has(node.type) && !isPlain(typed)) {
    const rules = node.type === 'paragraph' ? RULES : RULES.filter(({ ofLines }) => !ofLines);
    look(textOf(node, source), rules);
  }
  if (described !== undefined) look(described, PLAIN_RULES, PLAIN_WORDS);
  return mistakes;
}
