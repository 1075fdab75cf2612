import { z } from 'zod';
import { line, slug } from '@/lib/source/field-rules';
import { OUR_KINDS, WIDGET_KINDS, type OurKind, type WidgetKind } from '@/lib/partners/widget-kinds';
import { actionSchema } from '@/lib/partners/schemas';

/* What `content/claims.yaml` and `content/pages.yaml` may hold. A message is the "expected …" of a diagnostic. */

const title = line('a headline');
const text = line('a sentence or two');

/** `content/claims.yaml`. */
export const claimsSchema = z.strictObject(
  {
    commissionNote: line('the note that partner links earn a commission'),
    claims: z.array(
      z.strictObject({ id: slug, text: line('a claim in a few words') }, 'id and text'),
      'a list of claims, or [] for none',
    ),
    why: z.strictObject(
      {
        title,
        points: z.array(
          z.strictObject({ id: slug, title, text }, 'one of id, title, text'),
          'a list of points, or [] for none',
        ),
      },
      'one of title, points',
    ),
  },
  'one of commissionNote, claims, why',
);

/** The tabs of the deals on the home page, in their order (product 2.4). */
export const DEAL_TABS = ['flights', 'flight-hotel', 'hotels', 'transfers'] as const;

const buttonsRule = 'a list of one or two buttons';
const tab = z.strictObject(
  {
    id: z.enum(DEAL_TABS, `one of ${DEAL_TABS.join(', ')}`),
    label: line('what the tab says'),
    text,
    buttons: z.array(actionSchema, buttonsRule).min(1, buttonsRule).max(2, buttonsRule),
  },
  'one of id, label, text, buttons',
);

const heading = z.strictObject({ title, text }, 'title and text');
const hero = z.strictObject(
  {
    title,
    searchTitle: line('the title in search results, tabs and shared links'),
    intro: text,
    description: line('one or two sentences for search results'),
  },
  'title, searchTitle, intro and description',
);
const tabsRule = `the tabs ${DEAL_TABS.join(', ')}, in this order`;

const map = z.strictObject(
  {
    title,
    caption: line('the caption of the map'),
    legend: z.strictObject(
      { flightPrices: line('what orange means'), bestDeals: line('what blue means') },
      'flightPrices and bestDeals',
    ),
    tip: line('a tip'),
  },
  'one of title, caption, legend, tip',
);

/** The words above each kind of widget, and above our own deals in the place of one. */
const widgetWords = z.strictObject(
  {
    'flight-search': heading,
    'flight-map': map,
    'hotel-search': heading,
    'hotel-selections': heading,
    'hotel-map': heading,
    'hostel-search': heading,
    'transfer-search': heading,
    'transfer-list': heading,
    'our-hotel-selections': heading,
    'our-hotel-map': heading,
  } satisfies Record<WidgetKind | OurKind, z.ZodType>,
  `one of ${[...WIDGET_KINDS, ...Object.values(OUR_KINDS)].join(', ')}`,
);

const grid = z.strictObject({ title, text, button: actionSchema }, 'one of title, text, button');
const framedPage = z.strictObject({ hero, frame: heading }, 'hero and frame');

/** `content/pages.yaml`: the words of the landing pages and the buttons that belong to no deal. */
export const pagesSchema = z.strictObject(
  {
    home: z.strictObject(
      {
        hero,
        search: z.strictObject(
          { title, button: line('what the button says'), note: text },
          'title, button and note',
        ),
        deals: heading,
        tabs: z
          .array(tab, tabsRule)
          .refine((tabs) => tabs.map(({ id }) => id).join() === DEAL_TABS.join(), tabsRule),
        destinations: heading,
        services: heading,
      },
      'one of hero, search, deals, tabs, destinations, services',
    ),
    flights: z.strictObject({ hero, searchButton: actionSchema, grid }, 'hero, searchButton and grid'),
    hotels: z.strictObject({ hero, grid }, 'hero and grid'),
    widgets: widgetWords,
    transfers: framedPage,
    flightHotel: framedPage,
  },
  'one of home, flights, hotels, widgets, transfers, flightHotel',
);
