import type { z } from 'zod';
import { memoize } from './memoize';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { loadPartners } from './load-partners';
import type { OurKind, WidgetKind } from '@/lib/partners/widget-kinds';
import { checkIds, checkOutbound, checkWaysOut, withLink, type PartnerAction } from '@/lib/partners/ways-out';
import type { DealPage } from './landing-pages';
import { claimsSchema, pagesSchema } from './page-schemas';

type ParsedClaims = z.infer<typeof claimsSchema>;
type ParsedPages = z.infer<typeof pagesSchema>;

/** What the site says of itself, and the note that its links earn a commission. */
export interface Claims {
  readonly commissionNote: string;
  readonly claims: readonly Readonly<ParsedClaims['claims'][number]>[];
  readonly why: {
    readonly title: string;
    readonly points: readonly Readonly<ParsedClaims['why']['points'][number]>[];
  };
}

/** A headline and the sentence below it. */
export interface Heading {
  readonly title: string;
  readonly text: string;
}

export interface Hero {
  readonly title: string;
  /** In search results, tabs and shared links, where it stands alone. */
  readonly searchTitle: string;
  readonly intro: string;
  /** For search results and social previews. */
  readonly description: string;
}

export interface DealTab {
  readonly id: DealPage;
  readonly label: string;
  readonly text: string;
  readonly buttons: readonly PartnerAction[];
}

interface Grid extends Heading {
  readonly button: PartnerAction;
}

interface FramedPage {
  readonly hero: Hero;
  readonly frame: Heading;
}

type FlightMapWords = ParsedPages['widgets']['flight-map'];

/** The words above each kind of widget. */
export type WidgetWords = Readonly<Record<Exclude<WidgetKind | OurKind, 'flight-map'>, Heading>> & {
  readonly 'flight-map': Readonly<Omit<FlightMapWords, 'legend'>> & {
    readonly legend: Readonly<FlightMapWords['legend']>;
  };
};

/** The words of the landing pages and the buttons that belong to no deal. */
export interface Pages {
  readonly home: {
    readonly hero: Hero;
    readonly search: Readonly<ParsedPages['home']['search']>;
    readonly deals: Heading;
    readonly tabs: readonly DealTab[];
    readonly destinations: Heading;
    readonly services: Heading;
  };
  readonly flights: {
    readonly hero: Hero;
    readonly searchButton: PartnerAction;
    readonly grid: Grid;
  };
  readonly hotels: {
    readonly hero: Hero;
    readonly grid: Grid;
  };
  readonly widgets: WidgetWords;
  readonly transfers: FramedPage;
  readonly flightHotel: FramedPage;
}

/** `content/claims.yaml`. */
export const loadClaims = memoize((directory): Claims =>
  orThrow(readYamlFile(directory, 'claims.yaml', claimsSchema)),
);

/** `content/pages.yaml`. */
export const loadPages = memoize((directory): Pages => {
  const registry = loadPartners(directory);
  const { home, flights, hotels, ...pages } = orThrow(
    readYamlFile(directory, 'pages.yaml', pagesSchema, (value, source) => [
      ...value.home.tabs.flatMap(({ buttons }, index) => [
        ...checkIds(buttons, source, ['home', 'tabs', index, 'buttons']),
        ...checkWaysOut(registry, buttons, source, ['home', 'tabs', index, 'buttons']),
      ]),
      ...checkOutbound(registry, source, ['flights', 'searchButton'], value.flights.searchButton),
      ...checkOutbound(registry, source, ['flights', 'grid', 'button'], value.flights.grid.button),
      ...checkOutbound(registry, source, ['hotels', 'grid', 'button'], value.hotels.grid.button),
    ]),
  );
  const withButton = (grid: ParsedPages['flights']['grid']) => ({
    ...grid,
    button: withLink(grid.button),
  });
  return {
    ...pages,
    home: {
      ...home,
      tabs: home.tabs.map((tab) => ({
        ...tab,
        buttons: tab.buttons.map(withLink),
      })),
    },
    flights: {
      ...flights,
      searchButton: withLink(flights.searchButton),
      grid: withButton(flights.grid),
    },
    hotels: { ...hotels, grid: withButton(hotels.grid) },
  };
});
