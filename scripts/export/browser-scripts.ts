import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { basePath } from '@/lib/site/address';
import { PARTNER_PATHS } from '@/lib/site/landing-pages';
import { routes } from '@/lib/site/routes';
import type { Analytics } from '@/lib/site/analytics';
import type { CommentService } from '@/lib/site/comment-service';
import { articlePaths } from '@/components/theme/start-up-script';
import type { StartSet } from '@/scripts/hydration/loader-state';

// Every npm script runs in the root of the repository. With `import.meta`, tests could not import this module.
const FOLDER = path.resolve('scripts/hydration');

/** Bundles one classic script. The same input always gives the same bytes. */
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
  /** Path relative to `_next/static/`. The name contains a hash of the content, so that browsers can cache the file forever. */
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

/** The operator's settings for content that other companies deliver after a press. */
export interface Outside {
  readonly comments?: CommentService | undefined;
  /** Whether such content waits for the reader's consent. */
  readonly asks?: boolean;
}

const hasButtons = ({ comments, asks }: Outside) => asks || comments !== undefined;

/** The script that the loader fetches for page parts (`page-parts.ts`, `outside-parts.ts`). */
export const buildPageParts = (outside: Outside = {}): ScriptFile =>
  scriptFile(
    'parts',
    bundle(`${hasButtons(outside) ? `import './outside-parts';` : ''}import './page-parts'`, {
      COMMENTS: JSON.stringify(outside.comments?.provider) ?? 'undefined',
      ASKS: String(outside.asks ?? false),
    }),
  );

/** The part of the inline script that presses the buttons of other companies' content when the reader need not press them. */
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
  /** Address of the folder `_next/static/`, with a slash at its end. */
  readonly statics: string;
  readonly parts: string;
  /** The service that counts visits, if any. */
  readonly analytics?: Analytics | undefined;
  readonly outside?: Outside;
}

/** The one inline script of every page: the start-up script, the loader and the visit counter (`scripts/hydration`). */
export function buildLoader({ statics, parts, analytics, outside = {} }: LoaderFiles): string {
  const loader = bundle(`import './start-up';import './loader'`, {
    ARTICLE: JSON.stringify(articlePaths()),
    STATICS: JSON.stringify(statics),
    PARTS: JSON.stringify(parts),
  });
  // The watch script removes the reader's giscus session from the address, so it runs before the counter sends the address.
  const text =
    loader + (hasButtons(outside) ? buildWatch(outside) : '') + (analytics ? buildCounter(analytics) : '');
  if (text.includes('</')) throw new Error('the loader would end its own script tag');
  return text;
}
