import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { aliasMistake, anchorMistake, mergedEntryMistake, syntaxMistake } from '@/lib/source/yaml-errors';
import type { Fields } from './source';

/** An article file, split into fields and body. */
export interface CutFile {
  readonly fields: Fields;
  readonly body: string;
  /** 1-based. */
  readonly bodyLine: number;
  /** Lines of the fields, by name in lower case. */
  readonly fieldLines: ReadonlyMap<string, number>;
  /** The problem with the fields, if they are not valid or not what their writer meant, and its line in the file. */
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

type YamlMistake = ReturnType<typeof syntaxMistake>;

const inWords = ({ found, expected }: YamlMistake) => `found ${found}; expected ${expected}`;

/** A mistake in YAML, in plain words. */
class YamlError extends Error {
  /** 0-based. */
  readonly offset: number;

  constructor(mistake: YamlMistake) {
    super(inWords(mistake));
    this.offset = mistake.offset;
  }
}

/** Parsed fields, and the mistake because of which they may not be what their writer meant. */
interface ReadValue {
  readonly value: unknown;
  readonly doubt?: YamlMistake | undefined;
}

/** @throws YamlError */
function readYaml(text: string): ReadValue {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error', uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw new YamlError(syntaxMistake(document, error, text));
  try {
    // A few lines of YAML can expand to a billion values.
    const value: unknown = document.toJS({ maxAliasCount: 50 });
    const [warning] = document.warnings;
    const doubt = warning
      ? syntaxMistake(document, warning, text)
      : (anchorMistake(document, text) ?? mergedEntryMistake(document, text));
    return { value, doubt };
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

const READERS: Readonly<Record<string, (text: string) => ReadValue>> = {
  '---': readYaml,
  '+++': (text) => ({ value: parseToml(text) }),
};

const readJson = (text: string): ReadValue => ({ value: JSON.parse(text) });

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
  const lineAt = (offset: number) => whole.slice(0, whole.indexOf(matter) + offset).split('\n').length;
  try {
    const { value, doubt } = (READERS[fence] ?? readJson)(matter);
    const cut = { fields: isFields(value) ? value : {}, ...rest };
    if (!doubt) return cut;
    const text = `a field may not be what was meant (${inWords(doubt)})`;
    return { ...cut, problem: { line: lineAt(doubt.offset), text } };
  } catch (error) {
    const [words = ''] = (error as Error).message.split('\n');
    const line = error instanceof YamlError ? lineAt(error.offset) : 1;
    const text = `the fields are not valid (${words}); each line was read separately`;
    return { fields: readLines(matter), ...rest, problem: { line, text } };
  }
}
