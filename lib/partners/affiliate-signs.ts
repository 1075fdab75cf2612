import { inPattern } from '@/lib/source/in-pattern';
import { isHostOf } from './registry';

/*
 * Signs of affiliate links of programs that are not in content/partners.yaml. Such a link would be published without
 * disclosure and without `rel="sponsored"`, and would earn for another account.
 */

/** Hosts that only track affiliate links, with their program or network. */
const HOSTS: Readonly<Record<string, string>> = {
  'amzn.to': 'Amazon Associates',
  'awin1.com': 'Awin',
  'shareasale.com': 'ShareASale',
  'click.linksynergy.com': 'Rakuten',
  'anrdoezrs.net': 'CJ',
  'dpbolvw.net': 'CJ',
  'jdoqocy.com': 'CJ',
  'kqzyfj.com': 'CJ',
  'tkqlhce.com': 'CJ',
  'go.skimresources.com': 'Skimlinks',
  'prf.hn': 'Partnerize',
  'pxf.io': 'Impact',
  'sjv.io': 'Impact',
  // Other addresses of Tradedoubler, such as its privacy policy, are ordinary pages.
  'clk.tradedoubler.com': 'Tradedoubler',
  'clkde.tradedoubler.com': 'Tradedoubler',
  'clkuk.tradedoubler.com': 'Tradedoubler',
};

/** Parameters for affiliate ids, on any host. */
const PARAMETERS: readonly string[] = ['partner_id', 'aff_id', 'affid', 'affiliatecode', 'associateid'];

/** Amazon in any country. A `tag` that ends like ASSOCIATE is the id of an affiliate. */
const AMAZON = /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?\.?$/;
const ASSOCIATE = /-2[01]$/;

/** Values of a parameter that name no affiliate. */
const NO_ID: readonly string[] = ['', '-1'];

/** Affiliate parameters of single programs, in any country. Their names have other meanings on other sites. */
const OWN_PARAMETERS: readonly { readonly host: RegExp; readonly names: readonly string[] }[] = [
  { host: /(?:^|\.)viator\.[a-z]{2,3}(?:\.[a-z]{2})?\.?$/, names: ['pid', 'mcid'] },
  { host: /(?:^|\.)agoda\.com\.?$/, names: ['cid'] },
];

/** The host or parameter that marks an address as an affiliate link; undefined for any other. @param address with or without `https:` */
export function affiliateSign(address: string): string | undefined {
  const whole = /^[a-z]+:(?!\d)/i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, searchParams } = new URL(whole);
  const host = Object.keys(HOSTS).find((each) => isHostOf([each], hostname));
  if (host !== undefined) return `${host} (${HOSTS[host]})`;
  const own = OWN_PARAMETERS.find((each) => each.host.test(hostname))?.names ?? [];
  for (const [name, value] of searchParams) {
    if ([...PARAMETERS, ...own].includes(name.toLowerCase()) && !NO_ID.includes(value)) return `${name}=`;
    if (name === 'tag' && AMAZON.test(hostname) && ASSOCIATE.test(value)) return `tag=${value}`;
    // The address that a redirect leads to.
    const inner = /^https?:/i.test(value) ? affiliateSign(value) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The text to write in an article instead of an affiliate link. */
export const REGISTERED_LINK =
  "':partner[words]{to=… place=…}', where 'to' is a link of content/partners.yaml ('npm run list -- partners' shows them); a program that is not in that file is added there first";

/** For `new RegExp`: an address on one of these hosts without `https://`, which Markdown does not turn into a link. */
export const BARE_AFFILIATE_ADDRESS = `(?<![\\w./@:-])(?!www\\.)(?:[\\w-]+\\.){0,4}(?:${Object.keys(HOSTS)
  .map(inPattern)
  .join('|')})/[^\\s<>"'()[\\]]*`;
