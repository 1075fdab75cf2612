import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readIndex } from '@/lib/site/own-pictures';
import { displayPath, filesBelow } from '@/lib/source/read-files';
import { rawVariable, readVariable } from '@/lib/site/environment';

const SOURCES = ['app', 'components', 'lib', 'public', 'scripts', 'package-lock.json', 'next.config.mjs'];
const SETTINGS = ['SITE_URL', 'BASE_PATH', 'SITE_ENV', 'TRAVELPAYOUTS_MARKER', 'TRAVELPAYOUTS_TRS'];

/** Variables of the accounts at partners outside the network. */
function accountVariables(content: string): readonly string[] {
  const { accounts } = parse(readFileSync(path.join(content, 'partners.yaml'), 'utf8')) as {
    readonly accounts: Readonly<Record<string, { readonly env: string }>>;
  };
  return Object.values(accounts).map(({ env }) => env);
}

const filesOf = (source: string) =>
  statSync(source).isFile() ? [source] : filesBelow(source).map((file) => path.join(source, file));

/**
 * Names a build by everything it is made of. The same input gives the same bytes; and a browser that still runs an older
 * build sees another name and loads a new document, instead of mixing the two.
 */
export function buildId(): string {
  const hash = createHash('sha256');
  const content = readVariable('CONTENT_DIRECTORY');
  const directories = [...SOURCES, content];
  const { files } = readIndex();
  for (const source of directories) {
    const base = path.dirname(source);
    for (const file of filesOf(source)) {
      // A thousand photographs are gigabytes, and pages know them by their hashes.
      const { hash: known } = files[displayPath(file)] ?? {};
      hash.update(`${path.relative(base, file)}\0`).update(known ?? readFileSync(file));
    }
  }
  for (const name of [...SETTINGS, ...accountVariables(content)])
    hash.update(`${name}=${rawVariable(name) ?? ''}\0`);
  // The day decides which articles are out.
  hash.update(String(Math.floor((readVariable('SOURCE_DATE_EPOCH')?.getTime() ?? 0) / 86_400_000)));
  return hash.digest('hex').slice(0, 12);
}
