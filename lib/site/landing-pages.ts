interface LandingPageRecord {
  /** Path without the base path. */
  readonly path: string;
  /** In the header and the footer. */
  readonly label: string;
  /** Key of its words in `content/pages.yaml`; the words of the blog are in `content/blog.yaml`. */
  readonly words?: string;
  /** The drawing of its hero and of its share picture. */
  readonly horizon: string;
  /** Whether the deals of the home page have a tab for it. */
  readonly isTab?: true;
  /** The ids of its sections, to which articles can link. Those of widgets and frames follow from their slots. */
  readonly anchors: readonly string[];
}

/** Each landing page by its name in sub-ids and file names, in the order of the header. */
export const LANDING_PAGES = {
  home: {
    path: '/',
    label: 'Home',
    words: 'home',
    horizon: 'dawn',
    anchors: ['search', 'deals', 'destinations', 'services', 'why'],
  },
  flights: {
    path: '/flights',
    label: 'Flights',
    words: 'flights',
    horizon: 'hills',
    isTab: true,
    anchors: ['deals'],
  },
  'flight-hotel': {
    path: '/flight-hotel',
    label: 'Flight + Hotel',
    words: 'flightHotel',
    horizon: 'road',
    isTab: true,
    anchors: [],
  },
  hotels: {
    path: '/hotels',
    label: 'Hotels',
    words: 'hotels',
    horizon: 'city',
    isTab: true,
    anchors: ['deals'],
  },
  transfers: {
    path: '/transfers',
    label: 'Transfers',
    words: 'transfers',
    horizon: 'road',
    isTab: true,
    anchors: [],
  },
  blog: {
    path: '/blog',
    label: 'Blog',
    horizon: 'sea',
    anchors: ['beaches', 'articles', 'topics', 'newsletter'],
  },
} as const satisfies Readonly<Record<string, LandingPageRecord>>;

type Records = typeof LANDING_PAGES;
type PagesWith<Field> = {
  [Page in keyof Records]: Records[Page] extends Field ? Page : never;
}[keyof Records];

export type LandingPage = keyof Records;
/** A page whose words stand in `content/pages.yaml`. */
export type WordedPage = PagesWith<{ readonly words: string }>;
/** A page that has a tab on the home page. */
export type DealPage = PagesWith<{ readonly isTab: true }>;
/** The keys of `content/pages.yaml` that hold the words of pages. */
export type WordsKey = Records[WordedPage]['words'];

export const LANDING_PAGE_NAMES = Object.keys(LANDING_PAGES) as readonly LandingPage[];

/** The tabs of the deals on the home page, in their order (product 2.4). */
export const DEAL_TABS = LANDING_PAGE_NAMES.filter(
  (page): page is DealPage => 'isTab' in LANDING_PAGES[page],
);
