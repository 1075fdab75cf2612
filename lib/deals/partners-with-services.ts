import { livePartners } from '@/lib/partners/registry';
import { loadPartners } from '@/lib/site/load-partners';
import { loadServices } from './load-deals';

/** The partners that links may lead to, in alphabetical order, each with the services of the home page that name it. */
export const partnersWithServices = (directory?: string) =>
  livePartners(loadPartners(directory)).map((name) => ({
    name,
    services: loadServices(directory)
      .filter(({ partners }) => partners.some(({ label }) => label === name))
      .map(({ title }) => title),
  }));
