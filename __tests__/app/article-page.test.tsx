import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import ArticlePage from '@/app/blog/[slug]/page';
import { contentCopy } from '@/__tests__/support/content-copy';

const CONTENT = process.env.CONTENT_DIRECTORY;
afterEach(() => {
  process.env.CONTENT_DIRECTORY = CONTENT;
});

test.each([
  ['a deal in the text', '\n::deal[It waits.]{#night-cab}\n'],
  ['a link in the text', '\nSee :partner[rooms]{to=hotels-search place=rooms}.\n'],
  ['the deal below the text', ''],
])('the commission note stands once in an article, for %s', async (_, more) => {
  const directory = contentCopy();
  appendFileSync(path.join(directory, 'blog/night-trains.md'), more);
  process.env.CONTENT_DIRECTORY = directory;
  const page = await ArticlePage({ params: Promise.resolve({ slug: 'night-trains' }) });
  const [main = ''] = renderToStaticMarkup(page).split('<footer');
  expect(main).toContain('>One of our deals</h2>');
  expect(main.match(/data-commission-note/g)).toHaveLength(1);
});
