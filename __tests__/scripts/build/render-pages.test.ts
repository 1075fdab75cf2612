import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderPages } from '@/scripts/build/render-pages';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/*
 * Next is a program that notes how it is called, and fails as often as it is told: what is looked at is which builds compile. That
 * both ways give the same site, `npm run test:incremental` compares.
 */

const NEXT = `#!/bin/sh
echo "$*" >> calls
[ -e fails ] && rm fails && exit 1
mkdir -p .next && touch .next/prerender-manifest.json`;

const INPUTS = { code: 'one', settings: '[]', 'Node.js': 'v20', 'the day': 'Monday' };
const COMPILE = 'build';
const REUSE = 'build --experimental-build-mode generate';
const before = process.cwd();

const calls = () => (existsSync('calls') ? readFileSync('calls', 'utf8').trim().split('\n') : []);

beforeEach(async () => {
  process.chdir(temporaryFolder());
  const program = path.join('node_modules/.bin/next');
  mkdirSync(path.dirname(program), { recursive: true });
  writeFileSync(program, NEXT);
  chmodSync(program, 0o755);
  await renderPages(INPUTS);
});
afterEach(() => process.chdir(before));

test('an edit of content reuses the compiled code; other code is compiled, and so is a full build', async () => {
  await renderPages({ ...INPUTS, 'the day': 'Tuesday' });
  await renderPages({ ...INPUTS, code: 'two' });
  await renderPages({ ...INPUTS, code: 'two' });
  await renderPages({ ...INPUTS, code: 'two' }, true);
  expect(calls()).toEqual([COMPILE, REUSE, COMPILE, REUSE, COMPILE]);
});

test('where Next cannot use the code, all is compiled, and a line says so', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync('fails', '');
  await renderPages(INPUTS);
  expect(calls()).toEqual([COMPILE, REUSE, COMPILE]);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Next could not reuse .* compiles everything\.$/));
  said.mockRestore();
});

test('after a build that failed, nobody trusts the code that is there', async () => {
  writeFileSync('fails', '');
  await expect(renderPages({ ...INPUTS, code: 'two' })).rejects.toThrow(/^Next did not build the pages/);
  await renderPages(INPUTS);
  expect(calls().slice(1)).toEqual([COMPILE, COMPILE]);
});

test('the list of the pages of the build before is gone when Next starts', async () => {
  writeFileSync(
    'node_modules/.bin/next',
    '#!/bin/sh\n[ ! -e .next/prerender-manifest.json ] && touch was-gone\n',
  );
  await renderPages(INPUTS);
  expect(existsSync('was-gone')).toBe(true);
});
