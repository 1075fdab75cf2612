import { livePartners } from '@/lib/partners/registry';
import { loadPartners } from '@/lib/site/load-partners';
import { loadServices } from './load-deals';

/** A partner and the services for which the site leads to it, such as 'Hotels'. */
export interface PartnerWithServices {
  readonly name: string;
  readonly services: readonly string[];
  /** Whether a link of the registry leads to it. */
  readonly isLinked: boolean;
}

/**
 * The partners that links may lead to, in alphabetical order, each with the services of the home page that name it. Partners that nothing
 * leads to at the moment are last.
 */
export function partnersWithServices(directory?: string): readonly PartnerWithServices[] {
  const registry = loadPartners(directory);
  const linked = Object.values(registry.links).map(({ partner }) => registry.partners[partner]?.name);
  const partners = livePartners(registry).map((name) => ({
    name,
    services: loadServices(directory)
      .filter(({ partners: named }) => named.some(({ label }) => label === name))
      .map(({ title }) => title),
    isLinked: linked.includes(name),
  }));
  const isReached = ({ services, isLinked }: PartnerWithServices) => services.length > 0 || isLinked;
  return [...partners.filter(isReached), ...partners.filter((partner) => !isReached(partner))];
}
