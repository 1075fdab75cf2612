import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as blog from '@/app/blog/page';
import * as deals from '@/app/deals/page';
import * as flightHotel from '@/app/flight-hotel/page';
import * as flights from '@/app/flights/page';
import * as hotels from '@/app/hotels/page';
import * as home from '@/app/page';
import * as transfers from '@/app/transfers/page';
import { loadLandingText } from '@/lib/seo/landing-text';
import { LANDING_PAGE_NAMES, LANDING_PAGES, type LandingPage } from '@/lib/site/landing-pages';

interface PageModule {
  readonly default: () => ReactNode;
  readonly generateMetadata: () => Metadata;
}

/** The route of each page: a landing page without one does not compile. */
const ROUTES: Readonly<Record<LandingPage, PageModule>> = {
  home,
  flights,
  'flight-hotel': flightHotel,
  hotels,
  transfers,
  blog,
  deals,
};

describe.each(LANDING_PAGE_NAMES)('%s', (name) => {
  const { default: Page, generateMetadata } = ROUTES[name];

  test('shows its own headline and each part that articles may link to', () => {
    const html = renderToStaticMarkup(<Page />);
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(html).toContain(`>${loadLandingText(name).title}</h1>`);
    expect(ids).toEqual(expect.arrayContaining([...LANDING_PAGES[name].anchors]));
  });

  test('tells search engines its own address and description', () => {
    const { alternates, description } = generateMetadata();
    expect(new URL(String(alternates?.canonical)).pathname).toBe(LANDING_PAGES[name].path);
    expect(description).toBe(loadLandingText(name).description);
  });
});
