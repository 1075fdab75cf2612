import type { Nodes } from 'mdast';
import { parseBody } from '@/lib/articles/markdown/parse';

/* The HTML that an article may hold becomes nodes of the tree; all other stays HTML, which no page shows. */

const inside = (node: Nodes): string => ('children' in node ? node.children.map(shape).join('') : '');

/** A tree in a short form: elements by their names, HTML that stays in brackets. */
function shape(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'html':
      return `[${node.value}]`;
    case 'break':
      return '⏎';
    case 'emphasis': {
      const name = node.data?.hName ?? 'em';
      return `<${name}>${inside(node)}</${name}>`;
    }
    case 'containerDirective':
      return `details(${inside(node)})`;
    case 'paragraph':
      return node.data && 'directiveLabel' in node.data ? `${inside(node)}: ` : `p(${inside(node)})`;
    default:
      return node.type === 'root' ? inside(node) : `${node.type}(${inside(node)})`;
  }
}
const shapeOf = (body: string) => shape(parseBody(body));

test.each([
  ['H<sub>2</sub>O and m<sup>2</sup>', 'p(H<sub>2</sub>O and m<sup>2</sup>)'],
  ['<KBD>Ctrl</kbd>+<kbd>C</KBD>.', 'p(<kbd>Ctrl</kbd>+<kbd>C</kbd>.)'],
  ['a <sub>b *c* d</sub> e', 'p(a <sub>b <em>c</em> d</sub> e)'],
  ['a<br>b<br/>c<BR  />d', 'p(a⏎b⏎c⏎d)'],
  ['# a <sup>b</sup>', 'heading(a <sup>b</sup>)'],
  ['- a <sup>b</sup>', 'list(listItem(p(a <sup>b</sup>)))'],
  ['| a<br>b |\n| - |', 'table(tableRow(tableCell(a⏎b)))'],
])('%j is taken as the words that it marks', (body, expected) => {
  expect(shapeOf(body)).toBe(expected);
});

test.each([
  ['without an end', 'a <sub>b', 'p(a [<sub>]b)'],
  ['with another end', 'a <sub>b</sup> c', 'p(a [<sub>]b[</sup>] c)'],
  ['with an end alone', 'a b</sub> c', 'p(a b[</sub>] c)'],
  ['with nothing inside', 'a <sub></sub> c', 'p(a [<sub>][</sub>] c)'],
  ['with attributes', 'a <sub id="b">c</sub>', 'p(a [<sub id="b">]c[</sub>])'],
  ['of another name', 'a <b>c</b>', 'p(a [<b>]c[</b>])'],
  ['like a line break', 'a <br clear="all"> b <brx> c', 'p(a [<br clear="all">] b [<brx>] c)'],
])('words %s stay HTML', (_what, body, expected) => {
  expect(shapeOf(body)).toBe(expected);
});

test('an element after an unclosed one is still read', () => {
  expect(shapeOf('a <sup>b <sub>2</sub> c')).toBe('p(a [<sup>]b <sub>2</sub> c)');
});

test.each([
  ['over blocks', '<details>\n<summary> More </summary>\n\nSome *words*.\n\nOthers.\n\n</details>'],
  ['in one line', '<details><summary>More</summary>\n\nSome *words*.\n\nOthers.\n\n</details>  '],
  ['in capitals', '<DETAILS>\n<SUMMARY>More</SUMMARY>\n\nSome *words*.\n\nOthers.\n\n</DETAILS>'],
  ['as a directive', ':::details[More]\nSome *words*.\n\nOthers.\n:::'],
])('details %s are a box with its words', (_what, body) => {
  expect(shapeOf(`Above.\n\n${body}\n\nBelow.`)).toBe(
    'p(Above.)details(More: p(Some <em>words</em>.)p(Others.))p(Below.)',
  );
});

test.each([
  '<details><summary>More</summary>Some words.</details>',
  '<details>\n<summary> More </summary>\n  Some words.\n</details>  ',
  '<Details><Summary>More</Summary>\nSome words.</Details>',
])('%j is such a box in one piece', (body) => {
  expect(shapeOf(body)).toBe('details(More: p(Some words.))');
});

