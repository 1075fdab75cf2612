import { memoize } from '@/lib/site/memoize';
import { readYamlFile } from '@/lib/source/yaml-file';
import { DESTINATIONS_FILE, destinationsSchema } from './schemas';

/**
 * The ids of all destinations, for checks of other files. Undefined if the file is invalid, because every id would seem unknown.
 */
export const findDestinationIds = memoize((directory): readonly string[] | undefined =>
  readYamlFile(directory, DESTINATIONS_FILE, destinationsSchema).value?.map(({ id }) => id),
);
