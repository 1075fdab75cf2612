/** Every internal path of the site, once. Paths carry no base path: Next's links and `asset()` add it. */
export const routes = {
  home: '/',
  flights: '/flights',
  flightHotel: '/flight-hotel',
  hotels: '/hotels',
  transfers: '/transfers',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
} as const;

/** The main navigation, in the order of the header. */
export const NAVIGATION: readonly { readonly href: string; readonly label: string }[] = [
  { href: routes.flights, label: 'Flights' },
  { href: routes.flightHotel, label: 'Flight + Hotel' },
  { href: routes.hotels, label: 'Hotels' },
  { href: routes.transfers, label: 'Transfers' },
  { href: routes.blog, label: 'Blog' },
];
