import { FOREIGN_RULES, type Rule } from './foreign-markup';
import { directiveNames, DIRECTIVES as RECORDS, signedName } from '@/lib/articles/markdown/directives';

/* Rules for markup that pages show as typed because Markdown did not recognize it, each with the correct form to suggest. */

/** Replaces parts that are not text, such as code or the address of a link. */
export const HIDDEN = '\ufffc';

const BOXES = directiveNames('container').join('|');
const OTHERS = directiveNames('text', 'leaf').join('|');
const DIRECTIVES = `${OTHERS}|${BOXES}`;
/** The label and attributes after the name of a directive, even if malformed. */
const PARTS = '(?:[ \\t]*\\[[^\\]\\n]{0,200}\\]?)?(?:[ \\t]*\\{[^}\\n]{0,200}\\}?)?';
/** The start of an address of a link or picture. Other parentheses after brackets are prose. */
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
  if (/\{[^}]*[“”]/.test(typed)) return "straight quotation marks between '{' and '}'";
  if (/\][ \t]+\{/.test(typed)) return "no blank between ']' and '{'";
  if (/\{id=https?:/.test(typed)) return `the id alone, such as '${right}[words]{id=dQw4w9WgXcQ}'`;
  const parts = directive.attributes.length === 0 ? '[words]' : '[words] and {…}';
  return `'${right}' at the start of a line, and nothing behind the name but ${parts}`;
}

function addressExpected(typed: string): string {
  const [, address = ''] = /\]\((.*)/.exec(typed) ?? [];
  if (/[“”‘’]/.test(address)) return 'straight quotes around the title after the address, as in \'(/a "b")\'';
  const [scheme] = /^[a-z]+:(?=\s)/.exec(address) ?? [];
  if (scheme) return `no blank behind '${scheme}'`;
  if (typed.startsWith('!')) {
    if (/^(?:photo:\S+|\S+\.\w+)\s+[^\s"']/.test(address))
      return 'straight quotation marks around the caption, as in \'(photo:beach "caption")\'';
    if (/\s/.test(address.replace(/\s+["'].*/, '')))
      return "the name of a file without blanks and parentheses, such as 'dog-1.jpg': rename the file";
  }
  if (/\s/.test(address.replace(/\s+(["'(]).*/, '')))
    return address.startsWith('#')
      ? "an address of a heading such as '#packing-list', with hyphens for blanks"
      : "an address without blanks; '%20' stands for one";
  return "an address between '](' and ')', behind it a title in quotes at most; '\\]' shows the sign";
}

/**
 * The rules, in order of application. Later rules skip text that an earlier rule has matched. A lookbehind to the start of a line
 * follows a lookahead at the character itself. Otherwise long runs of blanks would take quadratic time.
 */
export const RULES: readonly Rule[] = [
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
    pattern: new RegExp(`!?\\[[^[\\]]*\\](?:[ \\t]+|[ \\t]*\\n[ \\t>]*)\\((?=${ADDRESS})[^)\\n]*\\)?`, 'g'),
    expected: (typed) =>
      `no ${/\][ \t]*\n/.test(typed) ? 'end of a line' : 'blank'} between ']' and '(', or '\\]' to show the sign`,
  },
  {
    // No ')' that could end the address follows in the paragraph: those behind it are in pairs. Stopping at any other '(', such as that
    // of the next link, keeps the search linear.
    pattern: /(?:!?\[[^[\]]*)?\]\([^()\n]+$(?![^()]*(?:\([^()]*\)[^()]*)*\))/gm,
    expected: (typed) =>
      /\]\(\S+\s+[“”‘]/.test(typed)
        ? "')' behind the title, with straight quotes around it, as in '(/a \"b\")'"
        : "')' behind the address, or '\\]' to show the sign",
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
    // Markdown does not end emphasis between a punctuation mark and a letter.
    pattern: /(?<![^\s"'(“‘[])\*\*(?=[^\s*])[^*\n]{0,200}\p{P}\*\*(?=[\p{L}\p{N}])/gu,
    expected: () => "punctuation outside of the stars, as in '“**words**”', or a blank behind the stars",
  },
  {
    // Only where emphasis could begin. Stars after a name or a price are intended.
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
    // \u00a0 is the non-breaking space of word processors, which Markdown does not treat as a space.
    pattern: /(?=#)(?<=^[ \t>]*)(?:#{2,6}(?:[^#\s]|\u00a0)|#{7,}|#\p{L})[^\n]*/gmu,
    ofLines: true,
    expected: () =>
      "an ordinary blank behind the signs of a heading, as in '## Words', or '\\#' to show the sign",
  },
  {
    // Word's bullets within a list are an 'o' and a tab. A single line with a dash may be direct speech.
    pattern:
      /(?=[•‣▪◦·*+–\d-]|o\t)(?<=^[ \t>]*)(?:[•‣▪◦·]|o(?=\t)|–(?=[ \t][^\n]*\n[ \t>]*–[ \t])|[-*+–](?=\u00a0)|-(?=\p{L})|\d{1,2}[.)](?=\u00a0|\p{Lu}|\p{L}[^\n]*\n[ \t>]*\d{1,2}[.)]\p{L}))/gmu,
    ofLines: true,
    once: true,
    expected: () => "'- ' or '1. ', with an ordinary blank, in front of each entry of a list",
  },
  {
    // Right below text, only a list that begins with 1 is a list.
    pattern: /(?=\d)(?<=^[ \t>]*)\d{1,2}[.)][ \t]+\S[^\n]*(?=\n[ \t>]*\d{1,2}[.)][ \t]+\S)/gm,
    ofLines: true,
    once: true,
    expected: () => 'an empty line above the list',
  },
  {
    pattern: /(?=\[)(?<=^[ \t>]*)\[(?:\](?=[ \t])|[ xX]\](?=\p{L}|[ \t]*$))[^\n]*/gmu,
    ofLines: true,
    expected: () => "'- [ ] words' or '- [x] words', with a blank behind ']'",
  },
  {
    pattern: /(?<![^\s"'(“‘[])`+(?=[^\s`])/g,
    expected: () => "'`' right before the first and right behind the last word, or '\\`' to show the sign",
  },
  {
    pattern: /(?=\|)(?<=^[ \t>]*)\|[^\n]*/gm,
    ofLines: true,
    once: true,
    expected: () =>
      "a row such as '| --- | --- |' below the head of a table, with as many cells, or '\\|' to show the sign",
  },
  {
    // A table of a spreadsheet: two lines with tabs between words.
    pattern: /^[^\t\n]*[^\s>] *\t+ *\S[^\n]*(?=\n[^\t\n]*[^\s>] *\t+ *\S)/gm,
    ofLines: true,
    once: true,
    expected: () => "'|' and not tabs between the cells of a table, and a row '| --- | --- |' below its head",
  },
];