test('entities in such a box are decoded, and signs that are no markup stay', () => {
  // A bare address is a link in Markdown, and words here.
  expect(shapeOf('<details><summary>Is www.x.com safe?</summary>\nAsk a@x.com.\n</details>')).toBe(
    'details(Is www.x.com safe?: p(Ask a@x.com.))',
  );
  expect(shapeOf('<details><summary>More</summary>\nR &amp; B, 5 * 3\n  from 9:am.\n</details>')).toBe(
    'details(More: p(R & B, 5 * 3\nfrom 9:am.))',
  );
});

test.each([
  ['a quote', '> <details><summary>More</summary>Words.</details>', 'blockquote(details(More: p(Words.)))'],
  [
    'a list',
    '- <details><summary>More</summary>Words.</details>',
    'list(listItem(details(More: p(Words.))))',
  ],
  [
    'another box',
    ':::tip\n<details><summary>More</summary>Words.</details>\n:::',
    'details(details(More: p(Words.)))',
  ],
  [
    'a note',
    'A.[^1]\n\n[^1]: <details><summary>More</summary>Words.</details>\n',
    'p(A.footnoteReference())footnoteDefinition(details(More: p(Words.)))',
  ],
])('details may stand in %s', (_what, body, expected) => {
  expect(shapeOf(body)).toBe(expected);
});

test('one box behind another is read as well', () => {
  const box = (words: string) => `<details>\n<summary>${words}</summary>\n\n${words}.\n\n</details>`;
  expect(shapeOf(`${box('A')}\n\n${box('B')}\n\n<details><summary>C</summary>C.</details>`)).toBe(
    'details(A: p(A.))details(B: p(B.))details(C: p(C.))',
  );
});

test.each([
  ['Q &amp; A &mdash; 5 * 3 at 9:am', 'Q & A — 5 * 3 at 9:am'],
  ['1. Which visa?', '1. Which visa?'],
  ['# One\n  - two', '# One - two'],
])('the words to press %j are %j', (typed, words) => {
  expect(shapeOf(`<details>\n<summary>${typed}</summary>\n\nB.\n\n</details>`)).toBe(
    `details(${words}: p(B.))`,
  );
  expect(shapeOf(`<details><summary>${typed}</summary>B.</details>`)).toBe(`details(${words}: p(B.))`);
});

test.each([
  ['without an end', '<details>\n<summary>More</summary>\n\nWords.'],
  ['without words to press', '<details>\n\nWords.\n\n</details>'],
  ['open', '<details open>\n<summary>More</summary>\n\nWords.\n\n</details>'],
  ['with attributes', '<details class="a">\n<summary>More</summary>\n\nWords.\n\n</details>'],
  ['with HTML to press', '<details>\n<summary><b>More</b></summary>\n\nWords.\n\n</details>'],
  ['with Markdown to press', '<details>\n<summary>*More*</summary>\n\nWords.\n\n</details>'],
  ['with a link to press', '<details><summary>[More](/a)</summary>Words.</details>'],
  ['in one piece with Markdown', '<details><summary>More</summary>\nSee [a](/b).\n</details>'],
  ['in one piece with a list', '<details><summary>More</summary>\n- One\n- Two\n</details>'],
  ['in one piece with a directive', '<details><summary>More</summary>:partner[a]{to=b place=c}</details>'],
  ['behind other HTML', '<div><details><summary>More</summary>\n\nWords.\n\n</details>'],
  ['before other HTML', '<details><summary>More</summary><b>\n\nWords.\n\n</details>'],
  ['with words behind the end', '<details><summary>More</summary>Words.</details> Others.'],
  ['with words before an end of blocks', '<details>\n<summary>More</summary>\n\nA.\n\n<div></details>'],
  ['with nothing inside', '<details>\n<summary>More</summary>\n\n</details>'],
])('details %s stay HTML', (_what, body) => {
  expect(shapeOf(body)).not.toContain('details(');
});

test('what has become of HTML stands where the HTML stood', () => {
  const [paragraph, box] = parseBody(
    'A <sub>b</sub><br>\n\n<details>\n<summary>More</summary>\n\nWords.\n\n</details>',
  ).children;
  const spans = (node: Nodes | undefined) =>
    (node && 'children' in node ? node.children : []).map(
      ({ type, position }) => `${type} ${position?.start.offset}-${position?.end.offset}`,
    );
  expect(spans(paragraph)).toEqual(['text 0-2', 'emphasis 2-14', 'break 14-18']);
  expect(box?.position).toMatchObject({ start: { line: 3 }, end: { line: 8 } });
  expect(spans(box)).toEqual(['paragraph 20-53', 'paragraph 55-61']);
});
