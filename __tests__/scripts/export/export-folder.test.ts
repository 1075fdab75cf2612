import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** Steps of the build that work on the export. */
const STEPS = [
  'export/share-pictures',
  'search/search-index',
  'export/write-markdown',
  'export/post-process',
];

/** Runs a script in a folder with these files. */
function runBeside(script: string, files: readonly string[]) {
  const folder = temporaryFolder();
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), 'as it was');
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), path.resolve(`scripts/${script}.ts`)],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
        CONTENT_DIRECTORY: contentDirectory(),
      },
    },
  );
  const left = readdirSync(folder, { recursive: true }).map(String).sort();
  return { status, stderr, left };
}

test.each([...STEPS, 'testing/check-same-output'])(
  '%s says in one line that there is no export',
  (script) => {
    const { status, stderr, left } = runBeside(script, []);
    expect(stderr).toMatch(/^There is no export in 'out'.* Run 'npm run build' first\.\n$/);
    expect([status, left]).toEqual([1, []]);
  },
);

test.each(STEPS)('%s leaves a finished export as it is', (script) => {
  const { status, stderr, left } = runBeside(script, ['out/_hosts/nginx.conf']);
  expect(stderr).toBe(
    "The export in 'out' is finished, and nothing of it may change any more. 'npm run build' makes a new one.\n",
  );
  expect([status, left]).toEqual([1, ['out', 'out/_hosts', 'out/_hosts/nginx.conf']]);
});
