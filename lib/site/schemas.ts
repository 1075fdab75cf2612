import { z } from 'zod';
import { allFields, fields, httpsAddress, line } from '@/lib/source/field-rules';
import { analyticsSchema } from './analytics';
import { commentServiceSchema } from './comment-service';
import { deskSchema } from './desk';
import { POSTCARD_SUBJECTS } from './postcard-subjects';

/** The subject of a drawn postcard. */
export const drawing = z.enum(POSTCARD_SUBJECTS, `one of ${POSTCARD_SUBJECTS.join(', ')}`);

const CONTENT_ICONS = ['plane', 'bed', 'car', 'suitcase', 'shield', 'headset', 'tag', 'check'] as const;
export type ContentIcon = (typeof CONTENT_ICONS)[number];

/** The icon beside the title of a service or a point. */
export const icon = z.enum(CONTENT_ICONS, `one of ${CONTENT_ICONS.join(', ')}`);

const photoIdRule = "the photo's id at the photo host, such as 1507525428034-b723cf961d3e";
/** `content/pictures.yaml`: every photo by key. */
export const picturesSchema = z.record(
  z.string(),
  fields({
    id: z.string(photoIdRule).regex(/^\d+-[0-9a-f]+$/, photoIdRule),
    alt: line('what the picture shows, in a few words'),
    drawing,
    credit: line('who took the photo, such as Ines Carrera').optional(),
  }),
  'a list of pictures by key',
);

/** The text page that a claim, a note or a page links to. */
export const textPage = line("the name of a file in content/pages without its ending, such as 'contact'");

/** `content/pictures/stock/photos.yaml`: the facts that `npm run photos:fetch` records about its photos, by id. */
export const stockSchema = z.record(
  z.string(),
  fields({
    author: line('who took the photo').optional(),
    license: line('the license of the photo').optional(),
    source: line('where the photo came from'),
  }),
  'a list of photos by id',
);

/** `content/site.yaml`: name, footer, social profiles and services. */
export const siteSchema = fields({
  name: line('the name of the site'),
  description: line('one or two sentences for search results'),
  supportNote: line('the support note of the mobile menu, or null for none')
    .nullable()
    .transform((note) => note ?? ''),
  supportPage: textPage.optional(),
  brandLine: line('the brand line of the footer'),
  copyright: line('the copyright line'),
  analytics: analyticsSchema.optional(),
  comments: commentServiceSchema.optional(),
  desk: deskSchema.optional(),
  consent: z.enum(['none', 'ask'], 'none or ask').default('none'),
  social: fields({ facebook: httpsAddress, instagram: httpsAddress, pinterest: httpsAddress })
    .partial()
    .nullish()
    .transform((profiles) => profiles ?? {}),
});

const confirmedRule = 'a list of files below content/, such as [claims.yaml, deals/flights.yaml]';
/** `content/confirmed.yaml`: the files in which the operator has replaced or confirmed every sample. */
export const confirmedSchema = allFields({ confirmed: z.array(line(confirmedRule), confirmedRule) });
