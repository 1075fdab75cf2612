import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* What comes from others: packages, and the actions of workflows. */

interface Locked {
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>;
const packages = Object.entries<Locked>(json('package-lock.json').packages!).flatMap(([at, locked]) =>
  at === '' ? [] : [{ name: at.replace(/^.*node_modules\//, ''), ...locked }],
);

/**
 * Programs for systems that this project is not developed on: the registry that the lock file was made with has none of them, so it
 * could name no checksums. With one that has them, the command in SECURITY.md fills them in.
 */
const WITHOUT_CHECKSUM = {
  '@next/swc-': 'darwin-arm64 darwin-x64 win32-arm64-msvc win32-x64-msvc',
  '@pagefind/': 'darwin-arm64 darwin-x64 freebsd-x64 windows-arm64 windows-x64',
  '@swc/core-':
    'darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-ppc64-gnu linux-s390x-gnu win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  '@unrs/resolver-binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
};

test('every package has a checksum, but for those', () => {
  const known = Object.entries(WITHOUT_CHECKSUM).flatMap(([family, systems]) =>
    systems.split(' ').map((system) => family + system),
  );
  const without = packages.filter(({ integrity }) => !integrity).map(({ name }) => name);
  expect(without.filter((name) => !known.includes(name))).toEqual([]);
});

test('every package with an install script is named, and may or may not run it', () => {
  const decided: Readonly<Record<string, boolean>> = json('package.json').allowScripts!;
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(decided).sort()).toEqual([...new Set(withScript)].sort());
});

test('every action of a workflow is pinned by its commit, with its version beside it', () => {
  const files = [
    ...readdirSync('.github/workflows').map((name) => path.join('.github/workflows', name)),
    'deploy/github-pages.yml',
  ];
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/uses: *(.+)/g)].map(([, action = '']) => action),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((action) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
    [],
  );
});
