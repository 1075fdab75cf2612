import { articlePattern, BLOG_LISTS } from '@/lib/site/routes';
import { asset, basePath } from '@/lib/site/address';
import { readVariable } from '@/lib/site/environment';
import { startUp } from './start-up';

/**
 * The display font, one weight of Fraunces, in a style sheet with the id `FACE`. The id is in capitals, because no
 * heading can have such an id. Without scripts it applies from the start; with scripts, `startUp` enables it.
 */
export const displayFace = (): string =>
  `@font-face{font-family:Fraunces;src:url(${asset('/fonts/fraunces-600.woff2')}) format('woff2');font-weight:600;font-display:swap}`;

/** Source of a regular expression for paths that look like an article's and are no folder of lists. */
export const articlePaths = (): string =>
  articlePattern(basePath()).replace('[', `(?!(${BLOG_LISTS.join('|')})/?$)[`);

/** Marks the place of the start-up script in an export, until post-processing puts the script there. */
export const START_SCRIPT_MARK = '/*start-up*/';

/**
 * The text of the inline script that runs `startUp`. Constant without page data, because the content security policy names
 * its hash. A build compiles it together with the loader (`scripts/hydration/start-up.ts`).
 */
export const startScript = (): string =>
  readVariable('NODE_ENV') === 'development'
    ? `(${startUp})(${JSON.stringify(articlePaths())})`
    : START_SCRIPT_MARK;
