import { parseExcerpt } from '@/lib/search/excerpt';

const parts = (excerpt: string) => parseExcerpt(excerpt).map(({ text, marked }) => (marked ? [text] : text));

test.each([
  ['', []],
  ['no word of mine', ['no word of mine']],
  ['a <mark>cheap</mark> flight', ['a ', ['cheap'], ' flight']],
  ['<mark>cheap</mark> <mark>flight</mark>', [['cheap'], ' ', ['flight']]],
  // Pagefind escapes an article's own angle brackets; they come back as the characters they were.
  [
    'x &lt;img src=x onerror=alert(1)&gt; <mark>&lt;b&gt;</mark>',
    ['x <img src=x onerror=alert(1)> ', ['<b>']],
  ],
  ['Tom & Jerry &amp; &quot;', ['Tom & Jerry &amp; &quot;']],
  // Whatever else might come is text.
  ['<script>alert(1)</script> <mark>a', ['<script>alert(1)</script> <mark>a']],
  ['<mark onclick=x>a</mark></mark>', ['<mark onclick=x>a</mark></mark>']],
  ['<mark><img src=x></mark>', [['<img src=x>']]],
  ['<mark>two\nlines</mark>', [['two\nlines']]],
])('%j', (excerpt, expected) => {
  expect(parts(excerpt)).toEqual(expected);
});
