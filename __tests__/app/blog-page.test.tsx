import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import BlogPage from '@/app/blog/page';
import { contentCopy } from '@/__tests__/support/content-copy';

const CONTENT = process.env.CONTENT_DIRECTORY;
afterEach(() => {
  process.env.CONTENT_DIRECTORY = CONTENT;
});

test('the blog leads to the guides', () => {
  expect(renderToStaticMarkup(<BlogPage />)).toContain('<a href="/destinations/eastwick">Eastwick</a>');
});

test('among the topics, a series says that it is one', () => {
  expect(renderToStaticMarkup(<BlogPage />)).toContain('>Series: Left of the ferry</a>');
});

test('a tile is a link only if its article is published', () => {
  const directory = contentCopy();
  const file = path.join(directory, 'blog.yaml');
  const text = readFileSync(file, 'utf8')
    .replace('title: Shores,', 'title: Shores, slug: night-trains,')
    .replace('title: Heights,', 'title: Heights, slug: winter-of-2099,')
    .replace('title: Corners,', 'title: Corners, slug: unfinished-island,');
  writeFileSync(file, text);
  process.env.CONTENT_DIRECTORY = directory;
  const html = renderToStaticMarkup(<BlogPage />);
  expect(html).toContain('<b><a href="/blog/night-trains">Shores</a></b>');
  expect(html).toContain('<b>Heights</b>');
  expect(html).toContain('<b>Corners</b>');
});
