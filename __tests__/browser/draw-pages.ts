import path from 'node:path';
import { buildSync } from 'esbuild';
import { run } from '@/scripts/command/processes';

/**
 * Runs a module of this folder that prints a JSON list of HTML, and returns the list. It runs by itself, because Playwright compiles
 * JSX for its own component tests.
 */
export async function drawPages(
  module: string,
  outputDirectory: string,
  ...args: readonly string[]
): Promise<readonly string[]> {
  const outfile = path.join(outputDirectory, `${module}-${process.pid}.cjs`);
  buildSync({
    entryPoints: [`__tests__/browser/${module}.tsx`],
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    // styled-components' main file has no default export that Node's modules would see.
    mainFields: ['module', 'main'],
    // Packages that ask where their own files are.
    external: ['sharp', 'svgo', 'tinyglobby'],
    outfile,
    logLevel: 'error',
  });
  const { stdout } = await run(process.execPath, [outfile, ...args]);
  return JSON.parse(stdout) as readonly string[];
}
