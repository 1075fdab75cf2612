import { existsSync } from 'node:fs';
import path from 'node:path';
import { BELOW } from '@/scripts/testing/below-path';

export { BELOW } from '@/scripts/testing/below-path';

if (!existsSync(path.join(BELOW.directory, 'index.html'))) {
  throw new Error(
    `There is no export in '${BELOW.directory}': run 'npx tsx scripts/testing/build-below-path.ts' and then 'npm run build' before these tests.`,
  );
}
