import path from 'node:path';
import { run } from '@/scripts/command/processes';

/** Options that let Node.js load TypeScript. */
export const TSX = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs')] as const;

/** Runs a TypeScript file like the commands of `package.json`, in any folder: `runTypeScript('scripts/list.ts', ['deals'])`. */
export const runTypeScript = run({
  node: true,
  ipc: false,
  nodeOptions: TSX,
  env: { TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
});
