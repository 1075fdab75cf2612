import nextEnvironment from '@next/env';
import { setVariables } from '@/lib/site/environment';

/**
 * Adds the `.env` files that Next reads for a build, or for the preview, to the environment; what the shell sets wins. The
 * preview is under development whatever the shell says. Next goes back to the environment that it finds here when such a
 * file changes.
 */
export function loadEnvironment(mode: 'production' | 'development' = 'production'): void {
  const isPreview = mode === 'development';
  if (isPreview) setVariables({ NODE_ENV: mode });
  nextEnvironment.loadEnvConfig(process.cwd(), isPreview);
}
