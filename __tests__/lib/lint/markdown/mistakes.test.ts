import { outlineOf } from '@/lib/lint/markdown/outline';

/* What Markdown takes for something else than was meant, with the way out. */

const toldOf = (body: string) =>
  outlineOf(body).parts.flatMap((part) =>
    part.kind === 'mistake'
      ? [`${part.line}:${part.column} ${part.field}: ${part.found}; ${part.expected}`]
      : [],
  );

const END = "a line ':::' below the box; one that contains another begins and ends with '::::'";
const TURNED = 'which turns the direction of words; the words without it';
const DASHES = "an empty line above '---', or '## ' in front of the words of a heading";

test.each([
  [':::tip\nWords.', `1:1 tip: ':::tip' without an end; ${END}`],
  ['> :::tip\n> Words.', `1:3 tip: ':::tip' without an end; ${END}`],
  [':::tip\nA.\n\n:::note\nB.\n:::\n', `1:1 tip: ':::tip' without an end; ${END}`],
  [':::tip\nA.\n\n:::note\nB.\n:::\n\nC.\n\n:::', `1:1 tip: ':::tip' without an end; ${END}`],
  ['Words.\n\n:::note\n:::', "3:1 note: an empty box; content between ':::note' and ':::'"],
  [':::note\n:::\n\nWords.', "1:1 note: an empty box; content between ':::note' and ':::'"],
  [
    'Words.\n\n    npm start',
    "3:1 code: blanks at the start of a line, which show it as code; no blanks there; or a line '```' above and below what is code",
  ],
  ['```js\nlet a;', "1:1 code: '```' without an end; a line '```' below the code"],
  ['````\n```\n', "1:1 code: '````' without an end; a line '````' below the code"],
  ['~~~\n```', "1:1 code: '~~~' without an end; a line '~~~' below the code"],
  ['```', "1:1 code: '```' without an end; a line '```' below the code"],
  [
    'Two\nlines\n---',
    `1:1 heading: a line of dashes right below 'lines', which makes a heading of it; ${DASHES}`,
  ],
  [
    '| a | b |\n| - | - |\n| 1 | 2 |\n| 1 | 2 | 3 |',
    '4:1 table: a row of 3 cells; 2, as many as its head has',
  ],
  [
    '| a | b |\n| - | - |\n| 1 | 2 |\nText\nbelow.',
    "4:1 table: 'Text' right below a table, which makes a row of it; an empty line below the table, or '|' between the cells of the row",
  ],
  ['1986. A great year.', "1:1 list: '1986.' at the start of a line, which begins a list; '1986\\.'"],
  ['::deal[see https://a.example/ now]{#b}', '1:12 link: a link inside the words of another; one link'],
  [
    '::figure[A “B”]{photo=a alt=“Boats” credit=B}',
    '1:1 figure: alt=“Boats”; straight quotation marks: alt="…"',
  ],
  ['[a :partner[b]{to=c place=d}](/e)', '1:4 link: a link inside the words of another; one link'],
  ['[a :partner[b]{to=c place=d}][e]\n\n[e]: /e', '1:4 link: a link inside the words of another; one link'],
  ['Words.\n\nBody &#x202e;reversed&#x202c;', `3:1 markup: an entity of U+202E, ${TURNED}`],
  ['A *&#8294;b*', `1:4 markup: an entity of U+2066, ${TURNED}`],
  ['![A &#x202a;](photo:b)', `1:1 markup: an entity of U+202A, ${TURNED}`],
  ['![A](photo:b "&#x202b;C")', `1:1 markup: an entity of U+202B, ${TURNED}`],
  ['::figure[A]{photo=a alt="&#x2069;b"}', `1:1 markup: an entity of U+2069, ${TURNED}`],
  ['Words.\n\n[^a]: Note.', "3:1 footnote: a note without '[^a]' in the text; '[^a]' where it belongs"],
  ['Words.[^A]\n\n[^A]: One.\n\n[^a]: Two.', "5:1 footnote: a second note '[^a]'; a name of its own"],
])('%j is reported', (body, expected) => {
  expect(toldOf(body)).toEqual([expected]);
});

test.each([
  ':::tip\nWords.\n:::',
  ':::tip\n```\ncode\n```\n:::',
  '> :::tip\n> - Words.\n> :::',
  '::::tip\nA.\n\n:::note\nB.\n:::\n::::',
  '<details>\n<summary>Words</summary>\n\nText.\n\n</details>',
  '```\ncode\n```',
  '- ~~~\n  code\n  ~~~',
  '> ```\n> code\n> ```',
  'One\n===\n\n## Two\n\nWords.\n\n---',
  '| a | b |\n| - | - |\n| 1 | 2 |\n| 1 |\n\nText.',
  '50. One\n\nText.\n\n1986\\. A year.',
  'a | b\n--- | ---\n1 | 2',
  '[a](/b) and ::deal, :partner[c]{to=d place=e}',
  '::figure[A]{photo=a alt="“Boats” on a sign" credit="a=b"}',
  'Words.[^A] More.[^a]\n\n[^a]: Note.',
  'Fish &amp; chips, &lrm;A&#x200f;, and `&#x202e;`',
])('%j is well', (body) => {
  expect(toldOf(body).filter((each) => !each.includes('directive: '))).toEqual([]);
});
