import type { HorizonVariant } from '@/components/shell/horizon';
import type { ArticleSummary } from '@/lib/articles/article';
import type { ArticleCategory } from '@/lib/articles/schemas';
import { articlePicture, landingPicture, pinPicture } from '@/lib/seo/share-pictures';
import type { LandingPage } from '@/lib/site/landing-pages';
import type { FormatName } from './formats';
import type { ShareText } from './words';

/** One picture to make. */
export interface PictureOrder {
  /** Path below the site's root. */
  readonly path: string;
  readonly format: FormatName;
  readonly text: ShareText;
}

/** Headline and sentence of a landing page, as its hero shows them. */
export interface LandingText {
  readonly title: string;
  readonly intro: string;
}

export interface ShareContent {
  readonly brand: string;
  readonly landings: Readonly<Record<LandingPage, LandingText>>;
  readonly articles: readonly Pick<ArticleSummary, 'slug' | 'title' | 'category'>[];
}

/** The horizons of the pages' own heroes (`app/`). */
const LANDING_HORIZONS = {
  home: 'dawn',
  flights: 'hills',
  'flight-hotel': 'road',
  hotels: 'city',
  transfers: 'road',
  blog: 'sea',
} as const satisfies Record<LandingPage, HorizonVariant>;

/** A category is known by its horizon before its stamp is read. */
const CATEGORY_HORIZONS = {
  'Flight Tips': 'dawn',
  'Budget Travel': 'road',
  Destinations: 'sea',
  Hotels: 'city',
  'Travel Tips': 'hills',
  Transportation: 'road',
  'Travel Finance': 'city',
  'Solo Travel': 'hills',
  'Travel Planning': 'dawn',
  'Sustainable Travel': 'sea',
} as const satisfies Record<ArticleCategory, HorizonVariant>;

/** Every picture of the site: one per landing page, two per article. The check of content has seen that no two are one file. */
export function listPictures({ brand, landings, articles }: ShareContent): readonly PictureOrder[] {
  const names = Object.keys(landings) as LandingPage[];
  return [
    ...names.map((name): PictureOrder => {
      const { title, intro } = landings[name];
      const text = { title, intro, brand, horizon: LANDING_HORIZONS[name] };
      return { path: landingPicture(name).path, format: 'card', text };
    }),
    ...articles.flatMap(({ slug, title, category }): PictureOrder[] => {
      const text = { title, stamp: category, brand, horizon: CATEGORY_HORIZONS[category] };
      return [
        { path: articlePicture(slug).path, format: 'card', text },
        { path: pinPicture(slug).path, format: 'pin', text },
      ];
    }),
  ];
}
