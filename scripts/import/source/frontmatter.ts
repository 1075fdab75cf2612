import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { aliasMistake, syntaxMistake } from '@/lib/source/yaml-errors';
import type { Fields } from './source';

/** An article file, split into fields and body. */
export interface CutFile {
  readonly fields: Fields;
  readonly body: string;
  /** 1-based. */
  readonly bodyLine: number;
  /** Lines of the fields, by name in lower case. */
  readonly fieldLines: ReadonlyMap<string, number>;
  /** The problem with the fields, if they are not valid, and its line in the file. */
  readonly problem?: { readonly line: number; readonly text: string };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fallback for invalid YAML: reads each line as `name: text` and removes quotation marks. */
function readLines(text: string): Fields {
  return Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, name, value = ''] = /^([\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
      return name ? [[name, value.replace(/^(["'])(.*)\1$/, '$2')]] : [];
    }),
  );
}

/** A mistake in YAML, in plain words. */
class YamlError extends Error {
  /** 0-based. */
  readonly offset: number;

  constructor({ offset, found, expected }: ReturnType<typeof syntaxMistake>) {
    super(`found ${found}; expected ${expected}`);
    this.offset = offset;
  }
}

/** @throws YamlError */
function readYaml(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error', uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw new YamlError(syntaxMistake(document, error, text));
  try {
    // A few lines of YAML can expand to a billion values.
    return document.toJS({ maxAliasCount: 50 });
  } catch {
    throw new YamlError(aliasMistake(document));
  }
}

const fieldLinesOf = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split('\n').flatMap((line, index) => {
      const [, name] = /^[ \t]*["']?([\w-]+)["']?[ \t]*[:=]/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), index + 1] as const] : [];
    }),
  );

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  '---': readYaml,
  '+++': (text) => parseToml(text),
};

/** Splits a file after its fields in YAML (`---`), TOML (`+++`) or JSON (`{`). Undefined for a file without fields. */
export function cutFile(text: string): CutFile | undefined {
  const [whole = '', fence = '', matter = ''] =
    /^\ufeff?\s*(---|\+\+\+)[ \t]*\n([^]*?)(?<=\n)\1[ \t]*(?:\n|$)/.exec(text) ??
    /^\ufeff?()(\{\n[^]*?\n\})[ \t]*(?:\n|$)/.exec(text) ??
    [];
  if (whole === '') return undefined;
  const rest = {
    body: text.slice(whole.length),
    bodyLine: whole.split('\n').length,
    fieldLines: fieldLinesOf(whole),
  };
  try {
    const fields = (READERS[fence] ?? JSON.parse)(matter);
    return { fields: isFields(fields) ? fields : {}, ...rest };
  } catch (error) {
    const [words = ''] = (error as Error).message.split('\n');
    const offset = error instanceof YamlError ? whole.indexOf(matter) + error.offset : 0;
    const problem = { line: whole.slice(0, offset).split('\n').length, text: words };
    return { fields: readLines(matter), ...rest, problem };
  }
}
