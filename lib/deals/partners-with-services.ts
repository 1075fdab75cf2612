import { livePartners } from '@/lib/partners/registry';
import { loadPartners } from '@/lib/site/load-partners';
import { loadServices } from './load-deals';

/** A partner and the services for which the site leads to it, such as 'Hotels'. */
export interface PartnerWithServices {
  readonly name: string;
  readonly services: readonly string[];
}

/** The partners that links may lead to, in alphabetical order, each with the services of the home page that name it. */
export const partnersWithServices = (directory?: string): readonly PartnerWithServices[] =>
  livePartners(loadPartners(directory)).map((name) => ({
    name,
    services: loadServices(directory)
      .filter(({ partners }) => partners.some(({ label }) => label === name))
      .map(({ title }) => title),
  }));
