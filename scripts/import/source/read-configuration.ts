import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { readText } from './read-files';
import { textOf, type Configuration, type MarkdownSystem } from './systems';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export function readConfiguration(root: string, { configuration }: MarkdownSystem): Configuration {
  const none = { home: undefined, permalinks: {} };
  for (const name of configuration) {
    const read = readText(path.join(root, name));
    if (!('text' in read) || read.text === '') continue;
    // Configuration code is not run. Only the site's address is read from it.
    if (/\.[mc]?[jt]s$/.test(name))
      return { ...none, home: /\bsite(?:Url)?\s*:\s*[`'"](https?:[^`'"]+)/i.exec(read.text)?.[1] };
    try {
      const data = record(
        name.endsWith('.toml')
          ? parseToml(read.text)
          : parseYaml(read.text, { maxAliasCount: 50, logLevel: 'error' }),
      );
      const base = textOf(data.baseURL ?? data.baseurl ?? data.baseUrl);
      const home = /^https?:/.test(base)
        ? base
        : textOf(data.url) === ''
          ? undefined
          : `${textOf(data.url)}${base}`;
      const permalinks = record(data.permalinks);
      const stated =
        typeof data.permalink === 'string'
          ? { '': data.permalink }
          : { ...permalinks, ...record(permalinks.page) };
      return {
        home,
        permalinks: Object.fromEntries(
          Object.entries(stated).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        ),
      };
    } catch {
      return none;
    }
  }
  return none;
}
