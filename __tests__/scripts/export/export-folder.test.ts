import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LAST_FILE } from '@/scripts/export/export-folder';
import { runCommands, type Outcome } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** Steps of the build that work on the export. */
const STEPS = [
  'export/share-pictures',
  'search/search-index',
  'export/write-markdown',
  'export/post-process',
];
const BESIDE_NONE = [...STEPS, 'testing/check-same-output'];

const none = BESIDE_NONE.map(() => temporaryFolder());
const complete = STEPS.map(() => temporaryFolder());
let outcomes: readonly Outcome[] = [];

beforeAll(async () => {
  for (const folder of complete) {
    mkdirSync(path.join(folder, 'out', path.dirname(LAST_FILE)), { recursive: true });
    writeFileSync(path.join(folder, 'out', LAST_FILE), 'as it was');
  }
  const call = (step: string, cwd = '') => ({ script: `scripts/${step}.ts`, cwd });
  outcomes = await runCommands([
    ...BESIDE_NONE.map((step, index) => call(step, none[index])),
    ...STEPS.map((step, index) => call(step, complete[index])),
  ]);
}, 70_000);

const filesIn = (folder = '') => readdirSync(folder, { recursive: true }).map(String).sort();

test.each(BESIDE_NONE.map((step, index) => [step, index] as const))(
  '%s says in one line that there is no export',
  (_step, index) => {
    expect(outcomes[index]).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no export in 'out'.* Run 'npm run build' first\.\n$/),
    });
    expect(filesIn(none[index])).toEqual([]);
  },
);

test.each(STEPS.map((step, index) => [step, index] as const))(
  '%s leaves a complete export as it is',
  (_step, index) => {
    expect(outcomes[BESIDE_NONE.length + index]).toEqual({
      code: 1,
      stdout: '',
      stderr:
        "The export in 'out' is complete, so this step cannot run on it. 'npm run build' makes a new one.\n",
    });
    expect(filesIn(complete[index])).toEqual(['out', 'out/_hosts', `out/${LAST_FILE}`]);
  },
);
