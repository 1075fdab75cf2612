import { availableParallelism } from 'node:os';
import { readVariable } from '@/lib/site/environment';
import { buildId } from '@/scripts/incremental/build-id';
import { NEXT_EXPORT } from '@/scripts/incremental/paths';
import { serverSettings } from '@/scripts/server/server-settings';

/** Up to this many pages, one process is as fast as two, because starting a second process takes longer than rendering the pages. */
const FEW_PAGES = 40;

/**
 * The settings that `next.config.mjs` cannot determine. Every process of Next reads that configuration, and loading our modules there
 * would make each process start a second later.
 *
 * @param pages number of article pages to render, if known
 * @returns environment variables that pass the settings to Next; one of them turns its telemetry off
 */
export function nextSettings(pages = Infinity) {
  // The folder on the host, if any. lib/site/address.ts adds it to addresses that Next does not handle.
  const basePath = readVariable('BASE_PATH');
  // By default Next leaves one core idle, which is half of a machine with two cores.
  const cpus = pages <= FEW_PAGES ? 1 : availableParallelism();
  const isPreview = readVariable('NODE_ENV') === 'development';
  const settings = isPreview
    ? // No export mode, in which Next would treat a deleted or renamed article as a defect of the program. Next serves its own
      // scripts only to pages on these hosts.
      { basePath, allowedDevOrigins: serverSettings().hosts }
    : // For a static export, `distDir` is the output folder; everything else stays in '.next'. The build merges it with the rest.
      { basePath, output: 'export', distDir: NEXT_EXPORT, id: buildId(), cpus };
  return { FAREWIND_NEXT: JSON.stringify(settings), NEXT_TELEMETRY_DISABLED: '1' };
}
