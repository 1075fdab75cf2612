import path from 'node:path';

/** Folders and files whose tests still quote the project's own content. */
const NOT_MOVED: readonly string[] = [
  'content/',
  'lib/articles/authors.test.ts',
  'lib/articles/markdown/fuzz.test.ts',
  'lib/articles/markdown/render.test.ts',
  'lib/deals/load-deals.test.ts',
  'lib/lint/broken-articles.test.ts',
  'lib/partners/csp-hosts.test.ts',
  'lib/partners/partner-url.test.ts',
  'lib/partners/registry.test.ts',
  'lib/partners/widget-url.test.ts',
  'lib/seo/plain-markdown.test.ts',
  'scripts/editor/editor-files.test.ts',
  'scripts/partners/',
];

const { testPath = '' } = expect.getState();
if (!NOT_MOVED.some((part) => testPath.includes(`/__tests__/${part}`)))
  process.env.CONTENT_DIRECTORY = path.resolve('__tests__/fixtures/content');
