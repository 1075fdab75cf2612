import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wrongPackage } from '@/scripts/incremental/check-packages.mjs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** A project that locks a version of Next and has installed these versions. */
function projectWith(installed: Readonly<Record<string, string>>): string {
  const project = temporaryFolder();
  mkdirSync(path.join(project, 'node_modules'));
  const write = (file: string, versions: Readonly<Record<string, string>>) => {
    const packages = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]);
    writeFileSync(path.join(project, file), JSON.stringify({ packages: Object.fromEntries(packages) }));
  };
  write('package-lock.json', { next: '16.4.6', react: '19.2.0' });
  write('node_modules/.package-lock.json', installed);
  return project;
}

test('a build does not start with a package of another version than the locked one', () => {
  expect(wrongPackage(projectWith({ react: '19.2.0', next: '16.4.5' }))).toBe(
    'node_modules/next has version 16.4.5, but package-lock.json has 16.4.6. Run npm ci.',
  );
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['all locked packages', { next: '16.4.6', react: '19.2.0' }],
  ['all but an optional package of another system', { next: '16.4.6' }],
  ['one more package, added for a try', { next: '16.4.6', react: '19.2.0', lighthouse: '12.0.0' }],
])('a build starts with %s', (_, installed) => {
  expect(wrongPackage(projectWith(installed))).toBeUndefined();
});

test('a build starts with packages that another package manager has installed', () => {
  expect(wrongPackage(temporaryFolder())).toBeUndefined();
});
