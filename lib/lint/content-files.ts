import path from 'node:path';
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
import { DEAL_KIND_RECORDS, type DealKind } from '@/lib/deals/deal-kinds';
import { DEAL_LISTS, loadDestinations, loadServices } from '@/lib/deals/load-deals';
import { airlinesSchema, airportsSchema, destinationsSchema, servicesSchema } from '@/lib/deals/schemas';
import { ARTICLES_FOLDER } from '@/lib/site/content-folders';
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
import { diagnosticsOf, type Diagnostic } from '@/lib/source/diagnostic';
import { openYamlFile, orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { readConfirmed } from '@/lib/site/load-confirmed';

/** The kinds of sample content that come with the project. The operator must replace or confirm them before the site is public. */
export type SampleKind = 'claim' | 'comment' | 'origin' | 'price' | 'profile' | 'rating' | 'year';

type Load = (directory: string) => unknown;

/** A kind of content file, with the facts that checks, editors and docs/operators.md need. */
interface ContentKind {
  /** Its content, in the words of docs/operators.md. */
  readonly what: string;
  /** The schema that the loaders use. */
  readonly schema: z.ZodType;
  /** The files by path below the content directory, each with its loader. */
  readonly files: Readonly<Record<string, Load>>;
  /** Paths of fields that contain samples, without list indexes. */
  readonly samples?: Readonly<Record<string, SampleKind>>;
}

/** `content/confirmed.yaml`. It may name only files that can contain samples. */
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
 * All kinds of data files. The content check, the check for samples, the schemas and settings of editors, and the table in
 * docs/operators.md are derived from this list or compared with it.
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
    what: "the blog's index, categories, tags, newsletter box",
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

/** Paths of the data files below the content directory, without articles. */
export const DATA_FILES: readonly string[] = KINDS.flatMap(({ files }) => Object.keys(files));

/**
 * The diagnostics for all data files. A loader may fail because of another file that it needs, before it has read its own. Such a file
 * is also validated alone.
 */
export const dataDiagnostics = (directory: string): readonly Diagnostic[] =>
  KINDS.flatMap(({ schema, files }) =>
    Object.entries(files).flatMap(([file, load]) => {
      const found = diagnosticsOf(() => load(directory));
      return found.length === 0 ? [] : [...found, ...readYamlFile(directory, file, schema).diagnostics];
    }),
  );

/** A text of a data file. */
interface DataText {
  /** The file, as in `DATA_FILES`. */
  readonly name: string;
  readonly text: string;
  readonly diagnosticHere: (found: string, expected: string) => Diagnostic;
}

/** The texts in all data files. The loader of a file reports if the file cannot be read. */
export const dataTexts = (directory: string): readonly DataText[] =>
  DATA_FILES.flatMap((name) => {
    const source = openYamlFile(path.join(directory, name));
    if ('found' in source) return [];
    return source.texts().map((each) => ({
      name,
      text: each.text,
      diagnosticHere: (found: string, expected: string) => source.diagnosticAt(each.path, found, expected),
    }));
  });

/** Files that may contain samples: all except `confirmed.yaml`, which lists the files without samples. */
export const SAMPLE_FILES: readonly string[] = DATA_FILES.filter((file) => file !== 'confirmed.yaml');

/** The fields of a file that contain samples. */
export const samplesIn = (file: string): Readonly<Record<string, SampleKind>> =>
  KINDS.find(({ files }) => Object.hasOwn(files, file))?.samples ?? {};

/** Schemas for editors by the name of the schema file, each with the files that it applies to, including Markdown files. */
export const EDITOR_SCHEMAS: Readonly<
  Record<string, { readonly schema: z.ZodType; readonly files: readonly string[] }>
> = {
  article: { schema: articleSchema, files: [`content/${ARTICLES_FOLDER}/*.md`] },
  guide: { schema: guideSchema, files: [`content/${GUIDES.folder}/*.md`] },
  'text-page': { schema: textPageSchema, files: [`content/${TEXT_PAGES.folder}/*.md`] },
  ...Object.fromEntries(
    Object.entries(DATA_KINDS).map(([kind, { schema, files }]) => [
      kind,
      { schema, files: Object.keys(files).map((file) => `content/${file}`) },
    ]),
  ),
};
