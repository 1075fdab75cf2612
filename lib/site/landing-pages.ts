interface LandingPageRecord {
  /** Path without the base path. */
  readonly path: string;
  /** In the header and the footer. */
  readonly label: string;
  /** Whether the deals of the home page have a tab for it. */
  readonly isTab?: true;
}

/** Each landing page by its name in sub-ids and file names, in the order of the header. */
export const LANDING_PAGES = {
  home: { path: '/', label: 'Home' },
  flights: { path: '/flights', label: 'Flights', isTab: true },
  'flight-hotel': { path: '/flight-hotel', label: 'Flight + Hotel', isTab: true },
  hotels: { path: '/hotels', label: 'Hotels', isTab: true },
  transfers: { path: '/transfers', label: 'Transfers', isTab: true },
  blog: { path: '/blog', label: 'Blog' },
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
