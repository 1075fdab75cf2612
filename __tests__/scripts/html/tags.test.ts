import { tagsOf } from '@/scripts/html/tags';

const HTML =
  '<!doctype html><title>A &amp; B</title><p>one<a href="/x" rel=next>two <b>three</b></a></p><img src=y>';
const spelled = (html: string, ...names: readonly string[]) =>
  tagsOf(html, names).map(({ start, end }) => html.slice(start, end));

test('elements stand where the page spells them, from their first sign to their last', () => {
  expect(spelled(HTML, 'a', 'title', 'img', 'b')).toEqual([
    '<title>A &amp; B</title>',
    '<a href="/x" rel=next>two <b>three</b></a>',
    '<b>three</b>',
    '<img src=y>',
  ]);
});

test('an element has its name, its attributes and all text in it', () => {
  expect(spelled(HTML, 'a')).toEqual(['<a href="/x" rel=next>two <b>three</b></a>']);
  expect(tagsOf(HTML, ['title', 'a'])).toMatchObject([
    { name: 'title', attributes: {}, text: 'A & B' },
    { name: 'a', attributes: { href: '/x', rel: 'next' }, text: 'two three' },
  ]);
});

test('an element in one of its own kind, or beside one, has its own end', () => {
  expect(spelled('<div>1<div>2</div>3</div><div>4</div>', 'div')).toEqual([
    '<div>1<div>2</div>3</div>',
    '<div>2</div>',
    '<div>4</div>',
  ]);
});

test('an element that nothing closes ends with its tag', () => {
  expect(spelled('<p>1<link rel=x>2<p>3</p>', 'link')).toEqual(['<link rel=x>']);
});

test('tags are found where they stand, whatever their text looks like', () => {
  const html =
    '<p>é</p><script async>if (a < b) x = "</p><link>"</script><LINK rel=preload><!-- <script></script> -->';
  const found = tagsOf(html, ['script', 'link']);
  expect(found.map(({ name, start, end }) => [name, html.slice(start, end)])).toEqual([
    ['script', '<script async>if (a < b) x = "</p><link>"</script>'],
    ['link', '<LINK rel=preload>'],
  ]);
  expect(found[0]?.text).toBe('if (a < b) x = "</p><link>"');
});
