import type { z } from 'zod';
import { articleSchema, authorsSchema, beachesSchema, blogSchema } from '@/lib/articles/schemas';
import { confirmedSchema, picturesSchema, siteSchema } from '@/lib/site/schemas';
import { claimsSchema, pagesSchema } from '@/lib/site/page-schemas';
import {
  airportsSchema,
  destinationsSchema,
  flightsSchema,
  hotelsSchema,
  packagesSchema,
  servicesSchema,
  transfersSchema,
} from '@/lib/deals/schemas';
import { partnersSchema } from '@/lib/partners/schemas';

/** Each kind of content file: the schema that the loaders hold it against, and the files it is for. */
export const CONTENT_KINDS = {
  article: { schema: articleSchema, files: ['content/blog/*.md'] },
  airports: { schema: airportsSchema, files: ['content/airports.yaml'] },
  authors: { schema: authorsSchema, files: ['content/authors.yaml'] },
  beaches: { schema: beachesSchema, files: ['content/beaches.yaml'] },
  blog: { schema: blogSchema, files: ['content/blog.yaml'] },
  claims: { schema: claimsSchema, files: ['content/claims.yaml'] },
  confirmed: { schema: confirmedSchema, files: ['content/confirmed.yaml'] },
  destinations: { schema: destinationsSchema, files: ['content/deals/destinations.yaml'] },
  flights: {
    schema: flightsSchema,
    files: ['content/deals/flights.yaml', 'content/deals/flight-grid.yaml'],
  },
  hotels: { schema: hotelsSchema, files: ['content/deals/hotels.yaml', 'content/deals/hotel-grid.yaml'] },
  packages: { schema: packagesSchema, files: ['content/deals/packages.yaml'] },
  pages: { schema: pagesSchema, files: ['content/pages.yaml'] },
  partners: { schema: partnersSchema, files: ['content/partners.yaml'] },
  pictures: { schema: picturesSchema, files: ['content/pictures.yaml'] },
  services: { schema: servicesSchema, files: ['content/deals/services.yaml'] },
  site: { schema: siteSchema, files: ['content/site.yaml'] },
  transfers: { schema: transfersSchema, files: ['content/deals/transfers.yaml'] },
} satisfies Readonly<Record<string, { readonly schema: z.ZodType; readonly files: readonly string[] }>>;

/** Paths of the data files below the content directory; articles are not among them. */
export const DATA_FILES: readonly string[] = Object.values(CONTENT_KINDS)
  .flatMap(({ files }): readonly string[] => files)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('content/', ''));
