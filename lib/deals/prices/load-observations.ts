import { existsSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '@/lib/site/memoize';
import type { Checked, Diagnostic } from '@/lib/source/diagnostic';
import { fromManifest, record } from '@/lib/source/manifest';
import { displayPath, findStrays, listFiles, readTextFile } from '@/lib/source/read-files';
import { orThrow } from '@/lib/source/yaml-file';
import { code } from '../fields';
import { LEDGER_FILE } from './ledger';
import { compareObservations, parseObservations, type Observation, type Route } from './observation';

/** The folder of the price files, below the content directory. */
export const PRICES_FOLDER = 'prices';

const EXTENSION = '.jsonl';

/** Path of a route's file below the content directory. */
export const priceFile = ({ from, to }: Route): string => `${PRICES_FOLDER}/${from}-${to}${EXTENSION}`;

/** The route of a file by its name, such as NYC-LON.jsonl. */
function routeOfFile(name: string): Route | undefined {
  const [from = '', to = '', ...rest] = name.slice(0, -EXTENSION.length).split('-');
  const isRoute =
    rest.length === 0 && from !== to && [from, to].every((each) => code.safeParse(each).success);
  return isRoute ? { from, to } : undefined;
}

/** The observations of a file that was validated before. */
const parseChecked = (text: string): readonly Observation[] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line): Observation => JSON.parse(line))
    .sort(compareObservations);

/**
 * Reads the file of a route. A route without a file has no observations.
 *
 * The manifest of a build only records that the price files are valid. With their contents it would grow by 20 MB for 200 routes,
 * and every process of the build reads the manifest, but most need no prices. Without the schema, reading a file takes a tenth of
 * the time.
 */
export function readObservations(directory: string, route: Route): Checked<readonly Observation[]> {
  const name = priceFile(route);
  const absolute = path.join(directory, name);
  if (!existsSync(absolute)) return { value: [], diagnostics: [] };
  const source = readTextFile(absolute);
  if (!('text' in source)) return { value: [], diagnostics: [source] };
  return fromManifest(directory, PRICES_FOLDER) === true
    ? { value: parseChecked(source.text), diagnostics: [] }
    : parseObservations(source.file, source.text);
}

const loaders = new Map<string, (directory?: string) => readonly Observation[]>();

/**
 * The observed prices of a route, oldest first. Empty if the route has no file.
 *
 * @throws ContentError for a file with an invalid line
 */
export function loadObservations(route: Route, directory?: string): readonly Observation[] {
  const name = priceFile(route);
  let load = loaders.get(name);
  if (!load) loaders.set(name, (load = memoize((from) => orThrow(readObservations(from, route)))));
  return load(directory);
}

/** The names of the price files, valid or not. The ledger is in the same folder, but is not a price file. */
const listFileNames = (directory: string): readonly string[] =>
  listFiles(path.join(directory, PRICES_FOLDER), EXTENSION).filter(
    (name) => name !== path.basename(LEDGER_FILE),
  );

/** Every route that has a file, in the order of the names. */
export const listObservedRoutes = (directory: string): readonly Route[] =>
  listFileNames(directory).flatMap((name) => routeOfFile(name) ?? []);

/** Diagnostics for the price files: names that are not a route, and lines that are not an observation. */
export function findPriceDiagnostics(directory: string): readonly Diagnostic[] {
  const folder = path.join(directory, PRICES_FOLDER);
  const misnamed = listFileNames(directory).filter((name) => !routeOfFile(name));
  const diagnostics = [
    ...findStrays(folder, EXTENSION),
    ...misnamed.map((name) => ({
      ...{ file: displayPath(path.join(folder, name)), line: 1, column: 1, field: 'file' },
      found: `the name '${name}'`,
      expected: 'the codes of two places, such as NYC-LON.jsonl',
    })),
    ...listObservedRoutes(directory).flatMap((route) => readObservations(directory, route).diagnostics),
  ];
  if (diagnostics.length === 0) record(PRICES_FOLDER, true);
  return diagnostics;
}
