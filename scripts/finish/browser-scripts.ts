import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import type { StartSet } from './next-page';

// From where every npm script runs; `import.meta` would keep the tests from importing this.
const FOLDER = path.resolve('scripts/finish/browser');

/** One classic script without line breaks at its ends, the same bytes for the same input. */
function bundle(contents: string, define: BuildOptions['define']): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: FOLDER, loader: 'ts' },
    define: define ?? {},
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

export interface Starter {
  /** Its file below `_next/static/`, named by its content so that hosts may keep it for ever. */
  readonly file: string;
  readonly text: string;
}

/** The script that the gate fetches on intent (`browser/starter.ts`). */
export function buildStarter(sets: readonly StartSet[]): Starter {
  const text = bundle(`import './starter'`, { START_SETS: JSON.stringify(sets) });
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `start-${hash}.js`, text };
}

/** The one inline script of every page: the theme's start-up and the gate (`browser/gate.ts`). */
export function buildGate(startScript: string, starterUrl: string): string {
  const text = bundle(`${startScript};import './gate'`, { STARTER_URL: JSON.stringify(starterUrl) });
  if (text.includes('</')) throw new Error('the gate would end its own script tag');
  return text;
}
