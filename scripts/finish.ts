import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '@/lib/security/policy';
import { runCommand, UserError } from './command';
import { compress } from './finish/compress';
import { filesBelow } from './finish/files';
import { finishPages } from './finish/finish-pages';
import { headersFile } from './finish/header-files';
import { UnknownPageError } from './finish/next-page';
import { prune } from './finish/prune';

const COMMAND = {
  usage: 'tsx scripts/finish.ts',
  summary: "The last step of 'npm run build': makes of Next's export in 'out' what visitors get.",
};

/*
 * The last step of the build: makes of Next's export what visitors get. See README, "From Next's export to the site".
 *   1. Pages: Next's scripts and the inlined payload go; the policy, the gate and the speculation rules come (finish-pages)
 *   2. Files that no page asks for go (prune)
 *   3. The headers for hosts that read them from a file (header-files)
 *   4. Compressed siblings (compress)
 */
async function finish(directory: string): Promise<void> {
  const head = finishPages(directory, 'public');
  if (!head) {
    console.log(`The export in '${directory}' is finished already.`);
    return;
  }
  const gone = prune(directory);
  await compress(directory);
  // Last, because `npm start` takes it as the sign of a finished export.
  writeFileSync(path.join(directory, '_headers'), headersFile(securityHeaders(head.policy)));
  const files = filesBelow(directory).length;
  console.log(`Finished the export: ${files} files, ${gone.length} that no page asks for taken out.`);
}

await runCommand(COMMAND, async () => {
  try {
    await finish('out');
  } catch (error) {
    if (!(error instanceof UnknownPageError)) throw error;
    throw new UserError(`The export cannot be finished.\n${error.message}`);
  }
});
