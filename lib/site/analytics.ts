import { z } from 'zod';
import { fields, host } from '@/lib/source/field-rules';
import { serverOrigin } from './server-origin';

/** The service that counts visits, and the settings that pages need to report them. */
export interface Analytics {
  readonly provider: 'plausible' | 'umami' | 'goatcounter';
  /** The name that readers know. */
  readonly name: string;
  /** The address to which pages send events. */
  readonly address: string;
  /** The provider's id for the site, such as a domain. Empty if the address identifies the site. */
  readonly site: string;
}

const origin = serverOrigin('the server that counts, such as https://stats.example.com, without a path');
const websiteRule = 'the id of the website at Umami, such as 94db1cb1-74f4-4a40-ad6c-962362670409';

/** The formats are those of the providers' own scripts: https://plausible.io/docs/events-api */
const plausible = fields({
  provider: z.literal('plausible'),
  server: origin.default('https://plausible.io'),
  domain: host,
}).transform(({ provider, server, domain }): Analytics => ({
  ...{ provider, name: 'Plausible', address: `${server}/api/event`, site: domain },
}));
/** https://umami.is/docs/api/sending-stats */
const umami = fields({
  provider: z.literal('umami'),
  server: origin,
  website: z.string(websiteRule).regex(/^[\da-f-]{36}$/, websiteRule),
}).transform(({ provider, server, website }): Analytics => ({
  ...{ provider, name: 'Umami', address: `${server}/api/send`, site: website },
}));
/** https://www.goatcounter.com/help/pixel */
const goatcounter = fields({ provider: z.literal('goatcounter'), server: origin }).transform(
  ({ provider, server }): Analytics => ({
    ...{ provider, name: 'GoatCounter', address: `${server}/count`, site: '' },
  }),
);

/** `analytics` of `content/site.yaml`. Without it, the site counts no visits. */
export const analyticsSchema = z.discriminatedUnion(
  'provider',
  [plausible, umami, goatcounter],
  '{ provider: … } with plausible, umami or goatcounter, or no such field',
);
