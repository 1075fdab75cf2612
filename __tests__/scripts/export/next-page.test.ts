import { readNextPage } from '@/scripts/export/next-page';
import { madeUpPage, PARTS, ROWS } from './made-up-page';

const read = (html: string) => readNextPage('blog/a.html', html);

test('a page is read: its chunks in order, its runtime entry, its rows', () => {
  const { startSet, rows } = read(madeUpPage());
  expect(startSet).toEqual({
    chunks: ['/_next/static/chunks/aa.js', '/_next/static/chunks/turbopack-bb.js'],
    entry: { otherChunks: ['static/chunks/aa.js'], runtimeModuleIds: [7] },
  });
  expect(rows).toBe(ROWS);
});

test('what only starts Next at once is taken out, and nothing else', () => {
  const others =
    '<link rel="prefetch" as="script" href="/a.js"/><link rel="preload" as="image" href="/a.png"/>';
  const html = madeUpPage({ body: PARTS.body + others });
  const { removals, startUpScript, charset } = read(html);
  const textAt = ({ start, end }: { start: number; end: number }) => html.slice(start, end);
  const { preload, chunks, polyfill, entry, first, rows } = PARTS;
  expect(removals.map(textAt).join('')).toBe(preload + chunks + polyfill + entry + first + rows);
  expect([textAt(startUpScript), textAt(charset)]).toEqual([PARTS.startUp, PARTS.charset]);
});

test('the encoding and what robots are told are found among other facts of the page', () => {
  const robots = '<meta name="robots" content="noindex"/>';
  const html = madeUpPage({ charset: `<meta name="viewport" content="a"/>${PARTS.charset}${robots}` });
  const page = read(html);
  const textAt = ({ start, end }: { start: number; end: number }) => html.slice(start, end);
  expect([page.charset, page.robots!].map(textAt)).toEqual([PARTS.charset, robots]);
  expect(read(madeUpPage()).robots).toBeUndefined();
});

test('rows in several pieces are joined', () => {
  const piece = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
  expect(read(madeUpPage({ rows: piece('1:"a(1); ') + piece('b"\n') })).rows).toBe('1:"a(1); b"\n');
});

test.each([
  [
    'no scripts at all',
    { chunks: '', startUp: '', entry: '', first: '', rows: '', polyfill: '' },
    '0 start-up scripts',
  ],
  ['no start-up script', { startUp: '' }, '0 start-up scripts'],
  ['two start-up scripts', { startUp: PARTS.startUp + PARTS.startUp }, '2 start-up scripts; expected one'],
  ['no runtime entry', { entry: '' }, '0 runtime entries'],
  ['two runtime entries', { entry: PARTS.entry + PARTS.entry }, '2 runtime entries; expected one'],
  ['a runtime entry of another form', { entry: PARTS.entry.replace('{"', '{other "') }, 'cannot be read'],
  ['no chunks', { chunks: '' }, 'no script tags of Next; expected the chunks of the page'],
  [
    'a chunk twice',
    { chunks: PARTS.chunks + PARTS.chunks },
    "two tags for '/_next/static/chunks/aa.js'; expected one tag for each chunk",
  ],
  [
    'a script from elsewhere',
    { body: '<script src="https://a.example/x.js"></script>' },
    "a script from 'https://a.example/x.js'; expected scripts of Next only",
  ],
  ['an inline script nobody knows', { body: '<script>alert(1)</script>' }, "the inline script 'alert(1)'"],
  ['no rows', { rows: '' }, 'a payload of another form'],
  ['rows without their opening', { first: '' }, 'a payload of another form'],
  ['binary rows', { rows: '<script>self.__next_f.push([3,"AAAA"])</script>' }, 'a payload of another form'],
  [
    'rows that are code',
    { rows: '<script>self.__next_f.push(rows())</script>' },
    'a payload of another form',
  ],
  ['no encoding', { charset: '' }, 'no encoding before the start-up script'],
  [
    'an encoding that comes too late',
    { charset: '', startUp: PARTS.startUp + PARTS.charset },
    'no encoding before the start-up script; expected a <meta charset> there',
  ],
  [
    'a runtime entry of nothing',
    { entry: PARTS.entry.replace(/\{.*\}/, 'null') },
    'a runtime entry that cannot be read; expected one object',
  ],
  ['text rows alone', { first: '', rows: PARTS.rows + PARTS.rows }, 'a payload of another form'],
  [
    'one binary row among others',
    { rows: `${PARTS.rows}<script>self.__next_f.push([3,"AAAA"])</script>` },
    'a payload of another form',
  ],
  [
    'a row with more to it',
    { rows: '<script>self.__next_f.push([1,"a","b"])</script>' },
    'a payload of another form; expected one opening row and then rows of text',
  ],
  ['a row of a number', { rows: '<script>self.__next_f.push([1,5])</script>' }, 'a payload of another form'],
  [
    'a long script nobody knows',
    { body: `<script>${'a'.repeat(61)}</script>` },
    `the inline script '${'a'.repeat(60)}'; expected only scripts`,
  ],
])('%s: the page is named, with what was found', (_, changes, found) => {
  expect(() => read(madeUpPage(changes))).toThrow(`blog/a.html: found `);
  expect(() => read(madeUpPage(changes))).toThrow(found);
});
