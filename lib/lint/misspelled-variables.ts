import path from 'node:path';
import type { LoadedEnvFiles } from '@next/env';
import { ENVIRONMENT } from '@/lib/site/environment';
import { loadPartners } from '@/lib/site/load-partners';
import { diagnosticsOf } from '@/lib/source/diagnostic';
import { didYouMean } from '@/lib/source/did-you-mean';

/**
 * A warning for each name in the `.env` files that resembles the name of a variable. A name that resembles none may be meant for
 * another program.
 *
 * The registry of partners names the variables of accounts. If it is invalid, there are no warnings: the content check reports it.
 */
export function misspelledVariables(files: LoadedEnvFiles): readonly string[] {
  if (diagnosticsOf(loadPartners).length > 0) return [];
  const accounts = Object.values(loadPartners().accounts).map(({ env }) => env);
  const known = [...Object.keys(ENVIRONMENT.shape), ...accounts];
  return files.flatMap(({ path: file, contents, env }) => {
    const lines = contents.split('\n');
    return Object.keys(env).flatMap((name) => {
      const meant = known.includes(name) ? '' : didYouMean(name, known);
      const line = lines.findIndex((each) => each.includes(name)) + 1;
      return meant ? [`${path.basename(file)}:${line}: '${name}' is no variable of the site${meant}`] : [];
    });
  });
}
