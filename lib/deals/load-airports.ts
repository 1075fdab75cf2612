import { memoize } from '@/lib/site/memoize';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { airportsSchema } from './schemas';
import type { Airport } from './types';

/** `content/airports.yaml`: the airports that the search form suggests and that flight deals use. */
export const loadAirports = memoize((directory): readonly Airport[] =>
  orThrow(
    readYamlFile(directory, 'airports.yaml', airportsSchema, (airports, source) =>
      airports.flatMap(({ code }, index) =>
        airports.findIndex((airport) => airport.code === code) === index
          ? []
          : [source.diagnosticAt([index, 'code'], `'${code}', as before`, 'each code once')],
      ),
    ),
  ),
);
