import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import type { Fields } from './source';

/** An article file, split into fields and body. */
export interface CutFile {
  readonly fields: Fields;
  readonly body: string;
  /** 1-based. */
  readonly bodyLine: number;
  /** Lines of the fields, by name in lower case. */
  readonly fieldLines: ReadonlyMap<string, number>;
  /** The problem with the fields, if they are not valid. */
  readonly problem?: string;
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

/** Limits aliases, because a few lines of YAML can expand to a billion values. */
const readYaml = (text: string): unknown =>
  parseYaml(text, { maxAliasCount: 50, logLevel: 'error', uniqueKeys: false });

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
    const [problem = ''] = (error as Error).message.split('\n');
    return { fields: readLines(matter), ...rest, problem };
  }
}
