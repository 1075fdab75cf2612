import { readArticles } from '@/lib/content/articles';
import { CONTENT_DIRECTORY } from '@/lib/content/read-files';
import { formatFinding } from '@/lib/content/finding';

test('the articles of the site are in order', () => {
  const { value, findings } = readArticles(CONTENT_DIRECTORY);
  expect(findings.map(formatFinding)).toEqual([]);
  expect(value).toHaveLength(12);
});
