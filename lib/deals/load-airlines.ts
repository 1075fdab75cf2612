import { memoize } from '@/lib/site/memoize';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { airlinesSchema } from './schemas';

/** `content/airlines.yaml`: names of airlines by IATA code. */
export const loadAirlines = memoize((directory): Readonly<Record<string, string>> =>
  orThrow(readYamlFile(directory, 'airlines.yaml', airlinesSchema)),
);
