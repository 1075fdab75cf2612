import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPlain } from '@/lib/articles/markdown/parse-quickly';
import { endOf, startOf } from '@/lib/articles/markdown/position';
import { shorten } from '@/lib/source/shorten';
import { FOREIGN_RULES, type Rule } from './foreign-markup';
import { HIDDEN, RULES } from './markup-rules';

/*
 * Finds markup that Markdown did not recognize, which pages show as typed: `[a link] (/flights)`. The search covers only the text
 * of a body, not its code, and skips escaped characters (`\**`), which are intended.
 */

/** A mistake in a body that does not depend on the rest of the magazine. Line and column are 1-based and count from the body. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly field: string;
  readonly found: string;
  readonly expected: string;
}

/** Maximum number of mistakes to report per block. More would only be noise, and a hostile file may have thousands. */
const MOST_TOLD = 20;
/** Maximum number of characters to examine in order to explain a mistake. */
const LONGEST_LOOK = 200;
/** Escaped characters and entities. A letter replaces each character of them. */
const ESCAPED = /\\[!-/:-@[-`{-~]|&#?\w+;/g;

const hide = (text: string) => text.replace(/[^\s>]/g, HIDDEN);
/** Hides escaped characters, which are intended. */
const withoutEscaped = (text: string) => text.replace(ESCAPED, (signs) => 'x'.repeat(signs.length));

/** The source of a block in which everything except its text is hidden. All characters keep their positions. */
function textOf(block: Nodes, source: string): string {
  let at = startOf(block).offset;
  let seen = '';
  visit(block, 'text', (text) => {
    const [from, to] = [startOf(text).offset, endOf(text).offset];
    seen += hide(source.slice(at, from)) + withoutEscaped(source.slice(from, to));
    at = to;
  });
  return seen + hide(source.slice(at, endOf(block).offset));
}

/**
 * The description and the caption of a picture, which pages show as typed although they are not Markdown text. Undefined for a node
 * without them.
 */
function describedIn(node: Nodes, typed: string): string | undefined {
  if (node.type === 'image') {
    const [shown = '', description = ''] = /^([^]*?)\]\([ \t]*(?:<[^>\n]*>|[^\s)]*)/.exec(typed) ?? [];
    // Markdown removes its signs from a description.
    const described = description.replace(/[*`]/g, HIDDEN) + hide(shown.slice(description.length));
    return withoutEscaped(described + typed.slice(shown.length));
  }
  const alt = node.type === 'leafDirective' ? node.attributes?.alt : undefined;
  const at = alt ? typed.lastIndexOf(alt) : -1;
  return alt && at >= 0 ? hide(typed.slice(0, at)) + alt : undefined;
}

/** The text as typed, on one line and shortened for a diagnostic. */
const shown = (typed: string) => shorten(typed.replace(/\s+/g, ' ').trim(), 60);

/** Types of nodes that contain text and no other blocks. */
const WORDED: ReadonlySet<string> = new Set<Nodes['type']>([
  'paragraph',
  'heading',
  'tableCell',
  'leafDirective',
]);

/** The matches of rules in a text with their positions. Later rules skip text that an earlier rule has matched. */
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

const PLAIN_WORDS = 'plain words: markup is not drawn here';
/** Well-formed links, emphasis and code. Stars beside a price and backquotes inside a word are intended. */
const MARKDOWN = [
  /!?\[[^[\]\n\ufffc]{1,300}\]\([^)\s]{1,300}(?:[ \t]+["'][^)\n]{0,300})?\)/g,
  /(?<![\w*])\*{2,3}(?=[\p{L}\p{N}\p{Ps}\p{Pi}"'])[^*\n]{1,300}(?<=\S)\*{2,3}(?![\w*])/gu,
  /(?<![\w*])\*(?=\p{L})[^*\n]{1,300}(?<=\p{L})\*(?![\w*])/gu,
  /(?<![\w`])`+(?=[^\s`])[^`\n]{1,300}(?<=\S)`+(?![\w`])/g,
].map((pattern): Rule => ({ pattern, expected: () => PLAIN_WORDS }));
/** Rules for text in which pages render no markup. */
const PLAIN_RULES = [...FOREIGN_RULES.filter(({ ofLines }) => !ofLines), ...MARKDOWN];

const showsAsTyped = (typed: string) => `'${shown(typed)}', which shows as it is`;

/** The first piece of markup in a text that pages show as typed, such as a title. Another check covers links. */
export function markupIn(text: string): Pick<Mistake, 'found' | 'expected'> | undefined {
  const rules = PLAIN_RULES.filter(({ field }) => field !== 'link');
  const [first] = findings(text, rules);
  return first && { found: showsAsTyped(text.slice(first.from, first.to)), expected: PLAIN_WORDS };
}

/** Unrecognized markup in a node of a parsed body. @param source the text that was parsed */
export function unparsedIn(node: Nodes, source: string): readonly Mistake[] {
  const { line, column, offset } = startOf(node);
  const typed = source.slice(offset, endOf(node).offset);
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
  // Skip plain paragraphs, which are most of a body: searching them would take half the time of a check.
  if (WORDED.has(node.type) && !isPlain(typed)) {
    const rules = node.type === 'paragraph' ? RULES : RULES.filter(({ ofLines }) => !ofLines);
    look(textOf(node, source), rules);
  }
  if (described !== undefined) look(described, PLAIN_RULES, PLAIN_WORDS);
  return mistakes;
}
