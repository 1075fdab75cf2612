import { findLostWords } from '@/scripts/import/lost-words';
import { stripWordPressShortcodes } from '@/scripts/import/markup/wordpress';

const lost = (source: string, made: string, told: readonly string[] = []) =>
  findLostWords(source, made, told).map(({ line, words }) => `${line} ${words}`);

test('a paragraph that is gone is told with its line', () => {
  expect(lost('One day.\n\nThe ferry was late again.\n\nTwo nights.', 'One day.\n\nTwo nights.')).toEqual([
    '2 the ferry was late again',
  ]);
});

test('one word of a line that is gone is told', () => {
  expect(lost('It cost nine euros.', 'It cost euros.')).toEqual(['0 nine']);
});

test('what the report says or another place holds is not lost', () => {
  expect(lost('A walk.\n\nGone words here.', 'A walk.', ["'Gone words here' was left out"])).toEqual([]);
  expect(lost('A caption\n\nThen text.', 'Then text.\n\nA caption')).toEqual([]);
});

test.each([
  ['HTML', '<p class="lead">Half<b>way</b> &amp; back<br/>caf&eacute;</p>', 'Half**way** & back\\\ncafé'],
  [
    'addresses',
    'See [it](https://example.com/a_b "Title"), <https://x.org> and https://y.org/z.',
    'See [it](/blog/it) Title, and.',
  ],
  ['lists and headings', '# Top\n\n1. One\n2. Two\n\n* Three', '## Top\n\n- One\n- Two\n- Three'],
  ['code of other systems', '{{< figure src="a b.jpg" >}} {% if x %}Yes{% endif %} {{ page.title }}', 'Yes'],
  ['modules', "import A from './a.astro'\n\nText", 'Text'],
  ['comments', 'A <!-- not here --> b', 'A b'],
  ['words said twice', '![A red boat](a.jpg "A red boat")', '![A red boat](/a.jpg)'],
  ['names of emoji', 'Hot :sun_with_face: day', 'Hot 🌞 day'],
  ['small signs', 'm<sup>2</sup>', 'm²'],
])('%s are no words', (_, source, made) => {
  expect(lost(source, made)).toEqual([]);
});

test('a caption in a shortcode counts as words', () => {
  expect(lost('{{< figure src="a.jpg" caption="Two old boats" >}}', '')).toEqual(['0 two old boats']);
  expect(
    stripWordPressShortcodes('[caption id="a" caption="Old boats"]<img>[/caption] [sic]').trim(),
  ).toMatch(/^Old boats\s+<img>\s+\[sic\]$/);
});

test('texts with nothing in common are compared word by word', () => {
  const many = Array.from({ length: 6000 }, (_, index) => `w${index}`).join(' ');
  expect(findLostWords(`${many} end`, many.split(' ').reverse().join(' '), [])).toEqual([
    { line: 0, words: 'end' },
  ]);
});
