import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';

/* The only unit test that reads `content/`. Whatever writers and operators change there, it fails only if `check:content` does. */
test('the content of the site has no errors', () => {
  expect(reviewContent(path.resolve('content')).errors).toEqual([]);
});
