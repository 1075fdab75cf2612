import { gzipSync } from 'node:zlib';
import type { IndexFile } from 'pagefind';
import { indexShard, runPagefind, unpack } from '@/scripts/search/index-shard';
import { readProgram } from '@/scripts/search/pagefind-files';
import type { SearchItem } from '@/scripts/search/search-items';

/* What Pagefind may do that no index can be made of: the build stops and says so. */

jest.mock(
  'pagefind',
  () => jest.requireActual<{ pagefind: unknown }>('@/__tests__/support/pagefind-files').pagefind,
  { virtual: true },
);
const pagefind: { createIndex: () => Promise<{ errors: string[]; index?: object }> } =
  jest.requireMock('pagefind');
afterEach(() => jest.restoreAllMocks());

const PAGE: SearchItem = {
  url: '/blog/harbor',
  hash: '1',
  read: () => ({ url: '/blog/harbor', content: '<p>Boats</p>' }),
};
const RECORD: SearchItem = {
  url: '/#deal-x',
  hash: '2',
  read: () => ({
    record: { url: '/#deal-x', content: 'A quiet room', language: 'en', meta: { title: 'Oslo' } },
  }),
};

/** Pagefind with other answers to some requests. */
async function withAnswers(answers: object, errors: string[] = []): Promise<void> {
  const { index } = await pagefind.createIndex();
  jest.spyOn(pagefind, 'createIndex').mockResolvedValue({ errors, index: { ...index, ...answers } });
}

test('pages and records are indexed with their texts and the words by which they are found', async () => {
  const { pages, counts } = await indexShard([PAGE, RECORD]);
  expect(pages.map(({ text }) => JSON.parse(text).url)).toEqual(['/blog/harbor', '/#deal-x']);
  const words = counts.map(([word]) => word);
  // Of a title, too, and of two texts no word is made of an end and a beginning.
  for (const word of ['boats', 'quiet', 'room', 'oslo']) expect(words).toContain(word);
  expect(words.join(' ')).not.toContain('roomoslo');
});

test.each<readonly [doing: string, answers: object, errors: string[]]>([
  ['starting', {}, ['one', 'two']],
  ['reading /blog/harbor', { addHTMLFile: async () => ({ errors: ['one', 'two'] }) }, []],
  ['writing the index', { getFiles: async () => ({ errors: ['one', 'two'], files: [] }) }, []],
])('errors of Pagefind while %s are reported', async (doing, answers, errors) => {
  await withAnswers(answers, errors);
  await expect(runPagefind([PAGE])).rejects.toThrow(new Error(`Pagefind, ${doing}: one; two`));
});

test('Pagefind that gives no index is reported', async () => {
  jest.spyOn(pagefind, 'createIndex').mockResolvedValue({ errors: [] });
  await expect(runPagefind([PAGE])).rejects.toThrow('Pagefind gave no index to fill.');
});

test('a file that is not one of Pagefind stops the build, and so does one that is missing', async () => {
  const strange = { path: 'pagefind.en_m.pf_meta', content: gzipSync('another format') } as IndexFile;
  expect(() => unpack(strange)).toThrow('pagefind.en_m.pf_meta is not a Pagefind file');
  const layout = "Pagefind's files are not laid out as scripts/search/read-index.ts knows them: ";
  await withAnswers({ getFiles: async () => ({ errors: [], files: [strange] }) });
  await expect(indexShard([PAGE])).rejects.toThrow(`${layout}pagefind.en_m.pf_meta is not a Pagefind file`);
  await withAnswers({ getFiles: async () => ({ errors: [], files: [] }) });
  await expect(indexShard([PAGE])).rejects.toThrow(`${layout}Pagefind wrote no file *.pf_meta`);
  await expect(readProgram()).rejects.toThrow('Pagefind wrote no pagefind-entry.json');
});
