import { readNextPage } from '@/scripts/export/next-page';
import { madeUpPage, PARTS, ROWS } from './made-up-page';

const read = (html: string) => readNextPage('blog/a.html', html);

test('a page is read: its chunks in order, its bootstrap, its rows', () => {
  const { startSet, rows } = read(madeUpPage());
  expect(startSet).toEqual({
    chunks: ['/_next/static/chunks/aa.js', '/_next/static/chunks/turbopack-bb.js'],
    bootstrap: { otherChunks: ['static/chunks/aa.js'], runtimeModuleIds: [7] },
  });
  expect(rows).toBe(ROWS);
});

test('rows in several pieces are joined', () => {
  const piece = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
  expect(read(madeUpPage({ rows: piece('1:"a') + piece('b"\n') })).rows).toBe('1:"ab"\n');
});

test.each([
  [
    'no scripts at all',
    { chunks: '', start: '', bootstrap: '', first: '', rows: '', polyfill: '' },
    '0 start scripts',
  ],
  ['no start script', { start: '' }, '0 start scripts'],
  ['two start scripts', { start: PARTS.start + PARTS.start }, '2 start scripts'],
  ['no bootstrap', { bootstrap: '' }, '0 bootstraps'],
  ['two bootstraps', { bootstrap: PARTS.bootstrap + PARTS.bootstrap }, '2 bootstraps'],
  ['a bootstrap of another form', { bootstrap: PARTS.bootstrap.replace('{"', '{other "') }, 'cannot be read'],
  ['no chunks', { chunks: '' }, 'no script tags of Next'],
  ['a chunk twice', { chunks: PARTS.chunks + PARTS.chunks }, "two tags for '/_next/static/chunks/aa.js'"],
  [
    'a script from elsewhere',
    { body: '<script src="https://a.example/x.js"></script>' },
    'https://a.example/x.js',
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
  ['no encoding', { charset: '' }, 'no encoding before the start script'],
])('%s: the page is named, with what was found', (_, changes, found) => {
  expect(() => read(madeUpPage(changes))).toThrow(`blog/a.html: found `);
  expect(() => read(madeUpPage(changes))).toThrow(found);
});
