import path from 'node:path';
import type { z } from 'zod';
import { ContentError, type Checked, type Finding } from './diagnostic';
import { readTextFile } from './read-files';
import { readYaml, type YamlSource } from './yaml-source';

/** Checks that a schema of one file cannot make, such as references into another file. */
export type CrossCheck<T> = (value: T, source: YamlSource) => readonly Finding[];

/**
 * Reads one YAML file and holds it against its schema.
 *
 * @param directory the content directory
 * @param name path of the file below it, such as `deals/flights.yaml`
 */
export function readYamlFile<T>(
  directory: string,
  name: string,
  schema: z.ZodType<T>,
  crossCheck: CrossCheck<T> = () => [],
): Checked<T | undefined> {
  const source = readTextFile(path.join(directory, name));
  if (!('text' in source)) return { value: undefined, findings: [source] };
  const yaml = readYaml(source.file, source.text);
  const { value, findings } = yaml.validate(schema);
  if (value === undefined) return { value, findings };
  return { value, findings: crossCheck(value, yaml) };
}

/** The value of a read that found nothing wrong. @throws ContentError with all findings otherwise */
export function orThrow<T>({ value, findings }: Checked<T | undefined>): T {
  if (findings.length > 0 || value === undefined) throw new ContentError(findings);
  return value;
}
