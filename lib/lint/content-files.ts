import type { z } from 'zod';
import { loadAuthors } from '@/lib/articles/authors';
import { loadSeries } from '@/lib/articles/series';
import { loadBeaches, loadBlogPage } from '@/lib/articles/load-blog';
import {
  articleSchema,
  authorsSchema,
  beachesSchema,
  blogSchema,
  guideSchema,
  seriesSchema,
  textPageSchema,
} from '@/lib/articles/schemas';
import { GUIDES } from '@/lib/articles/guides';
import { TEXT_PAGES } from '@/lib/articles/text-pages';
import { loadAirlines } from '@/lib/deals/load-airlines';
import { loadAirports } from '@/lib/deals/load-airports';
import { loadRates, RATES_FILE, ratesSchema } from '@/lib/deals/currency/load-rates';
import { DEAL_KIND_RECORDS, type DealKind } from '@/lib/deals/deal-kinds';
import { DEAL_LISTS, loadDestinations, loadServices } from '@/lib/deals/load-deals';
import { airlinesSchema, airportsSchema, destinationsSchema, servicesSchema } from '@/lib/deals/schemas';
import { loadPartners } from '@/lib/site/load-partners';
import { partnersSchema } from '@/lib/partners/schemas';
import { subIdAliasesSchema } from '@/lib/partners/sub-id-aliases';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadSite } from '@/lib/site/load-site';
import { loadSubIdAliases } from '@/lib/site/load-sub-id-aliases';
import { claimsSchema, pagesSchema } from '@/lib/site/page-schemas';
import { loadPictures } from '@/lib/site/pictures';
import { confirmedSchema, picturesSchema, siteSchema } from '@/lib/site/schemas';
import { didYouMean } from '@/lib/source/did-you-mean';
import { memoize } from '@/lib/site/memoize';
import { orThrow } from '@/lib/source/yaml-file';
import { readConfirmed } from '@/lib/site/load-confirmed';

/** What came with the project and must not be public without an operator who stands behind it. */
export type SampleKind = 'claim' | 'comment' | 'origin' | 'price' | 'profile' | 'rating' | 'year';

type Load = (directory: string) => unknown;

/** A kind of content file: all that checks, editors and the handbook need to know of it. */
interface ContentKind {
  /** As the operators' handbook says it. */
  readonly what: string;
  /** What the loaders hold the files against. */
  readonly schema: z.ZodType;
  /** The files by path below the content directory, each with what loads it. */
  readonly files: Readonly<Record<string, Load>>;
  /** Fields that hold samples, without the places of lists. */
  readonly samples?: Readonly<Record<string, SampleKind>>;
}

/** `content/confirmed.yaml`, whose names must be files that may hold samples. */
export const loadConfirmed = memoize(
  (directory): readonly string[] =>
    orThrow(
      readConfirmed(directory, ({ confirmed }, source) =>
        confirmed.flatMap((file, index) =>
          SAMPLE_FILES.includes(file)
            ? []
            : source.diagnosticAt(
                ['confirmed', index],
                `'${file}'`,
                `a file of content/ such as deals/flights.yaml${didYouMean(file, SAMPLE_FILES)}`,
              ),
        ),
      ),
    ).confirmed,
);

const price = { price: 'price' } as const;

/** The files of each kind of deal. */
const DEAL_DATA: Readonly<Record<string, ContentKind>> = Object.fromEntries(
  (Object.keys(DEAL_KIND_RECORDS) as DealKind[]).map((kind) => {
    const { plural, what, schema } = DEAL_KIND_RECORDS[kind];
    const lists = DEAL_LISTS.filter((list) => list.kind === kind);
    const files = Object.fromEntries(lists.map(({ file, load }) => [file, load]));
    return [plural, { what, schema, files, samples: { ...price, ratedBy: 'rating' } }];
  }),
);

/**
 * Every kind of data file. The check of content, the guard against samples, the schemas and settings of editors and the
 * table of the operators' handbook are made of this list or held against it.
 */
