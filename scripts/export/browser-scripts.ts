import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { basePath } from '@/lib/site/address';
import { PARTNER_PATHS } from '@/lib/site/landing-pages';
import { routes } from '@/lib/site/routes';
import type { Analytics } from '@/lib/site/analytics';
import type { CommentService } from '@/lib/site/comment-service';
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

/** The script that the loader fetches on intent (`bootstrap.ts`), for one kind of page. */
export const buildBootstrap = (set: StartSet): ScriptFile =>
  scriptFile(
    'start',
    bundle(`import './bootstrap'`, {
      START_SET: JSON.stringify(set),
      PARTNER_PAGES: JSON.stringify(
        PARTNER_PATHS.map((page) => basePath() + (page === routes.home ? '' : page)),
      ),
    }),
  );

/** What other companies deliver after a press, by the operator's settings. */
export interface Outside {
  readonly comments?: CommentService | undefined;
  /** Whether it waits for a reader's leave. */
  readonly asks?: boolean;
}

const hasButtons = ({ comments, asks }: Outside) => asks || comments !== undefined;

/** The script that the loader fetches for parts that run by themselves (`page-parts.ts`, `outside-parts.ts`). */
export const buildPageParts = (outside: Outside = {}): ScriptFile =>
  scriptFile(
    'parts',
    bundle(`${hasButtons(outside) ? `import './outside-parts';` : ''}import './page-parts'`, {
      COMMENTS: JSON.stringify(outside.comments?.provider) ?? 'undefined',
      ASKS: String(outside.asks ?? false),
    }),
  );

/** The part of the inline script that presses buttons of other companies' content where no press is needed. */
const buildWatch = ({ comments, asks = false }: Outside): string =>
  bundle(`import './watch-outside'`, {
    GISCUS: String(comments?.provider === 'giscus'),
    ASKS: String(asks),
  });

/** The part of the inline script that counts visits. */
export const buildCounter = ({ provider, address, site }: Analytics): string =>
  bundle(`import './count-visits'`, {
    PROVIDER: JSON.stringify(provider),
    ADDRESS: JSON.stringify(address),
    SITE: JSON.stringify(site),
  });

interface LoaderFiles {
  /** Address of their folder, with a slash at its end. */
  readonly statics: string;
  readonly parts: string;
  /** Who counts visits, if anybody does. */
  readonly analytics?: Analytics | undefined;
  readonly outside?: Outside;
}

/** The one inline script of every page: the start-up script, the loader and what counts visits (`scripts/hydration`). */
export function buildLoader({ statics, parts, analytics, outside = {} }: LoaderFiles): string {
  const loader = bundle(`import './start-up';import './loader'`, {
    ARTICLE: JSON.stringify(articlePaths()),
    STATICS: JSON.stringify(statics),
    PARTS: JSON.stringify(parts),
  });
  // The session of a reader is out of the address before the address is counted.
  const text =
    loader + (hasButtons(outside) ? buildWatch(outside) : '') + (analytics ? buildCounter(analytics) : '');
  if (text.includes('</')) throw new Error('the loader would end its own script tag');
  return text;
}
