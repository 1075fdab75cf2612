import path from 'node:path';
import type { z } from 'zod';
import { ContentError, type Checked, type Diagnostic } from './diagnostic';
import { fromManifest, record } from './manifest';
import { readTextFile } from './read-files';
import { parseYamlOnce } from './parse-yaml';
import { yamlSource, type YamlSource } from './yaml-source';

/** Checks beyond the schema of one file, such as references to another file. */
export type CrossCheck<T> = (value: T, source: YamlSource) => readonly Diagnostic[];

/** A parsed YAML file, or a diagnostic with the reason why it cannot be read. */
export function openYamlFile(file: string): YamlSource | Diagnostic {
  const source = readTextFile(file);
  return 'text' in source ? yamlSource(source.file, parseYamlOnce(source.text)) : source;
}

/**
 * Reads one YAML file and validates it with its schema.
 *
 * @param directory the content directory
 * @param name path of the file relative to the content directory, such as `deals/flights.yaml`
 */
export function readYamlFile<T>(
  directory: string,
  name: string,
  schema: z.ZodType<T>,
  crossCheck: CrossCheck<T> = () => [],
): Checked<T | undefined> {
  const known = fromManifest(directory, name) as T | undefined;
  if (known !== undefined) return { value: known, diagnostics: [] };
  const yaml = openYamlFile(path.join(directory, name));
  if ('found' in yaml) return { value: undefined, diagnostics: [yaml] };
  const { value, diagnostics } = yaml.validate(schema);
  if (value === undefined) return { value, diagnostics };
  record(name, value);
  return { value, diagnostics: [...diagnostics, ...crossCheck(value, yaml)] };
}

/** The value of a read without diagnostics. @throws ContentError with all diagnostics otherwise */
export function orThrow<T>({ value, diagnostics }: Checked<T | undefined>): T {
  if (diagnostics.length > 0 || value === undefined) throw new ContentError(diagnostics);
  return value;
}
