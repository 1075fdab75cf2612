import { outlineOf } from '@/lib/lint/markdown/outline';

test('a body is as long as its plain paragraphs make it', () => {
  const tooLong = `${'Plain words go on. '.repeat(40)}\n\n`.repeat(100);
  expect(outlineOf(tooLong).parts).toEqual([
    expect.objectContaining({ kind: 'unreadable', found: `${tooLong.length} characters` }),
  ]);
});

test.each([
  ['in a quote', '> :::tip\n> Words.\n> :::', 0],
  ['in a list', '- Item\n\n  :::note\n  Words.\n  :::', 0],
  ['in another box', '::::warning\n:::tip\nWords.\n:::\n::::', 0],
  ['without an end, in a quote', '> :::tip\n> Words.', 1],
  ['with nothing in it, in a box', '::::warning\n:::tip\n:::\n::::', 1],
])('a box %s has as many mistakes as it should', (_where, body, mistakes) => {
  expect(outlineOf(body).parts.filter(({ kind }) => kind === 'mistake')).toHaveLength(mistakes);
});

/** Parts of a body without what is reported about paragraphs and mistakes. */
const partsOf = (body: string) =>
  outlineOf(body).parts.filter(({ kind }) => kind !== 'paragraph' && kind !== 'mistake');

test.each<readonly [what: string, body: string, parts: readonly unknown[]]>([
  [
    'headings, of any form',
    '# One *two*\n\nThree\n---',
    [
      { kind: 'heading', line: 1, column: 1, depth: 1, text: 'One two' },
      { kind: 'heading', line: 3, column: 1, depth: 2, text: 'Three' },
    ],
  ],
  ['HTML', 'a <b>c', [{ kind: 'html', line: 1, column: 3, value: '<b>' }]],
  [
    'a picture alone',
    '![A lagoon](photo:lagoon)',
    [{ kind: 'picture', line: 1, column: 1, url: 'photo:lagoon', alt: 'A lagoon', place: 'alone' }],
  ],
  [
    'a picture in a line',
    'See ![](photo:lagoon)',
    [{ kind: 'picture', line: 1, column: 5, url: 'photo:lagoon', alt: '', place: 'in a line' }],
  ],
  [
    'a picture in a list',
    '- ![A](b.jpg)',
    [{ kind: 'picture', line: 1, column: 3, url: 'b.jpg', alt: 'A', place: 'inside' }],
  ],
  [
    'a picture by name, which is a mistake',
    '![A lagoon][sea]\n\n[sea]: /pictures/sea.jpg',
    [{ kind: 'link', line: 3, column: 1, url: '/pictures/sea.jpg', text: 'sea' }],
  ],
  ['a link with its words', 'a [ *b* ](/c)', [{ kind: 'link', line: 1, column: 3, url: '/c', text: 'b' }]],
  [
    'a link that Markdown makes by itself, where the text before it ends',
    'See a@b.example',
    [{ kind: 'link', line: 1, column: 5, url: 'mailto:a@b.example', text: 'a@b.example' }],
  ],
])('of a body, %s is reported', (_what, body, parts) => {
  expect(partsOf(body)).toEqual(parts);
});

test('pictures of a gallery stand alone, those of other boxes in a line do not', () => {
  const pictures = '![A](a.jpg)\n![B](b.jpg)';
  const placesIn = (box: string) =>
    partsOf(`:::${box}\n${pictures}\n:::`).flatMap((part) => (part.kind === 'picture' ? part.place : []));
  expect(placesIn('gallery')).toEqual(['alone', 'alone']);
  expect(placesIn('tip')).toEqual(['in a line', 'in a line']);
  expect(partsOf('::gallery[A]')).toHaveLength(1);
});

const directivesIn = (body: string) =>
  outlineOf(body).parts.flatMap((part) => (part.kind === 'directive' ? part.directive : []));

test('a directive is reported as it was typed', () => {
  expect(directivesIn('See :partner[ the *ferry* ]{to=a place=b} or\n\n::deal[Go]{#c}')).toEqual([
    {
      ...{ type: 'textDirective', name: 'partner', attributes: { to: 'a', place: 'b' } },
      ...{ text: 'the ferry', children: [], atTop: false },
    },
    { type: 'leafDirective', name: 'deal', attributes: { id: 'c' }, text: 'Go', children: [], atTop: true },
  ]);
});

test('a directive with a mistake is reported, unless it is a known box without an end', () => {
  const namesIn = (body: string) => directivesIn(body).map(({ name }) => name);
  expect(namesIn(':::tip\nWords.')).toEqual([]);
  expect(namesIn(':::tpi\nWords.')).toEqual(['tpi']);
  expect(namesIn('::deal[Go]{id=“c”}')).toEqual(['deal']);
});

test('the outline has the content of a box only if its check needs it', () => {
  const [tip, faq] = directivesIn(':::tip\n*Words*.\n:::\n\n:::faq\n### Safe?\n\n*Yes*.\n:::');
  expect(tip).toMatchObject({ name: 'tip', text: '', children: [], atTop: true });
  expect(faq).toMatchObject({ name: 'faq', text: '' });
  expect(faq?.children.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
});

test('content of a days box counts as content of the article, and content of other boxes does not', () => {
  const body = (box: string) => `::::${box}\n### Day 1: Go\n\n::deal[Go]{#c}\n::::`;
  const atTop = (box: string) => directivesIn(body(box)).map(({ name, atTop }) => [name, atTop]);
  expect(atTop('days')).toEqual([
    ['days', true],
    ['deal', true],
  ]);
  expect(atTop('tip')).toEqual([
    ['tip', true],
    ['deal', false],
  ]);
  expect(directivesIn('> ::deal[Go]{#c}')[0]?.atTop).toBe(false);
});

test('what a body is about comes in the order of its lines', () => {
  const body = 'See [a](/b).\n\n==x== [c](/d)\n\n## Rooms\n\n![A](b.jpg)';
  expect(outlineOf(body).parts.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    ...[
      '1 paragraph',
      '1 link',
      '3 paragraph',
      '3 link',
      '3 mistake',
      '5 heading',
      '7 paragraph',
      '7 picture',
    ],
  ]);
});

test('links may lead to headings and to parts of the page around', () => {
  const ids = (own?: readonly string[]) => [...outlineOf('## Rooms\n\n## *Rooms*\n\nWords', own).anchors];
  expect(ids(['menu'])).toEqual(['menu', 'rooms', 'rooms-1']);
  expect(ids()).toEqual(expect.arrayContaining(['comments', 'menu', 'rooms']));
});

test('of a body that cannot be read, the line is reported', () => {
  expect(outlineOf(`Words.\n\n${'> '.repeat(500)}word`)).toMatchObject({
    parts: [{ kind: 'unreadable', line: 3, column: 1, found: 'a line nested too deeply' }],
    words: 0,
  });
});
