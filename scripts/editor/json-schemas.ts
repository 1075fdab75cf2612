import { z } from 'zod';
import {
  articleSchema,
  authorsSchema,
  beachesSchema,
  blogSchema,
  picturesSchema,
  siteSchema,
} from '@/lib/content/schemas';
import { claimsSchema, pagesSchema } from '@/lib/deals/page-schemas';
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

/** A JSON schema as far as an editor needs it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a field wants, in the words of the finding that a writer gets for a value of no kind at all. */
function expectationOf(schema: z.core.$ZodType): string | undefined {
  const result = z.safeParse(schema, Symbol());
  const message = result.success ? undefined : result.error.issues[0]?.message;
  // Keys and parts of a choice have no message of their own, but zod's.
  return message?.startsWith('Invalid input') ? undefined : message;
}

/**
 * The schema of a content file for editors: draft 7, which the YAML language server reads. Descriptions are the
 * "expected …" of findings, so that an editor and `npm run check:content` say the same.
 *
 * @param suggestions values to offer by field, for fields that take any text or a key of another file
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  suggestions: Readonly<Record<string, readonly string[]>> = {},
): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema, path }) => {
      const description = expectationOf(zodSchema);
      if (description) jsonSchema.description = description;
      const examples = path.at(-2) === 'properties' ? suggestions[String(path.at(-1))] : undefined;
      if (examples) jsonSchema.examples = [...examples];
    },
  });
}
