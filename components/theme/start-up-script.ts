import { articlePattern, BLOG_LISTS } from '@/lib/site/routes';
import { asset, basePath } from '@/lib/site/address';
import { readVariable } from '@/lib/site/environment';
import { startUp } from './start-up';

const face = (family: string, file: string, weight: number) =>
  `@font-face{font-family:${family};src:url(${asset(`/fonts/${file}.woff2`)});font-weight:${weight};font-display:swap}`;

/**
 * The fonts, in a style sheet with the id `FACE`: Fraunces at its optical size 72 for headings, and Source Serif 4, which only the text of
 * articles uses. The id is in capitals, because no heading can have such an id. Without scripts, the sheet applies immediately; with
 * scripts, `startUp` enables it. Browsers cache the font files forever, so a changed font needs a new name.
 */
export const displayFace = (): string =>
  face('Fraunces', 'fraunces-72-600', 600) + face('SourceSerif', 'source-serif-400', 400);

/** Source of a regular expression for paths that have the form of an article's path and are not a folder of lists. */
export const articlePaths = (): string =>
  articlePattern(basePath()).replace('[', `(?!(${BLOG_LISTS.join('|')})/?$)[`);

/** Marks the place of the start-up script in an export, until post-processing puts the script there. */
export const START_UP_MARK = '/*start-up*/';

/**
 * The text of the inline script that runs `startUp`. It contains no page data, because the content security policy allows it by
 * its hash. A build compiles it together with the loader (`scripts/hydration/start-up.ts`).
 */
export const startUpScript = (): string =>
  readVariable('NODE_ENV') === 'development'
    ? `(${startUp})(${JSON.stringify(articlePaths())})`
    : START_UP_MARK;
