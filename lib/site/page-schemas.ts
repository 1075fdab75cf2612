import { z } from 'zod';
import { allFields, fields, line, slug } from '@/lib/source/field-rules';
import { OUR_KINDS, WIDGET_KINDS, type OurKind, type WidgetKind } from '@/lib/partners/widget-kinds';
import { actionSchema, to } from '@/lib/partners/schemas';
import { withLink } from '@/lib/partners/outbound-links';
import { icon, textPage } from './schemas';
import {
  DEAL_TABS,
  LANDING_PAGE_NAMES,
  LANDING_PAGES,
  pageKey,
  type LandingPage,
  type PageKey,
} from './landing-pages';

/* Schemas of `content/claims.yaml` and `content/pages.yaml`. Each message is the "expected …" of a diagnostic. */

const title = line('a headline');
const text = line('a sentence or two');

/** `content/claims.yaml`. */
export const claimsSchema = fields({
  commissionNote: fields({
    text: line('the note that partner links earn a commission'),
    page: textPage.optional(),
  }),
  claims: z.array(
    fields({ id: slug, text: line('a claim in a few words'), page: textPage.optional() }),
    'a list of claims, or [] for none',
  ),
  why: fields({
    title,
    points: z.array(
      fields({ id: slug, icon, title, text, page: textPage.optional() }),
      'a list of points, or [] for none',
    ),
  }),
});

const button = actionSchema.transform(withLink);
const buttonsRule = 'a list of one or two buttons';
const tab = fields({
  id: z.enum(DEAL_TABS, `one of ${DEAL_TABS.join(', ')}`),
  label: line('what the tab says'),
  text,
  buttons: z.array(button, buttonsRule).min(1, buttonsRule).max(2, buttonsRule),
});

const heading = allFields({ title, text });
const hero = allFields({
  title,
  searchTitle: line('the title in search results, tabs and shared links'),
  intro: text,
  description: line('one or two sentences for search results'),
});
const tabsRule = `the tabs ${DEAL_TABS.join(', ')}, in this order`;

const map = fields({
  title,
  caption: line('the caption of the map'),
  legend: allFields({ flightPrices: line('what orange means'), bestDeals: line('what blue means') }),
  tip: line('a tip'),
});

/** The text above each kind of widget, and above our own deals that replace a widget. */
const widgetWords = fields({
  ...(Object.fromEntries(
    [...WIDGET_KINDS, ...Object.values(OUR_KINDS)].map((kind) => [kind, heading]),
  ) as Record<WidgetKind | OurKind, typeof heading>),
  'flight-map': map,
});

const grid = fields({ title, text, button });
const articlesRule = 'a list of slugs of articles in content/blog, or [] for none';
/** The articles at the end of a page. */
export const namedArticles = z.array(slug, articlesRule);
/** Further reading at the end of a page. */
const reading = allFields({ title, articles: namedArticles });

/** The fields of a landing page's section. `text` in the record of the page selects one of them. */
const PAGE_TEXTS = {
  home: fields({
    hero,
    search: allFields({ title, button: line('what the button says'), note: text }),
    deals: heading,
    tabs: z
      .array(tab, tabsRule)
      .refine((tabs) => tabs.map(({ id }) => id).join() === DEAL_TABS.join(), tabsRule),
    magazine: allFields({ title, more: line('what the link to the blog says') }),
    destinations: heading,
    services: heading,
  }),
  search: allFields({ hero, searchButton: button, grid, reading }),
  list: fields({
    hero,
    grid,
    search: allFields({ button: line('what the button says'), to }).optional(),
    cities: allFields({ title: line('the words before the names of cities'), to }).optional(),
    more: heading,
    reading,
  }),
  frame: allFields({ hero, grid, frame: heading, reading }),
  ledger: fields({
    hero,
    list: title,
    empty: allFields({
      intro: text,
      text,
      example: allFields({ note: line('that it is an example'), title }),
      steps: z.array(allFields({ title, text }), 'a list of steps, or [] for none'),
    }),
    feed: line('what the link to the feed says'),
    explainedBy: textPage.optional(),
  }),
};
type PageText = keyof typeof PAGE_TEXTS;

type Records = typeof LANDING_PAGES;
type Sections = {
  [
    Name in LandingPage as Records[Name] extends { readonly text: PageText } ? PageKey<Name> : never
  ]: Records[Name] extends { readonly text: infer Text extends PageText } ? (typeof PAGE_TEXTS)[Text] : never;
};

const sections = Object.fromEntries(
  LANDING_PAGE_NAMES.flatMap((name) => {
    const page = LANDING_PAGES[name];
    return 'text' in page ? [[pageKey(name), PAGE_TEXTS[page.text]]] : [];
  }),
) as Sections;

/** The placeholders in the text of destination pages. */
export const CITY_PLACEHOLDERS = ['city', 'from', 'trip'] as const;

const filledIn = new RegExp(`\\{(?:${CITY_PLACEHOLDERS.join('|')})\\}`, 'g');

function cityText(what: string) {
  const rule = `${what}; {city}, {from} and {trip} stand for the place, where its fares leave from, and one way or round trip`;
  return line(rule).refine((text) => !/[{}]/.test(text.replace(filledIn, '')), rule);
}

const cityHeading = allFields({ title: cityText('a headline'), text: cityText('a sentence or two') });
/** A button to a partner's page for a place. */
const cityButton = allFields({ label: cityText('what the button says'), to });

/** The text that all destination pages share. */
const destinationWords = allFields({
  more: cityText('what the link to the page says'),
  deals: cityHeading,
  months: cityHeading,
  flights: cityButton,
  hotels: cityButton,
  articles: cityText('the headline above the articles'),
});

/** `content/pages.yaml`: the text of the landing pages and the buttons that belong to no deal. */
export const pagesSchema = fields({ ...sections, widgets: widgetWords, destination: destinationWords });
