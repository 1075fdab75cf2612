import path from 'node:path';
import { checkExplanation } from '@/lib/lint/check-explanation';
import { contentWith } from '@/__tests__/support/content-copy';

/* The page of text that explains the ledger of deals. */

const toldWith = (to: string) => {
  const { directory, line } = contentWith('pages.yaml', ['explainedBy: house-rules', to]);
  return checkExplanation(directory).map(
    ({ file, line: at, field, found, expected }) =>
      `${path.relative(directory, file)}:${at - line} ${field} ${found}; ${expected}`,
  );
};

test('is there, or no link leads to it', () => {
  expect(toldWith('explainedBy: house-rules')).toEqual([]);
  expect(toldWith('# none')).toEqual([]);
});

test('is told where there is no such page', () => {
  expect(toldWith('explainedBy: house-rule')).toEqual([
    "pages.yaml:0 deals.explainedBy 'house-rule'; the name of a file in content/pages; did you mean 'house-rules'?",
  ]);
});
