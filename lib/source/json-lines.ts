import type { z } from 'zod';
import type { Checked, Diagnostic } from './diagnostic';
import { describeValue } from './yaml-source';

type Place = Pick<Diagnostic, 'file' | 'line'>;

function parseLine<T>(text: string, schema: z.ZodType<T>, place: Place): { value: T } | Diagnostic {
  const diagnostic = (field: string, found: string, expected: string): Diagnostic => {
    return { ...place, column: 1, field, found, expected };
  };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return diagnostic('line', describeValue(text), 'one JSON object, as npm run deals:refresh writes it');
  }
  const { success, data: value, error } = schema.safeParse(data);
  if (success) return { value };
  const [issue] = error.issues;
  const expected = issue?.message ?? 'one JSON object';
  if (issue?.code === 'unrecognized_keys')
    return diagnostic(issue.keys.join(', '), 'a field that does not exist', expected);
  const key = issue?.path[0];
  if (key === undefined) return diagnostic('line', describeValue(data), 'one JSON object');
  return diagnostic(String(key), describeValue((data as Record<PropertyKey, unknown>)[key]), expected);
}

/**
 * The values of a file with one JSON object per line, in the order of the file, and diagnostics for its invalid lines.
 *
 * @param file path to name in diagnostics
 */
export function parseJsonLines<T>(file: string, text: string, schema: z.ZodType<T>): Checked<readonly T[]> {
  const lines = text
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim() ? [parseLine(line, schema, { file, line: index + 1 })] : []));
  return {
    value: lines.flatMap((line) => ('value' in line ? [line.value] : [])),
    diagnostics: lines.filter((line) => 'found' in line),
  };
}
