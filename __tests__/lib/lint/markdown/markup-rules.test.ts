import { outlineOf } from '@/lib/lint/markdown/outline';
import { markupIn } from '@/lib/lint/markdown/unparsed-markup';

/* What a writer is told to write in the place of markup that shows as it was typed. */

/** Field, what was typed, and what to write instead. */
const toldOf = (body: string) =>
  outlineOf(body).parts.flatMap((part) =>
    part.kind === 'mistake'
      ? [`${part.field} ${part.found.replace(', which shows as it is', '')}: ${part.expected}`]
      : [],
  );

const ADDRESS = "an address between '](' and ')', behind it a title in quotes at most; '\\]' shows the sign";
const UNCLOSED = "')' behind the address, or '\\]' to show the sign";
const NO_BLANK = "no blank between ']' and '(', or '\\]' to show the sign";
const WITHOUT_BLANKS =
  "a directive without blanks after its colons, such as ':::tip' or '::deal[words]{#id}'";
const NO_END = "no end of a line between ']' and '(', or '\\]' to show the sign";
const TASK = "'- [ ] words' or '- [x] words', with a blank behind ']'";
const PARTNER = "':partner[words]{to=… place=…}' in a line of text, without blanks between its parts";
const DEAL = "'::deal' at the start of a line, and nothing behind the name but [words] and {…}";
const STARS = "'**' right before the first and right behind the last word";
const HEADING =
  "an ordinary blank behind the signs of a heading, as in '## Words', or '\\#' to show the sign";
const LIST = "'- ' or '1. ', with an ordinary blank, in front of each entry of a list";

test.each([
  ['Words.\n:::', ':::', "a line such as ':::tip' above it, of which this is the end"],
  ['::: tip', '::: tip', WITHOUT_BLANKS],
  ['::: strange', '::: strange', WITHOUT_BLANKS],
  ['Words ::strange here', '::strange', WITHOUT_BLANKS],
  [':::::: x', ':::::: x', WITHOUT_BLANKS],
  [':tip', ':tip', "':::tip', in a line of its own"],
  [
    ':::tip Title',
    ':::tip Title',
    "':::tip' at the start of a line, and nothing behind the name but [words]",
  ],
  ['Words ::deal[Why]{#x}', '::deal[Why]{#x}', DEAL],
  ['Words\n::deal[Why]{#x} is good.', '::deal[Why]{#x} is good.', DEAL],
  [
    '::map[Praça]{at=“38.7, -9.1”}',
    '::map[Praça]{at=“38.7, -9.1”}',
    "straight quotation marks between '{' and '}'",
  ],
  ['::deal[“Why”] {#x}', '::deal[“Why”] {#x}', "no blank between ']' and '{'"],
  [
    '::youtube[a]{id=https://a.example/?v=dQw4w9WgXcQ}',
    '::youtube[a]{id=https://a.example/?v=dQw4w9WgXcQ}',
    "the id alone, such as '::youtube[words]{id=dQw4w9WgXcQ}'",
  ],
  [':partner [a]{to=b place=c}', ':partner [a]{to=b place=c}', PARTNER],
  [':partner[a{to=b place=c}', ':partner[a{to=b place=c}', PARTNER],
  ['See : partner[a] here', ': partner[a]', PARTNER],
  ['A partner[a]{to=b place=c} link', 'partner[a]{to=b place=c}', PARTNER],
  ['A partner[a]{to=b place=c', 'partner[a]{to=b place=c', PARTNER],
  [
    'A {to=b place=c} link',
    '{to=b place=c}',
    "'{…}' right behind ']', with '}' at its end and straight quotation marks inside",
  ],
])('directive in %j: %j', (body, typed, expected) => {
  expect(toldOf(body)).toEqual([`directive '${typed}': ${expected}`]);
});

