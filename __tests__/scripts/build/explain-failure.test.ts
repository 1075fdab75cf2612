import { explainFailure } from '@/scripts/build/explain-failure';

/** What a visitor of the terminal reads: what is passed on at once, and what is reported at the end. */
function said(lines: readonly string[], { failed = true, signal = '' } = {}) {
  const failure = explainFailure();
  const passed = lines.flatMap((line) => [...failure.pass(line)]);
  return { passed, told: failure.tell(failed, signal) };
}

const UNCHANGED = 'The previous site is unchanged.';

test.each([
  [
    ['Error: ENOSPC: no space left on device, write', '    at write (node:fs:1:1)'],
    `The build failed: there is no space left on the disk. ${UNCHANGED}`,
  ],
  [
    ["thread 'tokio-runtime' panicked:", 'No space left on device (os error 28)', '   0: <unknown>'],
    `The build failed: there is no space left on the disk. ${UNCHANGED}`,
  ],
  [
    ['\u001b[31mFATAL\u001b[39m: An unexpected error', 'Read-only file system (os error 30)'],
    `The build failed: the file system is read-only. ${UNCHANGED}`,
  ],
  [
    [
      '> Build error occurred',
      "Error: EACCES: permission denied, unlink '/srv/site/.next/server/pages.json'",
      '    at ignore-listed frames {',
      "  path: '/srv/site/.next/server/pages.json'",
    ],
    `The build failed: this user may not change '/srv/site/.next/server/pages.json'. ${UNCHANGED}`,
  ],
  [
    [
      'node:fs:1032',
      '  binding.rename(',
      '          ^',
      '',
      "Error: EBUSY: resource busy or locked, rename 'out' -> '.next/cache/former'",
      '    at renameSync (node:fs:1032:11)',
    ],
    `The build failed: 'out' cannot be replaced: it is a disk of its own, or another program uses it. ${UNCHANGED}`,
  ],
  [
    [
      '<--- Last few GCs --->',
      'FATAL ERROR: Allocation failed - JavaScript heap out of memory',
      ' 1: 0xb7 [node]',
    ],
    expect.stringContaining('The build failed: there was not enough memory.'),
  ],
])('a refusal of the system is one sentence: %j', (lines, sentence) => {
  expect(said(['Pages: 1 of 2', ...lines])).toEqual({ passed: ['Pages: 1 of 2'], told: sentence });
});

test('a program that the system killed had no memory', () => {
  expect(said([], { signal: 'SIGKILL' }).told).toContain('there was not enough memory.');
});

test('a site that was built although the compiler had no room for its own files', () => {
  const lines = ['Persisting failed: no space left on device', '   0: <unknown>'];
  expect(said(lines, { failed: false }).told).toBe(
    'The site is built, but the compiler could not store its results for the next build: there is no space left on the disk.',
  );
});

test('any other failure is reported as it was said, and so is what did not fail', () => {
  const lines = ["Error: 'a' is not a page", '    at find (page.ts:1:1)'];
  expect(said(lines)).toEqual({ passed: [], told: lines.join('\n') });
  const warning = ['Error: a socket hung up, but it was tried again'];
  expect(said(warning, { failed: false })).toEqual({ passed: [], told: warning.join('\n') });
  expect(said(['Pages: 1 of 2'], { failed: false })).toEqual({ passed: ['Pages: 1 of 2'], told: '' });
});
