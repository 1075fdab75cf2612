import { isHostOf } from './registry';

/*
 * What betrays an affiliate link of a programme that content/partners.yaml does not have: such a link goes out without our
 * disclosure, without `rel="sponsored"`, and pays whoever pasted it.
 */

/** Hosts that do nothing but count affiliate links, with the program or network that each belongs to. */
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
};

/** Parameters that carry the id of an affiliate at any host. */
const PARAMETERS: readonly string[] = ['partner_id', 'aff_id', 'affid'];

/** Amazon in any country; its `tag` is that of an associate when it ends so. */
const AMAZON = /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?\.?$/;
const ASSOCIATE = /-2[01]$/;

/** The host or parameter that marks an address as an affiliate link; undefined for any other. @param address with or without `https:` */
export function affiliateSign(address: string): string | undefined {
  const whole = /^https?:/i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, searchParams } = new URL(whole);
  const host = Object.keys(HOSTS).find((each) => isHostOf([each], hostname));
  if (host !== undefined) return `${host} (${HOSTS[host]})`;
  for (const [name, value] of searchParams) {
    if (PARAMETERS.includes(name.toLowerCase())) return `${name}=`;
    if (name === 'tag' && AMAZON.test(hostname) && ASSOCIATE.test(value)) return `tag=${value}`;
  }
  return undefined;
}

/** What is written in an article in place of an affiliate link that content/partners.yaml does not have. */
export const REGISTERED_LINK =
  "':partner[words]{to=… place=…}', where 'to' is a link of content/partners.yaml ('npm run list -- partners' shows them); a program that is not in that file is added there first";

/** An address on one of the hosts of affiliate links without `https://`, which no program links by itself, for `new RegExp`. */
export const BARE_AFFILIATE_ADDRESS = `(?<![\\w./@:-])(?!www\\.)(?:[\\w-]+\\.){0,4}(?:${Object.keys(HOSTS)
  .map((host) => host.replaceAll('.', '\\.'))
  .join('|')})/[^\\s<>"'()[\\]]*`;
