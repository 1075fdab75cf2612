import { outlineOf } from '@/lib/lint/markdown/outline';
import { markupIn } from '@/lib/lint/markdown/unparsed-markup';

/** What is reported about a body by itself, as `line:column field found`. */
const toldOf = (body: string) =>
  outlineOf(body).parts.flatMap((part) =>
    part.kind === 'mistake' ? `${part.line}:${part.column} ${part.field} ${part.found}` : [],
  );

test.each([
  'Doors open at 10:30, last entry at 17:00: do not be late. It is 9:am and 5:partner.',
  'He wrote "definately" [sic] (in a letter), and [sic] again. [Ask] (twice).',
  'Fares from $49 [one way] (**bags extra**), as it said [sic] (*really*), and [1] ([Eurostat](https://example.com/)).',
  'Hotel Bristol***, Vienna: $99* a night, $120** in July.\n\n| Ibis | ** |\n| - | - |',
  'From $49 a night, 5 * 60 minutes, **** and ***** hotels, a|b, and #1 of 3.',
  '#1 on the list, and issue #5.',
  'Two * three, a_b_c, 1 | 2, 100 % and C# or F#.',
  'Packing :tip of the day: note the date.',
  'A std::string, and https://example.com/a::b, from Rome :: Milan or 9:00::10:00.',
  '**Bold**, *thin*, ***both***, ~~gone~~, [a link](/flights "A title"), <https://example.com/>.',
  '[A [nested] link](/flights) and [one][r] by name.\n\n[r]: /flights',
  '| a | b |\n| - | - |\n| 1 |\n| 1 | 2 |',
  'Words\n\n---\n\nWords',
  'A note.[^1]\n\n[^1]: With `code`.',
  ':::note[Label]\nWords.\n:::',
  '`**`, `] (/x)`, `::deal[`, `#a` and `[^2]` in code',
  '```md\n#Heading\n**\n[a] (/b)\n:::\n| a |\n```',
  '~~~\n```\n~~~',
  '> ```\n> code\n> ```\n\n- ```\n  code\n  ```',
  '::::note\nA\n\n:::tip\nB\n:::\n::::',
  'At -5 degrees, in 3.5 hours, on May 1.Then [!] and {so on}.\n\n- One\n\n  More of it.\n- Two',
  '![A](</pictures/a ==b== c.jpg>) and ![B]( /pictures/==b==.jpg)',
  '![A **b** `c` *d* [e](/f) g](photo:b "\\*\\*g\\*\\* and 2 * 3 * 4")',
  '&#58;:deal[a]{#b}, &colon;:deal[a]{#b} and &amp;c.',
  '&#58;:deal and &colon;:deal',
  '::figure[A]{photo=a alt="&#61;=b=="}',
  'Item | Weight\n--- | ---\n1.Cable | 20 g\n-Plugs | 5 g',
  '\\#Tag, \\**, \\[a\\](b c), \\::deal, &#42;* and \\:::',
])('nothing is wrong with %j', (body) => {
  expect(toldOf(body)).toEqual([]);
});