test.each([
  ['[a](/b “c”)', '[a](/b “c”)', 'straight quotes around the title after the address, as in \'(/a "b")\''],
  ['[a](/b c)', '[a](/b c)', "an address without blanks; '%20' stands for one"],
  ['A ](/b c)', '](/b c)', "an address without blanks; '%20' stands for one"],
  ['![a](photo: b)', '![a](photo: b)', "no blank behind 'photo:'"],
  [
    '[a](#Packing List)',
    '[a](#Packing List)',
    "an address of a heading such as '#packing-list', with hyphens for blanks",
  ],
  ['[a](/b.', '[a](/b.', UNCLOSED],
  ['[a](/b now.', '[a](/b now.', UNCLOSED],
  ['See [a](/b now\nand [c](/d) (or e.', '[a](/b now', UNCLOSED],
  ['![a](photo:b c.\n\nOther (words).', '![a](photo:b c.', UNCLOSED],
  ['[a](/b now (or c)\nand so on.', '[a](/b now (or c)', "an address without blanks; '%20' stands for one"],
  ['[a](/b it’s\n(c) d (e).', '[a](/b it’s', UNCLOSED],
  ['[a](/b “c”', '[a](/b “c”', "')' behind the title, with straight quotes around it, as in '(/a \"b\")'"],
  ['[a](/b c\nd (e) f)', '[a](/b c', "an address without blanks; '%20' stands for one"],
  ['[a](/b c\nd (e) (f)\ng) h', '[a](/b c', "an address without blanks; '%20' stands for one"],
  ['[a](/b\nc)', '[a](/b', ADDRESS],
  ['[a](/b "c)', '[a](/b "c)', ADDRESS],
  ["[a](/b  'c)", "[a](/b 'c)", ADDRESS],
  ['Words [a](', '[a](', ADDRESS],
  [
    '![a](/b c)',
    '![a](/b c)',
    "the name of a file without blanks and parentheses, such as 'dog-1.jpg': rename the file",
  ],
  [
    '![a](dog (1).jpg)',
    '![a](dog (1)',
    "the name of a file without blanks and parentheses, such as 'dog-1.jpg': rename the file",
  ],
  [
    '![a](dog.jpg A caption)',
    '![a](dog.jpg A caption)',
    'straight quotation marks around the caption, as in \'(photo:beach "caption")\'',
  ],
  ['[a] (/b)', '[a] (/b)', NO_BLANK],
  ['[a]  (https://b.example)', '[a] (https://b.example)', NO_BLANK],
  ['[a\nb] (/c)', '[a b] (/c)', NO_BLANK],
  ['![a] (photo:b', '![a] (photo:b', NO_BLANK],
  ['[a] (#b)', '[a] (#b)', NO_BLANK],
  ['A [b]\n(/c) d', '[b] (/c)', NO_END],
  ['> A [b]\n> (https://c.example)', '[b] > (https://c.example)', NO_END],
  ['[a][b]', '[a][b]', "'[words](address)', or a line '[name]: address' for the name in the second brackets"],
  ['A ![Palms] b', '![Palms]', "'![what it shows](photo:key)' in a paragraph of its own"],
  ['A ![Palms b', '![Palms b', "'![what it shows](photo:key)' in a paragraph of its own"],
  ['Words[^one]', '[^one]', "a line '[^one]: …' with the note, once, below the text"],
  ['**a b', '**', `${STARS}, or '\\*' to show a star`],
  ['“***a b', '***', `${STARS}, or '\\*' to show a star`],
  [
    '**“a”**b',
    '**“a”**',
    "punctuation outside of the stars, as in '“**words**”', or a blank behind the stars",
  ],
  ['** bold ** c', '** bold **', STARS],
  ['a<o:p>b', '<o:p>', 'nothing: a text program has left it behind'],
  ['a</O:P>b', '</O:P>', 'nothing: a text program has left it behind'],
  ['> [!NOTE]\n> W', '[!NOTE]', "':::tip', ':::note' or ':::warning' above the words and ':::' below them"],
  ['W^[n o] m', '^[n o]', "'[^1]', and a line '[^1]: …' with the note below the text"],
  ['## R {#room-1}', '{#room-1}', 'nothing: the address of a heading is made of its words'],
  ['##Two', '##Two', HEADING],
  ['#Two', '#Two', HEADING],
  ['> ##1 Two', '##1 Two', HEADING],
  ['####### Two', '####### Two', HEADING],
  ['• One\n• Two', '•', LIST],
  ['– One\n– Two', '–', LIST],
  ['> Stops:\n> – One\n> – Two\n> – Three', '–', LIST],
  ['o\tOne', 'o', LIST],
  ['Stops:\no\tOne\no\tTwo', 'o', LIST],
  ['1)\u00a0One', '1)', LIST],
  ['12.One', '12.', LIST],
  ['1.one\n2.two', '1.', LIST],
  ['One\n2. Two\n3. **Three**', '2. Two', 'an empty line above the list'],
  ['> One\n> 2) Two\n> 3) Three', '2) Two', 'an empty line above the list'],
  ['- [] one', '[] one', TASK],
  ['- [X]two', '[X]two', TASK],
  ['- [x] One\n- [ ] \n', '[ ]', TASK],
  ['> - [x]\n> - [ ] Two', '[x]', TASK],
  [
    'Run `npm start.',
    '`',
    "'`' right before the first and right behind the last word, or '\\`' to show the sign",
  ],
  ['–\u00a0One', '–', LIST],
  [
    '| a | b\n| c | d',
    '| a | b',
    "a row such as '| --- | --- |' below the head of a table, with as many cells, or '\\|' to show the sign",
  ],
  [
    'City\tFare\nRome\t49\nOslo\t59',
    'City Fare',
    "'|' and not tabs between the cells of a table, and a row '| --- | --- |' below its head",
  ],
])('%j: %j', (body, typed, expected) => {
  expect(toldOf(body)).toEqual([`markup '${typed}': ${expected}`]);
});

