import path from 'node:path';

/** Folders and files whose tests still quote the project's own content. */
const NOT_MOVED: readonly string[] = [
  'lib/articles/authors.test.ts',
  'lib/articles/markdown/fuzz.test.ts',
  'lib/articles/markdown/render.test.ts',
  'lib/lint/broken-articles.test.ts',
];

const { testPath = '' } = expect.getState();
if (!NOT_MOVED.some((part) => testPath.includes(`/__tests__/${part}`)))
  process.env.CONTENT_DIRECTORY = path.resolve('__tests__/fixtures/content');
