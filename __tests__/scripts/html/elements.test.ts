import { parse, parseFragment } from 'parse5';
import { attribute, elements, rawText, textOf } from '@/scripts/html/elements';

test('elements come in the order of the page', () => {
  const page = parse('<html><head></head><body><ul><li><b>1</b></li><li>2</li></ul><p></p></body></html>');
  expect([...elements(page)].map(({ tagName }) => tagName)).toEqual([
    ...['html', 'head', 'body', 'ul', 'li', 'b', 'li', 'p'],
  ]);
});

test('an attribute has its value, or there is none', () => {
  const [link] = elements(parseFragment('<a href="/a" download>x</a>'));
  expect(['href', 'download', 'rel'].map((name) => attribute(link!, name))).toEqual(['/a', '', undefined]);
});

test('text is read as it stands or as one line, without comments', () => {
  const html = parseFragment('\n <p>One\n   <b>two</b><!-- no --> </p>three\t');
  expect(rawText(html)).toBe('\n One\n   two three\t');
  expect(textOf(html)).toBe('One two three');
});
