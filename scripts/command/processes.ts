import path from 'node:path';
import { execa, execaSync } from 'execa';

/**
 * Runs a program. Programs of `node_modules/.bin` come before those of the system; `env` is added to the environment of this
 * process. When this process ends, so does the program.
 *
 * @throws ExecaError when the program fails, unless `reject` is false
 */
export const run = execa({ preferLocal: true });

/** Like `run`, but blocks until the program ends. */
export const runSync = execaSync({ preferLocal: true });

/** Options that let Node.js load TypeScript. */
export const TSX = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs')] as const;

/** Runs a TypeScript file like the commands of `package.json`, in any folder: `runTypeScript('scripts/list.ts', ['deals'])`. */
export const runTypeScript = run({
  node: true,
  ipc: false,
  nodeOptions: TSX,
  env: { TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
});