export const DATA_KINDS = {
  airlines: {
    what: 'names of airlines',
    schema: airlinesSchema,
    files: { 'airlines.yaml': loadAirlines },
  },
  airports: {
    what: 'airports that the search form knows',
    schema: airportsSchema,
    files: { 'airports.yaml': loadAirports },
  },
  authors: { what: 'authors (house names)', schema: authorsSchema, files: { 'authors.yaml': loadAuthors } },
  beaches: {
    what: 'beach highlights of the blog',
    schema: beachesSchema,
    files: { 'beaches.yaml': loadBeaches },
  },
  blog: {
    what: "the blog's index and the newsletter box",
    schema: blogSchema,
    files: { 'blog.yaml': loadBlogPage },
    samples: { 'sampleComments.message': 'comment' },
  },
  claims: {
    what: 'claims of the site, the commission note',
    schema: claimsSchema,
    files: { 'claims.yaml': loadClaims },
    samples: { 'claims.text': 'claim', 'why.points.title': 'claim' },
  },
  confirmed: {
    what: 'files in which you have replaced the sample values',
    schema: confirmedSchema,
    files: { 'confirmed.yaml': loadConfirmed },
  },
  destinations: {
    what: 'destinations of the home page',
    schema: destinationsSchema,
    files: { 'deals/destinations.yaml': loadDestinations },
    samples: { ...price, from: 'origin', ratedBy: 'rating' },
  },
  ...DEAL_DATA,
  series: { what: 'series of articles', schema: seriesSchema, files: { 'series.yaml': loadSeries } },
  pages: {
    what: 'text and buttons of the landing pages',
    schema: pagesSchema,
    files: { 'pages.yaml': loadPages },
  },
  partners: {
    what: 'partners, links, widgets, framed pages',
    schema: partnersSchema,
    files: { 'partners.yaml': loadPartners },
  },
  pictures: { what: 'photos by name', schema: picturesSchema, files: { 'pictures.yaml': loadPictures } },
  rates: {
    what: 'exchange rates (written by `npm run rates:refresh`)',
    schema: ratesSchema,
    files: { [RATES_FILE]: loadRates },
  },
  services: {
    what: 'service cards of the home page',
    schema: servicesSchema,
    files: { 'deals/services.yaml': loadServices },
  },
  site: {
    what: 'name, footer, social profiles',
    schema: siteSchema,
    files: { 'site.yaml': loadSite },
    samples: { supportNote: 'claim', social: 'profile', copyright: 'year' },
  },
  'sub-id-aliases': {
    what: 'sub-ids that were renamed',
    schema: subIdAliasesSchema,
    files: { 'sub-id-aliases.yaml': loadSubIdAliases },
  },
} satisfies Readonly<Record<string, ContentKind>>;

const KINDS: readonly ContentKind[] = Object.values(DATA_KINDS);

/** Paths of the data files below the content directory; articles are not among them. */
export const DATA_FILES: readonly string[] = KINDS.flatMap(({ files }) => Object.keys(files));

/** What loads the data files, in their order. */
export const DATA_LOADERS: readonly Load[] = KINDS.flatMap(({ files }) => Object.values(files));

/** Files that may hold samples: all but the one that says in which of them the operator has replaced them. */
export const SAMPLE_FILES: readonly string[] = DATA_FILES.filter((file) => file !== 'confirmed.yaml');

/** The fields of a file that hold samples. */
export const samplesIn = (file: string): Readonly<Record<string, SampleKind>> =>
  KINDS.find(({ files }) => Object.hasOwn(files, file))?.samples ?? {};

/** Each schema with the files that editors check with it, Markdown files among them, by the name of its own file. */
export const EDITOR_SCHEMAS: Readonly<
  Record<string, { readonly schema: z.ZodType; readonly files: readonly string[] }>
> = {
  article: { schema: articleSchema, files: ['content/blog/*.md'] },
  guide: { schema: guideSchema, files: [`content/${GUIDES.folder}/*.md`] },
  'text-page': { schema: textPageSchema, files: [`content/${TEXT_PAGES.folder}/*.md`] },
  ...Object.fromEntries(
    Object.entries(DATA_KINDS).map(([kind, { schema, files }]) => [
      kind,
      { schema, files: Object.keys(files).map((file) => `content/${file}`) },
    ]),
  ),
};
