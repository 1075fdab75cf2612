import { randomUUID } from 'node:crypto';
import { rawVariable } from '@/lib/site/environment';
import { codeHash, hashOf, sources } from './sources.mjs';

/** Variables that change the scripts that the browser runs. */
const SETTINGS = ['SITE_URL', 'BASE_PATH'];

/**
 * The id of a build, from its code and settings but not from its content, so that an edit to one article leaves all other pages
 * unchanged. A browser that still runs the code of another build sees a different id, and loads a new document instead of mixing the
 * two builds.
 */
export function buildId(): string {
  const hash = hashOf(sources());
  for (const name of SETTINGS) hash.update(`${name}=${rawVariable(name) ?? ''}\0`);
  return hash.digest('hex').slice(0, 12);
}

/**
 * A part of the key of every stored result that depends on code. Usually empty. If the code has changed since `npm run build` bundled it,
 * its hash says nothing about the code that runs. Then this is random, so that no later build finds the result.
 */
export function nonceOfChangedCode(): string {
  const bundled = rawVariable('FAREWIND_CODE');
  return bundled === undefined || bundled === codeHash() ? '' : randomUUID();
}
