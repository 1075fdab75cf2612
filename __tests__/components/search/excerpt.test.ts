import { markTitle, parseExcerpt } from '@/components/search/excerpt';

const seen = (parts: ReturnType<typeof parseExcerpt>) =>
  parts.map(({ text, marked }) => (marked ? [text] : text));
const parts = (excerpt: string) => seen(parseExcerpt(excerpt));

test.each([
  ['', []],
  ['no word of mine', ['no word of mine']],
  ['a <mark>cheap</mark> flight', ['a ', ['cheap'], ' flight']],
  ['<mark>cheap</mark> <mark>flight</mark>', [['cheap'], ' ', ['flight']]],
  // Pagefind highlights the punctuation with a word.
  [
    'the <mark>beach,</mark> and “<mark>“don’t”</mark>',
    ['the ', ['beach'], ',', ' and “', '“', ['don’t'], '”'],
  ],
  // Pagefind escapes an article's own angle brackets; they come back as the characters they were.
  [
    'x &lt;img src=x onerror=alert(1)&gt; <mark>&lt;b&gt;</mark>',
    ['x <img src=x onerror=alert(1)> ', '<', ['b'], '>'],
  ],
  ['Tom & Jerry &amp; &quot;', ['Tom & Jerry &amp; &quot;']],
  // Whatever else might come is text.
  ['<script>alert(1)</script> <mark>a', ['<script>alert(1)</script> <mark>a']],
  ['<mark onclick=x>a</mark></mark>', ['<mark onclick=x>a</mark></mark>']],
  ['<mark><img src=x></mark>', ['<', ['img src=x'], '>']],
  ['<mark>two\nlines</mark>', [['two\nlines']]],
])('%j', (excerpt, expected) => {
  expect(parts(excerpt)).toEqual(expected);
});

test.each([
  ['Cheap flights, found', ['flight'], '', ['Cheap', ' ', ['flights'], ', ', 'found']],
  // Not within a word, and not for a word that is no word.
  ['Overflight of Ely', ['flight', ''], '', ['Overflight', ' ', 'of', ' ', 'Ely']],
  ['M\u00e1laga by train', ['malaga', 'TRAIN'], '', [['M\u00e1laga'], ' ', 'by', ' ', ['train']]],
  // A typed word counts as a whole: no other word is marked for its 's', 'on' or 't'.
  ['The traveler’s sermon', ["Traveler's"], '', ['The', ' ', ['traveler’s'], ' ', 'sermon']],
  ['One carry-on', ['carry-on'], '', ['One', ' ', ['carry-on']]],
  ['Tokyo for travelers', ["don't", 'traveler’s'], '', ['Tokyo', ' ', 'for', ' ', ['travelers']]],
  ['One carry-on', ['carry'], '', ['One', ' ', ['carry'], '-', 'on']],
  ['The traveler’s bar', ['x'], 'a <mark>traveler’s</mark>', ['The', ' ', ['traveler’s'], ' ', 'bar']],
  // Pagefind knows that one comes from the other.
  ['How to fly', ['flying'], 'to <mark>fly</mark>', ['How', ' ', 'to', ' ', ['fly']]],
  ['<mark>a</mark> & <b>', ['b'], '', ['<', 'mark', '>', 'a', '</', 'mark', '> & <', ['b'], '>']],
])('in the title %j, %j', (title, words, excerpt, expected) => {
  expect(seen(markTitle(title, words, parseExcerpt(excerpt)))).toEqual(expected);
});
