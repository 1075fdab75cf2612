import { findLostWords } from '@/scripts/import/lost-words';

const lost = (source: string, made: string, told: readonly string[] = []) =>
  findLostWords(source, made, told).map(({ line, words }) => `${line} ${words}`);

test('a paragraph that is gone is reported with its line', () => {
  expect(lost('One day.\n\nThe ferry was late again.\n\nTwo nights.', 'One day.\n\nTwo nights.')).toEqual([
    '2 the ferry was late again',
  ]);
});

test('one word of a line that is gone is reported', () => {
  expect(lost('It cost nine euros.', 'It cost euros.')).toEqual(['0 nine']);
});

test('what the report says or another place holds is not lost', () => {
  expect(lost('A walk.\n\nGone words here.', 'A walk.', ["'Gone words here' was left out"])).toEqual([]);
  expect(lost('A caption\n\nThen text.', 'Then text.\n\nA caption')).toEqual([]);
});

test('each word counts as often as it stands there', () => {
  expect(lost('Boats and boats', 'Boats and')).toEqual(['0 boats']);
  expect(lost('Boats boats', 'x', ['boats'])).toEqual(['0 boats']);
  expect(lost('Boats then text', 'Then text. Boats')).toEqual([]);
  expect(lost('One two three', 'One and one half two')).toEqual(['0 three']);
});

test.each([
  [
    'HTML',
    '<p class="lead">Half<b class="x">way</b> &amp; back<br/>caf&eacute;</p>',
    'Half**way** & back\\\ncafé',
  ],
  ['entities', 'caf&#233;, th&#xE9; &frac12;', 'café, thé ½'],
  ['attributes', "<p data-x='7 > old'>Words</p>", 'Words'],
  [
    'addresses',
    'See [it](https://example.com/a_b "Title"), <https://x.org> and https://y.org/z.',
    'See [it](/blog/it) Title, and.',
  ],
  ['an address and a title', '[it](/a-b "Title")', 'it Title'],
  ['an address in brackets', "[it](</a-b> 'Title')", 'it Title'],
  ['an address between blanks', '[it]( /a-b  (Title) )', 'it Title'],
  ['an address with brackets in it', '[it](/ab(cd)ef(gh)ij)', 'it'],
  ['an address between words', 'One<https://x.example/a>two', 'One two'],
  [
    'addresses without a safe protocol',
    'At http://x.example/a-b, <http://x.example/c> or www.x.example/d',
    'At, or',
  ],
  ['addresses below', 'See [it].\n\n[it]: /a-b "Not shown"\n  [it]:/c-d', 'See it.'],
  ['lists and headings', '# Top\n\n1. One\n2. Two\n\n* Three', '## Top\n\n- One\n- Two\n- Three'],
  ['signs of lists', '12. One\n\n3) Two\n\n-  [x] Three\n> + Four', 'One\n\nTwo\n\nThree\n\nFour'],
  ['code of other systems', '{{< figure src="a b.jpg" >}} {% if x %}Yes{% endif %} {{ page.title }}', 'Yes'],
  ['a single word in a parameter', '{{< figure caption=" Boats " >}}', ''],
  ['attributes of Markdown', 'A boat{: .lead #top}', 'A boat'],
  ['boxes', ':::tip\nWords\n:::', 'Words'],
  ['indented boxes', '!!! tip\n    Words\n\n???+ my-note "More"\n\tWords', 'Words\n\nMore Words'],
  ['boxes of bars', '[[ tip | More ]]\n| Words', 'More Words'],
  ['footnotes and kinds of boxes', 'A boat[^12]\n\n> [!TIP]\n> Words', 'A boat\n\nWords'],
  ['modules', "import A from './a.astro'\n\nText", 'Text'],
  [
    'modules of several lines',
    "import {\n  Alpha,\n} from './a'\nexport const b = {\n  c: 'no',\n}\n\nText",
    'Text',
  ],
  ['comments', 'A <!-- not here --> b', 'A b'],
  ['comments of MDX', 'A {/* not\nhere */} b', 'A b'],
  ['comments of Liquid', 'A {%  comment %}not {{ here }}{%- endcomment  -%} b', 'A b'],
  [
    'scripts and styles',
    'A <script>let no = 1;</script><style>p {}</style><svg><text>no</text></svg> b',
    'A b',
  ],
  ['words said twice', '![A red boat](a.jpg "A red boat")', '![A red boat](/a.jpg)'],
  ['names of emoji', 'Hot :sun_with_face: day', 'Hot 🌞 day'],
  ['small signs', 'm<sup>2</sup>', 'm²'],
  ['signs that are kept from Markdown', 'semi*detached', 'semi\\*detached'],
  ['soft hyphens', 'Half\u00adway\u200bs', 'Halfways'],
])('%s are no words', (_, source, made) => {
  expect(lost(source, made)).toEqual([]);
});

test.each([
  ['We import from Spain.', 'We', '0 import from spain'],
  ['export prices rose', '', '0 export prices rose'],
  ['Note [it]: many words', 'Note it', '0 many words'],
  ['Say [it]\n\n[^1]: Old boats', 'Say it', '2 old boats'],
  ['[it](/a "Old boats")', 'it', '0 old boats'],
  ['One ::two', 'One', '0 two'],
  ['!!! what\nnow', 'now', '0 what'],
  ['A boat', 'boat', '0 a'],
  ['10:30 :no_such_sign:', '10:30', '0 no_such_sign'],
])('of %j as %j, %j is lost', (source, made, words) => {
  expect(lost(source, made)).toEqual([words.replaceAll('_', '')]);
});

test.each([
  ['{{< figure src="a.jpg" caption="Two old boats" >}}', '0 two old boats'],
  ["{{< figure caption = 'Two old boats' >}}", '0 two old boats'],
  ['{% include a.html caption="Two boats"title="A pier" %}', '0 two boats a pier'],
  ['<Odd label="Two boats" />', '0 two boats'],
])('words in the parameters of %s count', (source, words) => {
  expect(lost(source, '')).toEqual([words]);
});

test('lines are counted over parameters of several lines', () => {
  expect(lost('{{< figure\ncaption="Two\nold" >}}\nMiddle\nEnd', 'Middle')).toEqual(['0 two old', '4 end']);
});

test('texts with nothing in common are compared word by word', () => {
  const many = Array.from({ length: 6000 }, (_, index) => `w${index}`).join(' ');
  expect(findLostWords(`${many} end`, many.split(' ').reverse().join(' '), [])).toEqual([
    { line: 0, words: 'end' },
  ]);
});
