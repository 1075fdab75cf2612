import path from 'node:path';
import { execa, execaSync } from 'execa';

/**
 * Runs a program. Programs of `node_modules/.bin` come before those of the system; `env` is added to the environment of this
 * process. When this process ends, so does the program.
 *
 * @throws ExecaError when the program fails, unless `reject` is false
 */
export const run = execa({ preferLocal: true });

/** The same, and waits for its end. */
export const runSync = execaSync({ preferLocal: true });

/** Options of Node with which it reads TypeScript. */
export const TSX = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs')] as const;

/** Runs a file of TypeScript as the commands of `package.json` do, in any folder: `runTypeScript('scripts/list.ts', ['deals'])`. */
export const runTypeScript = run({
  node: true,
  ipc: false,
  nodeOptions: TSX,
  env: { TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
});
