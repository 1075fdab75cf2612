import { availableParallelism } from 'node:os';
import { readVariable } from '@/lib/site/environment';
import { buildId } from './incremental/build-id';
import { NEXT_EXPORT } from './incremental/places';
import { serverSettings } from './server/server-settings';

/**
 * What `next.config.mjs` cannot know by itself. Every process of Next reads its configuration, and one that loaded our modules for
 * it would start a second later.
 *
 * @returns variables of the environment in which Next gets it, and does without telling its makers
 */
export function nextSettings() {
  // The folder below the host's root, where there is one; lib/site/address.ts puts it before what Next does not know of.
  const basePath = readVariable('BASE_PATH');
  const isPreview = readVariable('NODE_ENV') === 'development';
  const settings = isPreview
    ? // No export: Next would take an article that is deleted or renamed for a defect of the program. Its own scripts it gives to
      // pages of these hosts only.
      { basePath, allowedDevOrigins: serverSettings().hosts }
    : // Of a static export, `distDir` is where it goes; all else stays in '.next'. The build puts it together with the rest of the site.
      { basePath, output: 'export', distDir: NEXT_EXPORT, id: buildId(), cpus: availableParallelism() };
  return { FAREWIND_NEXT: JSON.stringify(settings), NEXT_TELEMETRY_DISABLED: '1' };
}
