import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PREVIEW_EVENTS } from '@/lib/site/preview-events';
import { OUT } from './pages';

/** The attribute that the runtime writes on its style elements: no build of it can do without. */
const RUNTIME_MARK = 'data-styled-version';

test('the installed runtime writes the mark by which these tests find it', () => {
  const runtime = readFileSync(
    'node_modules/styled-components/dist/styled-components.browser.esm.js',
    'utf8',
  );
  expect(runtime).toContain(RUNTIME_MARK);
});

test.each([
  ['the styling runtime', RUNTIME_MARK],
  ['the live preview', PREVIEW_EVENTS],
])('%s stays at home', (_what, mark) => {
  const scripts = readdirSync(path.join(OUT, '_next'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const carriers = scripts.filter((file) =>
    readFileSync(path.join(OUT, '_next', file), 'utf8').includes(mark),
  );
  expect(carriers).toEqual([]);
});

test('no page has segment files: the alias of the module is in effect', () => {
  const segments = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    path.basename(file).startsWith('__next'),
  );
  expect(segments).toEqual([]);
});
