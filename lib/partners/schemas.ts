import { z } from 'zod';
import {
  addressTemplate,
  allFields,
  fields,
  host,
  hostSource,
  httpsAddress,
  line,
  slug,
} from '@/lib/source/field-rules';
import { PARAM_ROLES, WIDGET_KINDS } from './widget-kinds';

/* Schema of `content/partners.yaml`. As in `lib/articles/schemas.ts`, each message is the "expected …" of a diagnostic. */

/**
 * Sandbox permissions for framed pages. `allow-top-navigation` is omitted, because a frame must not replace the page
 * without a click.
 */
const SANDBOX_WORDS = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
  'allow-storage-access-by-user-activation',
  'allow-downloads',
  'allow-modals',
] as const;

const cspHosts = z.array(hostSource, 'a list of hosts');
const csp = fields({
  script: cspHosts.optional(),
  connect: cspHosts.optional(),
  frame: cspHosts.optional(),
  img: cspHosts.optional(),
  style: cspHosts.optional(),
  font: cspHosts.optional(),
});
/** Directives of the content security policy for which a partner may need hosts. */
export type CspDirective = keyof typeof csp.shape;
export const CSP_DIRECTIVES = Object.keys(csp.shape) as readonly CspDirective[];

const numberRule = 'the whole number from your Travelpayouts account';
const programId = z.int(numberRule).positive(numberRule);

const fieldNameRule = "the partner's name for the field, such as 'origin_iata'";
const fieldName = z.string(fieldNameRule).regex(/^[A-Za-z][A-Za-z0-9_-]*$/, fieldNameRule);

const status = z.enum(['live', 'closed'], 'live or closed');
const verified = z.boolean('true or false');
const partnerKey = line('a key of partners');
const linkKey = line('a key of links');
const accountKey = line('a key of accounts');
const keyRule = "a name in lower case with hyphens, such as 'trip-com'";
const byKey = <T extends z.ZodType>(value: T, expected: string) =>
  z.record(slug, value, { error: (issue) => (issue.code === 'invalid_key' ? keyRule : expected) });

const shapeRule = '{ shape: network, p, campaign } or { shape: direct, account }';
const linkShape = z.discriminatedUnion(
  'shape',
  [
    z.strictObject({ shape: z.literal('network'), p: programId, campaign: programId }, shapeRule),
    z.strictObject({ shape: z.literal('direct'), account: accountKey }, shapeRule),
  ],
  shapeRule,
);

const variableRule = "the name of a variable of the environment, such as 'HOSTELWORLD_ID'";
const subIdMaxRule = 'the most characters that the partner takes, a whole number from 12 to 255';

/** The operator's account at a partner outside the network. */
const account = fields({
  env: z.string(variableRule).regex(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/, variableRule),
  id: fieldName,
  subId: z
    .strictObject(
      {
        parameter: fieldName,
        // A shorter sub-id would consist of the hash only.
        max: z.int(subIdMaxRule).min(12, subIdMaxRule).max(255, subIdMaxRule),
      },
      'parameter and max',
    )
    .optional(),
});

const partner = fields({
  name: line('the name that visitors read'),
  status,
  standIn: partnerKey.optional(),
  verified,
  hosts: z
    .array(
      // Includes the subdomains. With www, links to the other ones would not count as links to the partner.
      host.refine((name) => !name.startsWith('www.'), 'the host without www, which is included'),
      'a list of at least one host',
    )
    .min(1, 'a list of at least one host'),
  link: linkShape,
  pages: byKey(addressTemplate, "a list of addresses, 'home' among them"),
  csp: csp.default({}),
});

const parameterRule = 'text, a number, true or false';
const pixels = z
  .int('a height in pixels')
  .min(100, 'a height in pixels, from 100')
  .max(2000, 'at most 2000 pixels');
const delayRule = 'one of the delays 100, 200, 300 (milliseconds)';

const takesRule = `parameters of this widget, each with what it is: ${PARAM_ROLES.join(', ')}`;

const widget = fields({
  shows: z.enum(WIDGET_KINDS, `one of ${WIDGET_KINDS.join(', ')}`),
  partner: partnerKey,
  status,
  standIn: line('a key of widgets, or our-deals').optional(),
  promo: programId,
  campaign: programId,
  delay: z.union([z.literal(100), z.literal(200), z.literal(300)], delayRule),
  height: pixels,
  link: linkKey,
  params: z.record(
    fieldName,
    z.union([z.string(), z.number(), z.boolean()], parameterRule),
    'a list of parameters',
  ),
  takes: z.record(fieldName, z.enum(PARAM_ROLES, `one of ${PARAM_ROLES.join(', ')}`), takesRule).default({}),
});

const embed = fields({
  title: line('what the page in the frame is, for people who do not see it'),
  partner: partnerKey,
  status,
  standIn: line('a key of embeds').optional(),
  through: z.enum(['direct', 'network'], 'direct or network'),
  address: addressTemplate,
  account: accountKey.optional(),
  link: linkKey,
  sandbox: z.array(
    z.enum(SANDBOX_WORDS, `one of ${SANDBOX_WORDS.join(', ')}`),
    'a list of what the frame may do',
  ),
});

const searchForm = fields({
  partner: partnerKey,
  verified,
  action: httpsAddress,
  fields: allFields({
    from: fieldName,
    to: fieldName,
    depart: fieldName,
    return: fieldName,
    travelers: fieldName,
  }),
  markerField: fieldName.optional(),
  hidden: z.record(fieldName, z.string('text; put numbers in quotes'), 'a list of hidden fields'),
});

const footerRule = 'a list of at least one key of links';

/** `content/partners.yaml`. */
export const partnersSchema = fields({
  network: fields({
    name: line("the network's name for visitors"),
    linkUrl: httpsAddress,
    shortHosts: z.array(host, 'a list of hosts'),
    widgetHost: host,
    csp,
  }),
  accounts: byKey(account, 'a list of accounts by key'),
  partners: byKey(partner, 'a list of partners by key'),
  links: byKey(allFields({ partner: partnerKey, page: slug }), 'a list of links by key'),
  footer: z.array(linkKey, footerRule).min(1, footerRule),
  searchForm,
  widgets: byKey(widget, 'a list of widgets by key'),
  embeds: byKey(embed, 'a list of embedded pages by key'),
});

/** The target of a link. */
export const to = line('a key of links in content/partners.yaml');
/** Values for the {curly} parts of the target page. */
export const target = z
  .record(z.string(), line('what the link is to show'), 'a list such as { city: Paris }')
  .default({});

/** A button or a separate link to a partner. */
export const actionSchema = fields({ id: slug, label: line('what the button says'), to, target });
