import { BARE_AFFILIATE_ADDRESS, REGISTERED_LINK } from '@/lib/partners/affiliate-signs';
import { directiveNames, signedName } from '@/lib/articles/markdown/directives';

/*
 * Markup of other systems (Jekyll, Hugo, Obsidian, Pandoc, MkDocs, WordPress, chat programs) that our Markdown does not support.
 * Pages would show it as typed.
 */

/** A pattern for text that pages would show as typed, and the replacement to suggest. */
export interface Rule {
  readonly pattern: RegExp;
  readonly expected: (typed: string) => string;
  readonly field?: 'directive' | 'link';
  /** Whether the pattern concerns the start of a line. Such rules apply only to paragraphs. */
  readonly ofLines?: true;
  /** Whether only the first match in a block counts, because later ones follow from it: the end of a box, further rows of a table. */
  readonly once?: true;
}

/** The starts of boxes, for messages. */
const BOXES = directiveNames('container').map((name) => `'${signedName(name)}'`);

const oneOf = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' or $1');

/** The replacement for a template tag or shortcode, guessed from a word in it. */
const REPLACEMENTS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(?:fig|figure|image|img|picture|gallery|caption)\b/i, "'![what it shows](photo:key)'"],
  [
    /\b(?:tip|note|notice|warning|alert|callout|hint|info|admonition)\b/i,
    `${BOXES[0]} above and ':::' below`,
  ],
  [/\b(?:code|highlight|raw|syntax)\b/i, "a line '```' above and below what is code"],
  [/\b(?:link|ref|relref|post_url)\b/i, "'[words](/blog/another-article)'"],
  [/\btoc\b/i, 'nothing: the page lists the headings of an article itself'],
];

function insteadOf(typed: string, sign: string): string {
  const instead = REPLACEMENTS.find(([word]) => word.test(typed))?.[1] ?? 'plain words';
  return `${instead}; code of another system is not run, and '\\${sign}' shows the sign`;
}

/** Maximum length of one piece of markup in characters, so that matching takes linear time even for hostile text. */
const INSIDE = 300;

/** The rules, in order of application. As in `markup-rules.ts`, a lookahead at a character comes before a lookbehind. */
export const FOREIGN_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(BARE_AFFILIATE_ADDRESS, 'gi'),
    field: 'link',
    expected: () => REGISTERED_LINK,
  },
  {
    // Liquid, Jinja and Hugo: {% include x %}, {# remark #}, {{ page.title }}, {{< youtube x >}}; ERB: <% x %>.
    pattern: new RegExp(
      `(?:\\{%|\\{#(?=[ \\t])|\\{\\{)(?:[^}]{0,${INSIDE}}\\}{1,2})?|<%(?:[^>]{0,${INSIDE}}>)?`,
      'g',
    ),
    expected: (typed) => insteadOf(typed, typed.startsWith('<') ? '<%' : typed.slice(0, 2)),
  },
  {
    // Kramdown and Pandoc: {: .lead}, {:toc}, {::comment}, {.lead}.
    pattern: new RegExp(`\\{(?::{1,2}[ \\t]*[\\w.#/]|\\.[a-zA-Z_-])[^}\\n]{0,${INSIDE}}\\}?`, 'g'),
    expected: () => "nothing: classes and attributes are not used here; '\\{' shows the sign",
  },
  {
    // Wikis and Obsidian: [[Page]], [[Page|words]], ![[picture.jpg]].
    pattern: new RegExp(`!?\\[\\[[^[\\]\\n]{1,${INSIDE}}\\]\\]`, 'g'),
    expected: (typed) => {
      if (typed.startsWith('!')) return "'![what it shows](photo:key)' in a paragraph of its own";
      return /\[\[[\W_]*toc[\W_]*\]\]/i.test(typed)
        ? 'nothing: the page lists the headings of an article itself'
        : "'[words](/blog/another-article)', or '\\[[' to show the sign";
    },
  },
  {
    pattern: /\[TOC\]|\$\{toc\}/gi,
    expected: () => 'nothing: the page lists the headings of an article itself',
  },
  {
    // WordPress: [gallery ids="1,2"] and [/caption].
    pattern: new RegExp(`\\[(?:/[a-z][\\w-]*|[a-z][\\w-]*[ \\t]+\\w+=["'“‘][^[\\]\\n]{1,${INSIDE}})\\]`, 'g'),
    expected: (typed) => insteadOf(typed, '['),
  },
  {
    // Formulas. Prices such as $5 and price levels such as "$$ or $$$" are not formulas.
    pattern: new RegExp(
      [
        `(?<!\\$)\\$\\$(?=[\\w\\\\({+-])[^$\\n]{0,${INSIDE}}(?<=\\S)\\$\\$(?!\\$)`,
        `(?<!\\$)\\$\\$[ \\t](?=[^$\\n]{0,${INSIDE}}[=^\\\\+])[^$\\n]{0,${INSIDE}}(?<=[ \\t])\\$\\$(?!\\$)`,
        `^\\$\\$[ \\t]*\\n[^$]{0,${INSIDE}}\\$\\$[ \\t]*$`,
      ].join('|'),
      'gm',
    ),
    expected: () => "plain words or '5 × 3 = 15': formulas are not drawn here; '\\$' shows the sign",
  },
  {
    // Names of emoji: :smile:, :+1:. Times such as 10:30:15 have a digit before the colon.
    pattern: /(?<![\w:])(?::(?:[a-z][\w+-]*|[+-]1):)+(?![\w:])/g,
    expected: () => "the emoji itself, such as 🙂, or plain words; '\\:' shows the sign",
  },
  {
    pattern: new RegExp(`(?<![\\w=])==(?=[^\\s=])[^=\\n]{0,${INSIDE}}(?<=\\S)==(?![\\w=])`, 'g'),
    expected: () => "'**words**' to make words stand out, or '\\==' to show the sign",
  },
  {
    // Pandoc's subscripts and superscripts: H~2~O, m^2^.
    pattern: /(?<=\w)(?:~\w{1,20}~(?!~)|\^\w{1,20}\^(?!\^))/g,
    expected: (typed) =>
      typed.startsWith('~')
        ? "a small sign such as '₂', or plain words; '\\~' shows the sign"
        : "a small sign such as '²', or plain words; '\\^' shows the sign",
  },
  {
    // In other systems, a single tilde strikes text through. Here it means "about", as in "~5 to ~10 minutes".
    pattern: new RegExp(
      `(?<![\\w~\\p{Sc}])~(?=[^\\s~])[^~\\n]{0,${INSIDE}}(?<=[^\\s~])~(?![\\w~\\p{Sc}])`,
      'gu',
    ),
    expected: () => "'~~words~~' to strike words out, or '\\~' to show the sign",
  },
  {
    pattern: /(?=[!?])(?<=^[ \t>]*)(?:!!!|\?\?\?\+?)[ \t]+\p{L}[^\n]*/gmu,
    ofLines: true,
    expected: () => `${oneOf(BOXES)} above the words and ':::' below them`,
  },
  {
    // Definition lists: a term, and on the next line ': ' and its definition.
    pattern: /(?=:)(?<=^[ \t>]*):[ \t]+\S[^\n]*/gm,
    ofLines: true,
    once: true,
    expected: () => "'- **Term**: what it means', an entry of a list for each term",
  },
  {
    pattern: /(?=\*)(?<=^[ \t>]*)\*\[[^[\]\n]+\]:[^\n]*/gm,
    ofLines: true,
    expected: () => 'the long form in the text, where the abbreviation comes first',
  },
];
