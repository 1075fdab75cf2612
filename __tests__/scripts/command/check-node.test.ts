import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '@/scripts/command/processes';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};
const CHECK = 'scripts/command/check-node.mjs';

/** What the check says after a program that makes Node.js another one. */
async function checkAfter(program: string) {
  const disguise = path.join(temporaryFolder(), 'disguise.cjs');
  writeFileSync(disguise, program);
  const { exitCode, all } = await run(process.execPath, ['--require', disguise, CHECK], {
    all: true,
    reject: false,
  });
  return [exitCode, all];
}

/** What the check says under a Node.js that calls itself so. */
const checkUnder = (version: string) =>
  checkAfter(
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );

test('every command of package.json begins with the check', () => {
  const without = Object.entries(scripts).filter(([, command]) => !command.startsWith(`node ${CHECK} && `));
  expect(without).toEqual([]);
});

test.each(['16.20.2', '18.20.8', '20.9.0', '20.18.3'])(
  'Node.js %s is told what is needed, in one line',
  async (version) => {
    expect(engines.node).toBe('>=20.19');
    expect(await checkUnder(version)).toEqual([
      1,
      `This command needs Node.js 20.19 or newer, and this is ${version}: see https://nodejs.org.`,
    ]);
  },
);

test.each(['20.19.0', '20.20.1', '22.4.0', '100.0.0'])('Node.js %s will do', async (version) => {
  expect(await checkUnder(version)).toEqual([0, '']);
});

test('a system that lets Node.js reserve too little is reported in one line, and how to lift that', async () => {
  const refuse = `let left = 2;
    WebAssembly.Memory = class { constructor() { if (--left < 0) throw new RangeError('could not allocate memory'); } };`;
  expect(await checkAfter(refuse)).toEqual([
    1,
    'This command cannot reserve the memory that Node.js needs. If virtual memory is limited here, run `ulimit -v unlimited`.',
  ]);
  expect(await checkAfter(refuse.replace('2', '3'))).toEqual([0, '']);
});
