import type { z } from 'zod';
import { memoize } from '@/lib/site/memoize';
import type { Checked } from '@/lib/source/diagnostic';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { findSameAddress } from './authors';
import { seriesSchema } from './schemas';

type SeriesList = Readonly<z.infer<typeof seriesSchema>>;

/** `content/series.yaml`, or undefined with diagnostics if it is invalid, so that articles can still be checked. */
export const readSeries = (directory: string): Checked<SeriesList | undefined> =>
  readYamlFile(directory, 'series.yaml', seriesSchema, (series, source) =>
    findSameAddress(series, (index) => [index, 'name'], source),
  );

/** `content/series.yaml`. @throws ContentError with every mistake in it */
export const loadSeries = memoize((directory): SeriesList => orThrow(readSeries(directory)));
