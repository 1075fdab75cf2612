import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LAST_FILE } from '@/scripts/export/export-folder';
import { runCommands } from '@/__tests__/support/run-commands';
import { standInServer } from '@/__tests__/support/stand-in-server';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const host = standInServer();

/** A folder with a build of no pages. */
const cwd = temporaryFolder();
mkdirSync(path.dirname(path.join(cwd, 'out', LAST_FILE)), { recursive: true });
for (const file of ['_headers', '_redirects', LAST_FILE]) writeFileSync(path.join(cwd, 'out', file), '');

/** Checks the host. @param calls each with the base path of the site, and the arguments */
const check = (calls: readonly (readonly [basePath: string, ...args: readonly string[]])[]) =>
  runCommands(
    calls.map(([BASE_PATH, ...args]) => ({
      script: 'scripts/release-check.ts',
      args,
      cwd,
      env: { BASE_PATH },
    })),
  );

test('the address may have the base path of the site', async () => {
  host.play((response) => response.writeHead(404).end());
  const outcomes = await check([
    ['', host.origin],
    ['', `${host.origin}/`],
    ['/travel', host.origin],
    ['/travel', `${host.origin}/travel`],
    ['/travel', `${host.origin}/travel/`],
  ]);
  expect(outcomes.map(({ stderr }) => stderr)).toEqual(['', '', '', '', '']);
  const sites = new Set(host.requests.map((request) => request.path.startsWith('/travel/')));
  expect(sites).toEqual(new Set([false, true]));
});

test('an address that is not that of the site is refused before the first request', async () => {
  host.play((response) => response.writeHead(404).end());
  const outcomes = await check([
    ['', `${host.origin}/travel`],
    ['/travel', `${host.origin}/travels/`],
    ['', host.origin, host.origin],
    ['', 'www.example.com'],
    [''],
  ]);
  expect(outcomes.map(({ code, stdout }) => [code, stdout])).toEqual(outcomes.map(() => [1, '']));
  const advice = (to: string) => `Set BASE_PATH=${to}, as for the build, or leave out the path.\n`;
  const example = 'Example: npm run release:check -- https://www.example.com\n';
  expect(outcomes.map(({ stderr }) => stderr)).toEqual([
    `The path of '${host.origin}/travel' is '/travel', but that of the site is '/'. ${advice('/travel')}`,
    `The path of '${host.origin}/travels/' is '/travels', but that of the site is '/travel'. ${advice('/travels')}`,
    `Give one address. ${example}`,
    `'www.example.com' is not the address of a host. ${example}`,
    `'' is not the address of a host. ${example}`,
  ]);
  expect(host.requests).toEqual([]);
});
