import nextEnvironment, { type LoadedEnvFiles } from '@next/env';
import { setVariables } from '@/lib/site/environment';

/**
 * Adds the variables of the `.env` files that Next reads for a build or for the preview. Variables of the shell take precedence, except
 * NODE_ENV, which is always `development` for the preview. When a `.env` file changes, Next starts again from the environment that it
 * found here.
 *
 * @returns the files
 */
export function loadEnvironment(mode: 'production' | 'development' = 'production'): LoadedEnvFiles {
  const isPreview = mode === 'development';
  if (isPreview) setVariables({ NODE_ENV: mode });
  return nextEnvironment.loadEnvConfig(process.cwd(), isPreview).loadedEnvFiles;
}

/** Removes these variables again. */
export const forgetEnvironment = (): void => nextEnvironment.resetEnv();
