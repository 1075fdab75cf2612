import { LineCounter, parseDocument, type Document } from 'yaml';
import {
  aliasMistake,
  anchorMistake,
  bareNameMistake,
  bareTagMistake,
  mergedEntryMistake,
  syntaxMistake,
} from './yaml-errors';
import { startOfDeepLists } from './yaml-depth';

/** Why a text is not valid YAML. */
interface Mistake {
  /** 0-based. For nesting that is too deep, only `line` is known. */
  readonly offset?: number | undefined;
  /** 1-based. */
  readonly line?: number;
  readonly found: string;
  readonly expected: string;
}

/** A parsed text, independent of the file that it comes from. */
export interface ParsedYaml {
  readonly text: string;
  readonly document: Document;
  readonly lines: LineCounter;
  /** Undefined if the text is not valid YAML. */
  readonly data?: unknown;
  readonly mistake?: Mistake;
}

export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const deepStart = startOfDeepLists(text);
  // The core schema of YAML 1.2 has no tags for objects and keeps dates as text.
  const options = { lineCounter: lines, prettyErrors: false, schema: 'core', logLevel: 'error' } as const;
  const document = parseDocument(text.slice(0, deepStart), options);
  const parsed = { text, document, lines };
  if (deepStart !== undefined) {
    const line = text.slice(0, deepStart).split('\n').length;
    return {
      ...parsed,
      mistake: { line, found: 'lists in lists in lists', expected: 'a few levels at most' },
    };
  }
  // Treat warnings as errors: in `!Viva Italia`, the first word would be lost. Report only the first, because others
  // follow from it.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { ...parsed, mistake: syntaxMistake(document, error, text) };
  try {
    const data: unknown = document.toJS();
    const mistake =
      anchorMistake(document, text) ??
      bareTagMistake(document, text) ??
      mergedEntryMistake(document, text) ??
      bareNameMistake(document);
    return mistake ? { ...parsed, mistake } : { ...parsed, data };
  } catch {
    // An alias bomb makes toJS throw; report it like any other error.
    return { ...parsed, mistake: aliasMistake(document) };
  }
}

/** More than the number of data files of a magazine. */
const LIMIT = 40;
const known = new Map<string, ParsedYaml>();

/**
 * Parses a text, or returns the result for the same text if it is one of the last few. `npm run dev` reads all data files again
 * after every save, and tests read the same files under many paths. Callers must not change the result.
 */
export function parseYamlOnce(text: string): ParsedYaml {
  const parsed = known.get(text) ?? parseYaml(text);
  known.delete(text);
  known.set(text, parsed);
  const [oldest] = known.keys();
  if (known.size > LIMIT && oldest !== undefined) known.delete(oldest);
  return parsed;
}
