import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const SOURCES = ['app', 'components', 'lib', 'public', 'scripts', 'package-lock.json', 'next.config.mjs'];
const SETTINGS = ['SITE_URL', 'BASE_PATH', 'SITE_ENV', 'TRAVELPAYOUTS_MARKER', 'TRAVELPAYOUTS_TRS'];

/** Variables of the accounts at partners outside the network. @param {string} content @returns {readonly string[]} */
function accountVariables(content) {
  /** @type {{ accounts: Record<string, { env: string }> }} */
  const { accounts } = parse(readFileSync(path.join(content, 'partners.yaml'), 'utf8'));
  return Object.values(accounts).map(({ env }) => env);
}

/** @param {string} source @returns {readonly string[]} */
function filesOf(source) {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Names a build by everything it is made of. The same input gives the same bytes; and a browser that still runs an older
 * build sees another name and loads a new document, instead of mixing the two.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function buildId(env = process.env) {
  const hash = createHash('sha256');
  const content = env.CONTENT_DIRECTORY ?? 'content';
  const directories = [...SOURCES, content];
  for (const source of directories) {
    const base = path.dirname(source);
    for (const file of filesOf(source))
      hash.update(`${path.relative(base, file)}\0`).update(readFileSync(file));
  }
  for (const name of [...SETTINGS, ...accountVariables(content)]) hash.update(`${name}=${env[name] ?? ''}\0`);
  // The day decides which articles are out.
  hash.update(String(Math.floor(Number(env.SOURCE_DATE_EPOCH ?? 0) / 86_400)));
  return hash.digest('hex').slice(0, 12);
}
