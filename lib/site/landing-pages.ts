/** The drawings of the horizon (`components/shell/horizon-scenes.tsx`). */
export const HORIZON_VARIANTS = [
  'dawn',
  'sea',
  'hills',
  'city',
  'road',
  'bay',
  'harbor',
  'mailbox',
  'cottage',
  'market',
  'kiosk',
] as const;
export type HorizonVariant = (typeof HORIZON_VARIANTS)[number];

interface LandingPageRecord {
  /** Path without the base path. */
  readonly path: string;
  /** Text of the link in the header and the footer. */
  readonly label: string;
  /** The drawing in its hero and in its share picture. */
  readonly horizon: HorizonVariant;
  /** The kind of its section in `content/pages.yaml` (`PAGE_TEXTS` in `page-schemas.ts`). The blog has its own file. */
  readonly text?: 'home' | 'search' | 'list' | 'frame' | 'ledger';
  /**
   * The ids on the page that articles may link to, in addition to `content`. A test compares them with the export of the fixtures. Some
   * are left out without content (`lib/lint/references.ts`).
   */
  readonly anchors: readonly string[];
  /** Whether the deals section of the home page has a tab for this page. */
  readonly isTab?: true;
  /** Whether it shows widgets, frames or the search form of partners, which its content security policy must allow. */
  readonly showsPartners?: true;
  /** Whether the footer links to it and the header does not. */
  readonly isInFooterOnly?: true;
}

/**
 * The landing pages by their names in sub-ids and file names, in the order of the header. Routes, navigation, metadata, share
 * pictures, link checks and the schema of `content/pages.yaml` are derived from this table.
 */
export const LANDING_PAGES = {
  home: {
    path: '/',
    label: 'Home',
    horizon: 'dawn',
    text: 'home',
    anchors: ['search', 'deals', 'stories', 'destinations', 'services', 'why', 'flight-map'],
    showsPartners: true,
  },
  flights: {
    path: '/flights',
    label: 'Flights',
    horizon: 'hills',
    text: 'search',
    anchors: ['deals', 'search', 'flight-search'],
    isTab: true,
    showsPartners: true,
  },
  'flight-hotel': {
    path: '/flight-hotel',
    label: 'Flight + Hotel',
    horizon: 'bay',
    text: 'frame',
    anchors: ['deals', 'frame'],
    isTab: true,
    showsPartners: true,
  },
  hotels: {
    path: '/hotels',
    label: 'Hotels',
    horizon: 'city',
    text: 'list',
    anchors: ['deals', 'hotel-search', 'hotel-selections', 'hotel-map'],
    isTab: true,
    showsPartners: true,
  },
  transfers: {
    path: '/transfers',
    label: 'Transfers',
    horizon: 'road',
    text: 'frame',
    anchors: ['deals', 'frame'],
    isTab: true,
    showsPartners: true,
  },
  blog: {
    path: '/blog',
    label: 'Blog',
    horizon: 'sea',
    anchors: ['beaches', 'articles', 'topics', 'newsletter', 'places'],
  },
  deals: {
    path: '/deals',
    label: 'All deals',
    horizon: 'harbor',
    text: 'ledger',
    anchors: ['ledger', 'topics'],
    isInFooterOnly: true,
  },
} as const satisfies Readonly<Record<string, LandingPageRecord>>;

type Records = typeof LANDING_PAGES;

export type LandingPage = keyof Records;
export type LandingPath = Records[LandingPage]['path'];

/** A page that has a tab on the home page. */
export type DealPage = {
  [Page in LandingPage]: Records[Page] extends { readonly isTab: true } ? Page : never;
}[LandingPage];

export const LANDING_PAGE_NAMES = Object.keys(LANDING_PAGES) as readonly LandingPage[];

/** The tabs of the deals on the home page, in their order (product 2.4). */
export const DEAL_TABS = LANDING_PAGE_NAMES.filter(
  (page): page is DealPage => 'isTab' in LANDING_PAGES[page],
);

/** The paths of pages that show partners. Links to them load a new document, because they have their own policy. */
export const PARTNER_PATHS: readonly string[] = Object.values<LandingPageRecord>(LANDING_PAGES).flatMap(
  ({ path, showsPartners }) => (showsPartners ? [path] : []),
);

/** The name of a page as a key of code and of `content/pages.yaml`, such as `flightHotel`. */
export type PageKey<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<PageKey<Rest>>}`
  : Name;

export const pageKey = <Name extends LandingPage>(name: Name): PageKey<Name> =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as PageKey<Name>;
