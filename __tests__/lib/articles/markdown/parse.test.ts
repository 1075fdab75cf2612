import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  ARTICLE_IDS,
  headingIds,
  linkWithin,
  loneImage,
  PAGE_IDS,
  parseBody,
  TEXT_PAGE_IDS,
} from '@/lib/articles/markdown/parse';
import { UnreadableBody } from '@/lib/articles/markdown/limits';

const nodesOf = (body: string, type: Nodes['type']): readonly Nodes[] => {
  const found: Nodes[] = [];
  visit(parseBody(body), type, (node) => void found.push(node));
  return found;
};
const typesIn = (body: string) => {
  const types: string[] = [];
  visit(parseBody(body), (node) => void types.push(node.type));
  return types;
};

test('two tildes strike words out, one means "about"', () => {
  expect(typesIn('~5 to ~10 minutes')).not.toContain('delete');
  expect(typesIn('~~5~~ 10 minutes')).toContain('delete');
});

test('tables, footnotes and directives are known', () => {
  expect(typesIn('| a |\n| - |\n\nb[^1]\n\n[^1]: c\n\n::deal[d]{#e}')).toEqual(
    expect.arrayContaining(['table', 'footnoteReference', 'leafDirective']),
  );
});

test.each([
  ['At 9:am, :partner and so on.', 'At 9:am, :partner and so on.'],
  ['*From 9:am*', 'From 9:am'],
])('a colon before a letter is a colon: %j', (body, words) => {
  expect(typesIn(body)).not.toContain('textDirective');
  const texts = nodesOf(body, 'text').map((node) => ('value' in node ? node.value : ''));
  expect(texts.join('')).toBe(words);
});

test('such a colon keeps its place', () => {
  const [, colon] = nodesOf('At 9:am', 'text');
  expect(colon?.position?.start).toMatchObject({ line: 1, column: 5 });
});

test.each(['See :partner[a]', 'See :partner{to=a}', 'See :partner[a]{to=a}'])(
  'a directive has a label or attributes: %j',
  (body) => {
    expect(typesIn(body)).toContain('textDirective');
  },
);

test.each(['a@b.example', 'https://a.example', 'www.a.example'])('the address %j is a link', (address) => {
  const [link] = nodesOf(`See ${address}.`, 'link');
  expect(link?.position).toMatchObject({ start: { column: 5 }, end: { column: 5 + address.length } });
});

test.each(['=www.a.example', '“www.a.example”', '[www.a.example'])(
  'every node has a position, also beside the address in %j',
  (text) => {
    visit(parseBody(`:partner[${text}]{to=a}`), (node) => expect(node).toHaveProperty('position'));
  },
);

test('a byte order mark moves nothing', () => {
  const [heading] = nodesOf('\ufeffWords.\n\n# One', 'heading');
  expect(heading?.position?.start).toMatchObject({ line: 3, column: 1, offset: 9 });
  expect(nodesOf('One \ufeff', 'text')).toMatchObject([{ value: 'One \ufeff' }]);
});

test('what takes too long is not read', () => {
  expect(() => parseBody('a'.repeat(60_001))).toThrow(UnreadableBody);
  expect(() => parseBody('*a **b '.repeat(80) + '** c*'.repeat(80))).toThrow('nested too deeply');
});

test('headings get ids by their words, each once, and none that the page has itself', () => {
  expect(headingIds(['Rooms & beds', 'Rooms & beds', 'Comments', 'Größe'])).toEqual([
    ...['rooms--beds', 'rooms--beds-1', 'comments-1', 'größe'],
  ]);
  expect(headingIds(PAGE_IDS)).toEqual(PAGE_IDS.map((id) => `${id}-1`));
});

test('links may lead to parts of the page that each article has, and fewer of a page of text', () => {
  expect(ARTICLE_IDS).toEqual(['content', 'menu', 'comments', 'more']);
  expect(TEXT_PAGE_IDS).toEqual(['content', 'menu']);
});

test.each([
  ['![A](b.jpg)', 'b.jpg'],
  ['![A](b.jpg) and more', undefined],
  ['![A](b.jpg)![C](d.jpg)', undefined],
  ['Words.', undefined],
  ['# ![A](b.jpg)', undefined],
])('a picture stands alone in a paragraph of its own: %j', (body, url) => {
  const [first] = parseBody(body).children;
  expect(first && loneImage(first)?.url).toBe(url);
});

test.each([
  ['# Words', undefined],
  ['# See [a](/b) and [c](/d)', '3:7'],
  ['# See *[a](/b)*', '3:8'],
  ['# See [a][b]\n\n[b]: /c', '3:7'],
  ['# See [^1]\n\n[^1]: Note', '3:7'],
  ['# See :partner[a]{to=b place=c}', '3:7'],
])('a link inside of something is found: %j', (body, place) => {
  const heading = parseBody(`Words.\n\n${body}`).children[1]!;
  const start = linkWithin(heading)?.position?.start;
  expect(start && `${start.line}:${start.column}`).toBe(place);
});

test('a link is not inside of itself', () => {
  const [link] = nodesOf('[a](/b)', 'link');
  expect(linkWithin(link!)).toBeUndefined();
});