test.each([
  ['Text.\n\n- One\n- Read [*this*] (/flights)', '4:8 markup', '[*this*] (/flights)'],
  ['> One\n> ##Two', '2:3 markup', '##Two'],
  ['One  \n#Two', '2:1 markup', '#Two'],
  ['One\n##Two  \nThree', '2:1 markup', '##Two'],
  ['::figure[A]{photo=a alt="{: .lead"}', '1:26 markup', '{: .lead'],
  ['![A](photo:b "By [Ann](https://a.example), 2024")', '1:18 markup', '[Ann](https://a.example)'],
  ['![A](photo:b "By **Ann**")', '1:18 markup', '**Ann**'],
  ['::figure[*A*]{photo=a alt="By `b`"}', '1:31 markup', '`b`'],
  ['| a |\n| - |\n| **b |', '3:3 markup', '**'],
  ['::deal[A **bold]{#boston-dublin}', '1:10 markup', '**'],
  ['## A **heading', '1:6 markup', '**'],
  ['[`a`][nope]', '1:1 markup', '[`a`][nope]'],
  ['A [link to **b](/flights)', '1:12 markup', '**'],
  ['\ufeff##Two', '1:2 markup', '##Two'],
  ['Words.\n\n::deal[Why]{#x', '3:1 directive', '::deal[Why]{#x'],
  ['Words.\n\n##\u00a0Two', '3:1 markup', '##\u00a0Two'],
  ['A \\* and **b', '1:10 markup', '**'],
  ['One\ntwo\nand **b', '3:5 markup', '**'],
  ['• One\n• Two', '1:1 markup', '•'],
  ['> -\u00a0One', '1:3 markup', '-'],
  ['-Earplugs\n-Masks', '1:1 markup', '-'],
  ['1.Lower berth', '1:1 markup', '1.'],
  ['** bold ** words', '1:1 markup', '** bold **'],
  ['Words<o:p> and more', '1:6 markup', '<o:p>'],
  ['## Rooms {#rooms}', '1:10 markup', '{#rooms}'],
  ['> [!NOTE]\n> Words', '1:3 markup', '[!NOTE]'],
  ['Words^[a note] and more', '1:6 markup', '^[a note]'],
  ['A partner[rooms]{to=a place=b} link', '1:3 directive', 'partner[rooms]{to=a place=b}'],
  ['Search :partner[rooms]{to=a place=b.', '1:23 directive', '{to=a place=b.'],
])('%j is reported at its place', (body, place, typed) => {
  expect(toldOf(body)).toEqual([`${place} '${typed.replace(/\s/g, ' ')}', which shows as it is`]);
});

test('markup in front of other markup is reported as well', () => {
  expect(toldOf('A ==b== and :partner [c]{to=d place=e}')).toHaveLength(2);
});

test('an affiliate address in the description of a picture is reported as a link', () => {
  const body = '![See amzn.to/3x now](photo:beach)';
  expect(toldOf(body)).toEqual(["1:7 link 'amzn.to/3x', which shows as it is"]);
  expect(outlineOf(body).parts).toContainEqual(
    expect.objectContaining({ kind: 'mistake', expected: expect.stringContaining(':partner[') }),
  );
});

test('a title holds no markup; links in it have a check of their own', () => {
  expect(markupIn('Ten ==good== rooms')).toEqual({
    found: "'==good==', which shows as it is",
    expected: 'plain words: markup is not drawn here',
  });
  expect([markupIn('Ten rooms'), markupIn('Rooms at amzn.to/3x')]).toEqual([undefined, undefined]);
});

test('a block has at most 20 diagnostics', () => {
  expect(toldOf('**a '.repeat(500))).toHaveLength(20);
});

test.each([
  ['> ```\n> code\n\nText.', "1:3 code '```' without an end"],
  ['~~~\n```', "1:1 code '~~~' without an end"],
  ['Words\n\n\tMore', '3:1 code blanks at the start of a line, which show it as code'],
  [':::tip\nA\n\n:::warning\nB\n:::\n\nC', "1:1 tip ':::tip' without an end"],
  ['[a :partner[b]{to=c place=d} e](/flights)', '1:4 link a link inside the words of another'],
  [':partner[a [b](/flights) c]{to=d place=e}', '1:12 link a link inside the words of another'],
  [':partner[a[^1]]{to=b place=c}\n\n[^1]: n', '1:11 link a link inside the words of another'],
  ['::deal[see www.example.com]{#b}', '1:12 link a link inside the words of another'],
  ['Two\nwords\n---', "1:1 heading a line of dashes right below 'words', which makes a heading of it"],
])('%j is not what it seems', (body, told) => {
  expect(toldOf(body)).toEqual([told]);
});
