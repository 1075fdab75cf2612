import { changedPages } from '@/scripts/export/changed-pages';

test('Markdown files are their pages, all else is the home page, each once', () => {
  expect(
    changedPages([
      'content/blog/harbors.md',
      'content/pages/about.md',
      'content/destinations/rome.md',
      'content/deals/flights.yaml',
      'content/blog/notes/inside.md',
      'content/blog/harbor.jpg',
      'content/blog/harbors.md',
      'public/pictures/a.jpg',
    ]),
  ).toEqual(['/', '/about', '/blog/harbors', '/destinations/rome']);
  expect(changedPages([])).toEqual([]);
});
