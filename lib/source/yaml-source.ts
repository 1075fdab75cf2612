import { isMap, isPair, isScalar, visit, type Document } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from './diagnostic';
import { didYouMean } from './did-you-mean';
import { fieldsIn } from './field-rules';
import { parseYaml, type ParsedYaml } from './parse-yaml';
import { shorten } from './shorten';

type Path = readonly PropertyKey[];

interface Place {
  readonly line: number;
  readonly column: number;
}

/** The position of the value at `path`, or of its parent if the field is missing. 0-based offset or undefined. */
function offsetOf(document: Document, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    const key = path[length - 1];
    const parent = length > 0 ? document.getIn(path.slice(0, length - 1), true) : undefined;
    if (isMap(parent)) {
      // The key, because an empty value has no position.
      const pair = parent.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
      );
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
      return node.range[0] as number;
    }
  }
  return undefined;
}

/** The value as written, shortened to one line. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    return 'a value that contains itself';
  }
  return shorten(text, 60);
}

/** The offset of a field `__proto__`. Schemas of free names, such as codes of airlines, leave it out without an error. */
function prototypeOffset(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Pair(_key, { key }) {
      if (!isScalar(key) || key.value !== '__proto__') return undefined;
      offset = key.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

interface PlacedText {
  readonly path: Path;
  readonly text: string;
}

interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

/**
 * All values that are no list and no map, with their paths.
 *
 * @param seen lists and maps already searched; an alias may refer to one again, or to its own parent
 */
function leavesIn(data: unknown, path: Path = [], seen = new Set<unknown>()): readonly Leaf[] {
  if (typeof data !== 'object' || data === null) return [{ path, value: data }];
  if (seen.has(data)) return [];
  seen.add(data);
  return Object.entries(data).flatMap(([key, value]) => leavesIn(value, [...path, key], seen));
}

const textsIn = (data: unknown): readonly PlacedText[] =>
  leavesIn(data).flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, text: value }] : []));

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/** The expectation of a schema rule. YAML reads an unquoted 2026 or yes as a number or a boolean. */
function expectedBy(issue: z.core.$ZodIssue, value: unknown): string {
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  return isText && ['number', 'boolean'].includes(typeof value)
    ? `${issue.message}; '${String(value)}' in quotation marks is a text`
    : issue.message;
}

/** Makes diagnostics at the position of a value in a file. */
export interface DiagnosticSource {
  /** A diagnostic at the value at `path`, for checks beyond a schema. */
  readonly diagnosticAt: (path: Path, found: string, expected: string) => Diagnostic;
}

/** The diagnostics for one issue that a schema found in the data. */
function schemaDiagnostics(
  issue: z.core.$ZodIssue,
  data: unknown,
  diagnosticAt: DiagnosticSource['diagnosticAt'],
): readonly Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsIn(issue.message);
    return issue.keys.map((key) =>
      diagnosticAt(
        [...issue.path, key],
        'a field that does not exist',
        issue.message + didYouMean(key, known),
      ),
    );
  }
  const value = valueAt(data, issue.path);
  return [diagnosticAt(issue.path, describeValue(value), expectedBy(issue, value))];
}

/** Parsed YAML that has not been validated yet. */
export interface YamlSource extends DiagnosticSource {
  /** Whether the text is valid YAML. */
  readonly isValid: boolean;
  /** All strings of the data with their paths; none if the YAML is invalid. */
  readonly texts: () => readonly PlacedText[];
  /**
   * Validates the data with a schema, whose messages say what was expected.
   *
   * @param sentences names of fields of sentences, behind which no comment may stand
   */
  readonly validate: <T>(
    schema: z.ZodType<T>,
    sentences?: readonly string[],
  ) => {
    readonly value: T | undefined;
    readonly diagnostics: readonly Diagnostic[];
  };
}

/**
 * Parsed YAML as the content of a file.
 *
 * @param file path to name in diagnostics
 * @param firstLine line of the file on which the text starts (1-based); 2 for frontmatter
 */
export function yamlSource(file: string, parsed: ParsedYaml, firstLine = 1): YamlSource {
  const { text, document, lines, data, mistake } = parsed;
  const placeOf = (offset: number | undefined): Place => {
    const position = lines.linePos(offset ?? 0);
    return { line: Math.max(position.line, 1) + firstLine - 1, column: Math.max(position.col, 1) };
  };
  const diagnostic = (place: Place, field: string, found: string, expected: string): Diagnostic => ({
    file,
    ...place,
    field,
    found,
    expected,
  });
  const syntax: readonly Diagnostic[] = mistake
    ? [
        diagnostic(
          mistake.line ? { line: mistake.line + firstLine - 1, column: 1 } : placeOf(mistake.offset),
          'YAML',
          mistake.found,
          mistake.expected,
        ),
      ]
    : [];
  const name = (path: Path) => path.map(String).join('.') || 'file';
  const diagnosticAt = (path: Path, found: string, expected: string) =>
    diagnostic(placeOf(offsetOf(document, path)), name(path), found, expected);
  /** The comment after an unquoted text at `path`, from its `#`. */
  const commentBehind = (path: Path): string | undefined => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
    return /^[ \t]*(#.*)/.exec(text.slice(node.range[1]))?.[1];
  };
  /** Reports a `#` that cuts a text short, because it begins a YAML comment: 'Room #5' is the text 'Room'. */
  const findCutTexts = (sentences: readonly string[]): readonly Diagnostic[] =>
    // Most files have no such text. Of '#1 of all', nothing is left.
    (/[ \t]#/.test(text) ? leavesIn(data) : []).flatMap(({ path, value }) => {
      const comment = typeof value === 'string' || value === null ? commentBehind(path) : undefined;
      const isCut = comment && (/^#[\p{L}\d]/u.test(comment) || sentences.includes(String(path[0])));
      return isCut
        ? diagnosticAt(
            path,
            `'${comment}' behind the text, which YAML takes for a comment`,
            'quotation marks around the whole text, or the comment in a line of its own',
          )
        : [];
    });
  return {
    isValid: !mistake,
    diagnosticAt,
    texts: () => textsIn(data),
    validate: (schema, sentences = []) => {
      if (mistake) return { value: undefined, diagnostics: syntax };
      const result = schema.safeParse(data);
      if (result.success) {
        const offset = text.includes('__proto__') ? prototypeOffset(document) : undefined;
        if (offset === undefined) return { value: result.data, diagnostics: findCutTexts(sentences) };
        const reserved = diagnostic(placeOf(offset), '__proto__', 'a name that is reserved', 'another name');
        return { value: undefined, diagnostics: [reserved] };
      }
      const diagnostics = result.error.issues.flatMap((issue) =>
        schemaDiagnostics(issue, data, diagnosticAt),
      );
      return { value: undefined, diagnostics: [...diagnostics, ...findCutTexts(sentences)] };
    },
  };
}

/** Parses YAML and keeps the position of each value. */
export const readYaml = (file: string, text: string, firstLine = 1): YamlSource =>
  yamlSource(file, parseYaml(text), firstLine);
