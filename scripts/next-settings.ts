import { availableParallelism } from 'node:os';
import { readVariable } from '@/lib/site/environment';
import { buildId } from './incremental/build-id';
import { NEXT_EXPORT } from './incremental/places';
import { serverSettings } from './server/server-settings';

/** Up to this many pages, one process is as fast as two: a second one takes longer to start than the pages take. */
const FEW_PAGES = 40;

/**
 * What `next.config.mjs` cannot know by itself. Every process of Next reads its configuration, and one that loaded our modules for
 * it would start a second later.
 *
 * @param pages number of pages of articles to render, if it is known
 * @returns variables of the environment in which Next gets it; one of them turns its telemetry off
 */
export function nextSettings(pages = Infinity) {
  // The folder below the host's root, where there is one; lib/site/address.ts puts it before what Next does not know of.
  const basePath = readVariable('BASE_PATH');
  // By itself Next leaves one core idle, which on two cores is half of the machine.
  const cpus = pages <= FEW_PAGES ? 1 : availableParallelism();
  const isPreview = readVariable('NODE_ENV') === 'development';
  const settings = isPreview
    ? // No export: Next would take an article that is deleted or renamed for a defect of the program. Its own scripts it gives to
      // pages of these hosts only.
      { basePath, allowedDevOrigins: serverSettings().hosts }
    : // Of a static export, `distDir` is where it goes; all else stays in '.next'. The build puts it together with the rest of the site.
      { basePath, output: 'export', distDir: NEXT_EXPORT, id: buildId(), cpus };
  return { FAREWIND_NEXT: JSON.stringify(settings), NEXT_TELEMETRY_DISABLED: '1' };
}
