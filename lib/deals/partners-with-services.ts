import { partnerNameOf } from '@/lib/partners/partner-url';
import { livePartners } from '@/lib/partners/registry';
import { loadPartners } from '@/lib/site/load-partners';
import { DEAL_KINDS } from './deal-kinds';
import { DEAL_LISTS, loadServices } from './load-deals';

/** A partner and the services for which the site leads to it, such as 'Hotels'. */
export interface PartnerWithServices {
  readonly name: string;
  /** Empty for a partner of links in articles. */
  readonly services: readonly string[];
}

/**
 * The partners that a link of the registry leads to, after stand-ins, in alphabetical order, each with the services of the home page that
 * name it. Packages are no service of the home page, so partners of their deals have the label of these deals.
 */
export function partnersWithServices(directory?: string): readonly PartnerWithServices[] {
  const registry = loadPartners(directory);
  const linked = Object.keys(registry.links).map((to) => partnerNameOf(registry, to));
  const ofPackages = DEAL_LISTS.filter(({ kind }) => kind === 'package')
    .flatMap(({ load }) => load(directory))
    .map(({ link }) => partnerNameOf(registry, link.to));
  return livePartners(registry)
    .filter((name) => linked.includes(name))
    .map((name) => ({
      name,
      services: [
        ...loadServices(directory)
          .filter(({ partners: named }) => named.some(({ label }) => label === name))
          .map(({ title }) => title),
        ...(ofPackages.includes(name) ? [DEAL_KINDS.package.label] : []),
      ],
    }));
}
