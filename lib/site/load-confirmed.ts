import { existsSync } from 'node:fs';
import path from 'node:path';
import { readYamlFile, type CrossCheck } from '@/lib/source/yaml-file';
import type { Checked } from '@/lib/source/diagnostic';
import { readVariable } from './environment';
import { memoize } from './memoize';
import { confirmedSchema } from './schemas';

interface Confirmed {
  readonly confirmed: readonly string[];
}

/** `content/confirmed.yaml`: names of files. Without it, no file is confirmed. */
export const readConfirmed = (
  directory: string,
  crossCheck?: CrossCheck<Confirmed>,
): Checked<Confirmed | undefined> =>
  existsSync(path.join(directory, 'confirmed.yaml'))
    ? readYamlFile<Confirmed>(directory, 'confirmed.yaml', confirmedSchema, crossCheck)
    : { value: { confirmed: [] }, diagnostics: [] };

const confirmedFiles = memoize((directory) => new Set(readConfirmed(directory).value?.confirmed));

/**
 * Whether a content file may contain samples that the site shows: the operator has not confirmed the file, and the build is not
 * for production. The content check reports an invalid `confirmed.yaml`.
 */
export const mayHoldSamples = (file: string, directory: string): boolean =>
  readVariable('SITE_ENV') !== 'production' && !confirmedFiles(directory).has(file);