test.each([
  'It *is* [so] (really), [one] (of two), and [three]\n(photos).',
  'It *is* 1 | 2, 3.5 and 4.x; -5 degrees, a - b, a #1, a ##b and no • one.',
  'It *is* “**a**”b, **a.** b, **c**d, Hotel**, Rome**s, 5**.',
  'It *is* a*b*c, 5***, a ** 3 ** c and {so on}.',
  'It *is* a:b, :tip of the day, x::y, 10:deal and of :partners like us.',
  'It is\tone\nline.',
  '– Is it one line?\nIt *is* – and\n– no more.',
  '– It *is*?\n\n– It is.',
  'It *is* an audio\tguide, one\n– o – and so\no on.',
  'It was in May\n15. Then it\nrained for 2. And\n1.5 hours\n2.5 km on.',
  '- [ ] One\n- [x] Two\n\n[X] marks the spot, and O`ahu [x] too.',
  '- [ ]\n  One\n- It *is* [x]\n- [x]\n\n[x]: /flights',
  '- It is\n\ta list\n\twith tabs.\t',
  'It *is* [a^b], ^up^ and a<b:c.',
])('%j is well', (body) => {
  expect(toldOf(body)).toEqual([]);
});

test.each([
  'Rooms of ***** and **more',
  'Prices [really] (in euros)',
  '• One | two',
  '#1 :: #2',
  'Hotels of **, ***, and ****',
  'From $49* to $59*, and 5*4*3 nights at Inn* and Spa**, per person**',
  '*Per person, from $49*',
  'O`ahu and Kaua`i, or `Iolani in Hawai`i',
])('a title may hold the signs of %j', (title) => {
  expect(markupIn(title)).toBeUndefined();
});

test.each(['## • One', '| - | • One |\n| - | - |'])('no list begins in %j', (body) => {
  expect(toldOf(body)).toEqual([]);
});

test('what is typed is reported in one line of sixty characters at most', () => {
  const long = `[a](/b ${'c'.repeat(80)})`;
  expect(toldOf(long)).toEqual([expect.stringContaining(`'${long.slice(0, 59)}…': an address`)]);
  const whole = `[a](/b ${'c'.repeat(52)})`;
  expect(toldOf(whole)).toEqual([expect.stringContaining(`'${whole}': an address`)]);
});
