import { checkRegistry } from '@/lib/partners/check-registry';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { partnersSchema } from '@/lib/partners/schemas';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { ENVIRONMENT } from './environment';
import { memoize } from './memoize';

const SITE_VARIABLES = Object.keys(ENVIRONMENT.shape);

/** `content/partners.yaml`. @throws ContentError with every mistake in it */
export const loadPartners = memoize((directory): PartnerRegistry =>
  orThrow(
    readYamlFile(directory, 'partners.yaml', partnersSchema, (registry, source) =>
      checkRegistry(registry, source, SITE_VARIABLES),
    ),
  ),
);
