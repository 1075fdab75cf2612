import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import type { Analytics } from '@/lib/site/analytics';
import { articlePaths } from '@/components/theme/start-script';
import type { StartSet } from '@/scripts/hydration/loader-state';

// From where every npm script runs; `import.meta` would keep the tests from importing this.
const FOLDER = path.resolve('scripts/hydration');

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

export interface ScriptFile {
  /** Its file below `_next/static/`, named by its content so that hosts may keep it for ever. */
  readonly file: string;
  readonly text: string;
}

function scriptFile(name: string, text: string): ScriptFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `${name}-${hash}.js`, text };
}

/** The script that the loader fetches on intent (`bootstrap.ts`). */
export const buildBootstrap = (sets: readonly StartSet[]): ScriptFile =>
  scriptFile('start', bundle(`import './bootstrap'`, { START_SETS: JSON.stringify(sets) }));

/** The script that the loader fetches for parts that run by themselves (`page-parts.ts`). */
export const buildPageParts = (): ScriptFile => scriptFile('parts', bundle(`import './page-parts'`, {}));

/** The part of the inline script that counts visits. */
export const buildCounter = ({ provider, address, site }: Analytics): string =>
  bundle(`import './count-visits'`, {
    PROVIDER: JSON.stringify(provider),
    ADDRESS: JSON.stringify(address),
    SITE: JSON.stringify(site),
  });

interface LoaderFiles {
  /** Address of the folder of the other two, with a slash at its end. */
  readonly statics: string;
  readonly bootstrap: string;
  readonly parts: string;
  /** Who counts visits, if anybody does. */
  readonly analytics?: Analytics | undefined;
}

/** The one inline script of every page: the start-up script, the loader and what counts visits (`scripts/hydration`). */
export function buildLoader({ statics, bootstrap, parts, analytics }: LoaderFiles): string {
  const loader = bundle(`import './start-up';import './loader'`, {
    ARTICLE: JSON.stringify(articlePaths()),
    STATICS: JSON.stringify(statics),
    BOOTSTRAP: JSON.stringify(bootstrap),
    PARTS: JSON.stringify(parts),
  });
  const text = analytics ? loader + buildCounter(analytics) : loader;
  if (text.includes('</')) throw new Error('the loader would end its own script tag');
  return text;
}
