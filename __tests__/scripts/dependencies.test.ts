import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* What comes from others: packages, and the actions of workflows. */

interface Locked {
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>;
const packages = Object.entries<Locked>(json('package-lock.json').packages!).flatMap(([at, locked]) =>
  at === '' ? [] : [{ name: at.replace(/^.*node_modules\//, ''), ...locked }],
);

test('every package has a checksum, but programs for systems that this project is not developed on', () => {
  // The registry that the lock file was made with has none of these. With one that has them, this fills them in:
  // npm install --package-lock-only --prefer-online
  const isForeign = ({ os = [], cpu = [], optional }: Locked) =>
    Boolean(optional) &&
    !(os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64') || cpu.includes('arm')));
  const without = packages.filter(({ integrity }) => !integrity);
  expect(without.filter((each) => !isForeign(each)).map(({ name }) => name)).toEqual([
    '@swc/core-linux-arm-gnueabihf',
    '@unrs/resolver-binding-linux-arm-gnueabihf',
    '@unrs/resolver-binding-linux-arm-musleabihf',
  ]);
  expect(
    without.filter(isForeign).filter(({ name }) => !/^@(?:next|pagefind|swc|unrs)\//.test(name)),
  ).toEqual([]);
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
