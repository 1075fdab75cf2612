import { LANDING_PAGE_NAMES, LANDING_PAGES, type LandingPage } from '@/lib/site/landing-pages';
import type { ArticleSummary } from '@/lib/articles/article';
import { ownName } from '@/lib/site/own-pictures';
import { routes } from '@/lib/site/routes';

/*
 * Paths of share pictures (Open Graph images). The build draws them (`scripts/build/write-share-pictures.ts`).
 * Paths have no base path: `absoluteUrl()` adds it.
 */

export interface SharePicture {
  /** Path below the site's root, such as /share/paying-abroad.png. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** For Facebook, X and most others: 1.91:1. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
/** For Pinterest: 2:3. */
export const PIN_SIZE = { width: 1000, height: 1500 } as const;

/** One segment below the root. */
const TEXT_PAGE = new RegExp(`^${routes.textPage('([a-z0-9-]+)')}$`);
const DESTINATION = new RegExp(`^${routes.destination('([a-z0-9-]+)')}$`);

/** The picture of a landing page by its name. */
export const landingPicture = (name: LandingPage): SharePicture => ({
  path: `/share/page-${name}.png`,
  ...CARD_SIZE,
});

/** The picture of a text page. Its name differs from those of the landing pages (`isReservedPage`). */
export const textPagePicture = (slug: string): SharePicture => ({
  path: `/share/page-${slug}.png`,
  ...CARD_SIZE,
});

/** The picture of a destination's page. */
export const destinationPicture = (id: string): SharePicture => ({
  path: `/share/destination-${id}.png`,
  ...CARD_SIZE,
});

/** The fields that determine the share pictures of an article. They show an own picture as a photo, and anything else as a drawing. */
type Pictured = Pick<ArticleSummary, 'slug' | 'image'>;

const endingOf = ({ image }: Pictured) => (ownName(image) === undefined ? 'png' : 'jpg');

/** The card of an article. */
export const articlePicture = (article: Pictured): SharePicture => ({
  path: `/share/${article.slug}.${endingOf(article)}`,
  ...CARD_SIZE,
});

/** The portrait-format picture of an article, for Pinterest. */
export const pinPicture = (article: Pictured): SharePicture => ({
  path: `/share/${article.slug}-pin.${endingOf(article)}`,
  ...PIN_SIZE,
});

/**
 * The picture of a page other than an article. Landing pages, text pages and destinations have their own. All lists below /blog
 * and later pages of the ledger use the picture of /blog and /deals, and all other pages use that of the home page.
 *
 * @param path internal path without the base path, such as /blog/page/2
 */
export function sharePicture(path: string): SharePicture {
  const own = LANDING_PAGE_NAMES.find((name) => LANDING_PAGES[name].path === path);
  if (own) return landingPicture(own);
  const destination = DESTINATION.exec(path)?.[1];
  if (destination) return destinationPicture(destination);
  const page = TEXT_PAGE.exec(path)?.[1];
  if (page) return textPagePicture(page);
  const listed = (['blog', 'deals'] as const).find((name) => path.startsWith(`${LANDING_PAGES[name].path}/`));
  return landingPicture(listed ?? 'home');
}
