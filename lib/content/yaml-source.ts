import { isMap, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { Finding } from './finding';

type Path = readonly PropertyKey[];

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where the value at `path` stands; for a missing field, where its parent starts. Zero-based offset or undefined. */
function offsetOf(document: Document, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    const key = path[length - 1];
    const parent = length > 0 ? document.getIn(path.slice(0, length - 1), true) : undefined;
    if (isMap(parent)) {
      // The key, not the value: an empty value has no place of its own.
      const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range)) {
      return node.range[0] as number;
    }
  }
  return undefined;
}

/** The value as a writer would recognise it, short enough for one line. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/** What to write instead, where that can be said. */
const SYNTAX: Readonly<Record<string, string>> = {
  TAG_RESOLVE_FAILED: "quotation marks around a text that starts with '!'",
};

/** Knows where each value of a file stands. */
export interface FindingSource {
  /** A finding at the place of the value at `path`, for checks that a schema of one file cannot make. */
  readonly findingAt: (path: Path, found: string, expected: string) => Finding;
}

/** Text of YAML that has been parsed but not yet been believed. */
export interface YamlSource extends FindingSource {
  readonly data: unknown;
  readonly findings: readonly Finding[];
  /** The comment right behind an unquoted text at `path`, from its `#`: it may have been meant as part of the text. */
  readonly commentBehind: (path: Path) => string | undefined;
  /** Holds the data against a schema; messages of the schema say what was expected. */
  readonly validate: <T>(schema: z.ZodType<T>) => {
    readonly value: T | undefined;
    readonly findings: readonly Finding[];
  };
}

/**
 * Parses YAML and remembers where everything stood.
 *
 * @param file path to name in findings
 * @param firstLine line of the file on which `text` starts (1-based); 2 for frontmatter
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  // The core schema of YAML 1.2 has no tags that build objects and leaves dates as text.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: 'core' });
  const placeOf = (offset: number | undefined): Place => {
    const position = lines.linePos(offset ?? 0);
    return { line: Math.max(position.line, 1) + firstLine - 1, column: Math.max(position.col, 1) };
  };
  const finding = (offset: number | undefined, field: string, found: string, expected: string): Finding => ({
    file,
    ...placeOf(offset),
    field,
    found,
    expected,
  });
  // A warning is a mistake here, too: of `!Viva Italia`, the first word would be lost.
  const syntax = [...document.errors, ...document.warnings].map(({ pos, message, code }) =>
    finding(pos[0], 'YAML', message.split('\n')[0] ?? code, SYNTAX[code] ?? 'valid YAML'),
  );
  // An alias bomb makes toJS throw; it is a mistake in the file like any other.
  let data: unknown;
  if (syntax.length === 0) {
    try {
      data = document.toJS({ maxAliasCount: 50 });
    } catch {
      syntax.push(finding(0, 'YAML', 'too many aliases', 'values written out'));
    }
  }
  const name = (path: Path) => path.map(String).join('.') || 'file';
  const findingAt = (path: Path, found: string, expected: string) =>
    finding(offsetOf(document, path), name(path), found, expected);
  return {
    data,
    findings: syntax,
    findingAt,
    commentBehind: (path) => {
      const node = document.getIn(path, true);
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
      return /^[ \t]*(#.*)/.exec(text.slice(node.range[1]))?.[1];
    },
    validate: (schema) => {
      if (syntax.length > 0) return { value: undefined, findings: syntax };
      const result = schema.safeParse(data);
      if (result.success) return { value: result.data, findings: [] };
      const findings = result.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) =>
              findingAt([...issue.path, key], 'a field that does not exist', issue.message),
            )
          : [findingAt(issue.path, describeValue(valueAt(data, issue.path)), issue.message)],
      );
      return { value: undefined, findings };
    },
  };
}
