import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wrongPackage } from '@/scripts/incremental/check-packages.mjs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

type Packages = Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>>;

const NEXT: Packages = { next: { version: '16.4.6' } };
const NEEDED: Packages = { ...NEXT, 'next/node_modules/react': { version: '19.2.0' } };
const LOCKED: Packages = { ...NEEDED, 'sharp-darwin': { version: '1.0.0', optional: true } };

/** A project in which these packages are installed. */
function projectWith(installed: Packages): string {
  const project = temporaryFolder();
  mkdirSync(path.join(project, 'node_modules'));
  const write = (file: string, packages: Packages) => {
    const named = Object.entries(packages).map(([name, each]) => [`node_modules/${name}`, each] as const);
    const all = { '': { version: '0.1.0' }, ...Object.fromEntries(named) };
    writeFileSync(path.join(project, file), JSON.stringify({ packages: all }));
  };
  write('package-lock.json', LOCKED);
  write('node_modules/.package-lock.json', installed);
  return project;
}

test('a build does not start with a package of another version than the locked one', () => {
  expect(wrongPackage(projectWith({ ...LOCKED, next: { version: '16.4.5' } }))).toBe(
    'node_modules/next has version 16.4.5, but package-lock.json has 16.4.6. Run npm ci.',
  );
});

test('a build does not start without a package, in whose place another one would load', () => {
  expect(wrongPackage(projectWith({ ...NEXT, react: { version: '18.0.0' } }))).toBe(
    'node_modules/next/node_modules/react is not installed, but package-lock.json has 19.2.0. Run npm ci.',
  );
});

test.each<[string, Packages]>([
  ['all locked packages', LOCKED],
  ['all but an optional package of another system', NEEDED],
  ['one more package, added for a try', { ...LOCKED, lighthouse: { version: '12.0.0' } }],
])('a build starts with %s', (_name, installed) => {
  expect(wrongPackage(projectWith(installed))).toBeUndefined();
});

test('a build starts with packages that another package manager has installed', () => {
  expect(wrongPackage(temporaryFolder())).toBeUndefined();
});
