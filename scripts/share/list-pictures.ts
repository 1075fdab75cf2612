import type { ArticleSummary } from '@/lib/articles/article';
import type { ArticleCategory } from '@/lib/articles/schemas';
import { horizonOf, type TextPage } from '@/lib/articles/text-pages';
import {
  articlePicture,
  destinationPicture,
  landingPicture,
  pinPicture,
  textPagePicture,
} from '@/lib/seo/share-pictures';
import type { LandingText } from '@/lib/seo/landing-text';
import {
  LANDING_PAGE_NAMES,
  LANDING_PAGES,
  type HorizonVariant,
  type LandingPage,
} from '@/lib/site/landing-pages';
import type { FormatName } from './formats';
import type { ShareText } from './words';

/** One picture to make. */
export interface PictureOrder {
  /** Path relative to the root of the site. */
  readonly path: string;
  readonly format: FormatName;
  readonly text: ShareText;
  /** Replaces the drawing and its text. */
  readonly photo?: SharePhoto | undefined;
}

/** A writer's own picture. */
export interface SharePhoto {
  /** The original. */
  readonly file: string;
  /** A name that changes whenever the original changes. */
  readonly stem: string;
  /** The point that the writer wants to keep, as a CSS position. */
  readonly focus?: string | undefined;
}

export interface ShareContent {
  readonly brand: string;
  readonly landings: Readonly<Record<LandingPage, Pick<LandingText, 'title' | 'intro'>>>;
  readonly destinations: readonly {
    readonly id: string;
    readonly name: string;
    readonly country: string;
    readonly description: string;
  }[];
  readonly textPages: readonly Pick<TextPage, 'slug' | 'title' | 'horizon'>[];
  readonly articles: readonly (Pick<ArticleSummary, 'slug' | 'title' | 'category' | 'image'> & {
    readonly photo?: SharePhoto | undefined;
  })[];
}

/** Readers recognize a category by its horizon before they read the stamp. */
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

const DESTINATION_HORIZON: HorizonVariant = 'city';

/** Every picture of the site: one per page, two per article. The content check has made sure that no two have the same path. */
export function listPictures({
  brand,
  landings,
  destinations,
  textPages,
  articles,
}: ShareContent): readonly PictureOrder[] {
  return [
    ...LANDING_PAGE_NAMES.map((name): PictureOrder => {
      const { title, intro } = landings[name];
      const text = { title, intro, brand, horizon: LANDING_PAGES[name].horizon };
      return { path: landingPicture(name).path, format: 'card', text };
    }),
    ...destinations.map(({ id, name, country, description }): PictureOrder => {
      const text = { title: name, intro: description, stamp: country, brand, horizon: DESTINATION_HORIZON };
      return { path: destinationPicture(id).path, format: 'card', text };
    }),
    ...textPages.map((page): PictureOrder => {
      const text = { title: page.title, brand, horizon: horizonOf(page) };
      return { path: textPagePicture(page.slug).path, format: 'card', text };
    }),
    ...articles.flatMap((article): PictureOrder[] => {
      const { title, category, photo } = article;
      const text = { title, stamp: category, brand, horizon: CATEGORY_HORIZONS[category] };
      return [
        { path: articlePicture(article).path, format: 'card', text, photo },
        { path: pinPicture(article).path, format: 'pin', text, photo },
      ];
    }),
  ];
}
