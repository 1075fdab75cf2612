import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { leftBehind } from '@/scripts/testing/temporary-files';

test('everything that tests leave is named, and nothing of the tools that run them', () => {
  const folder = temporaryFolder();
  const ofTools = ['tsx-0', 'playwright-transform-cache-0', 'playwright_chromiumdev_profile-XXoO2h'];
  for (const name of [...ofTools, 'farewind-test-a1B2c3', 'review-a1B2c3', 'notes.txt'])
    mkdirSync(path.join(folder, name));
  expect([...leftBehind(folder)].sort()).toEqual(['farewind-test-a1B2c3', 'notes.txt', 'review-a1B2c3']);
});
