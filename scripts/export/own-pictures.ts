import { loadPictureUses } from '@/lib/lint/check-content';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import { contentDirectory } from '@/lib/site/memoize';
import { ContentError } from '@/lib/source/diagnostic';
import { runCommand } from '@/scripts/command/command';
import { loadEnvironment } from '@/scripts/command/load-environment';
import { preparePictures } from '@/scripts/pictures/prepare';

const COMMAND = {
  usage: 'tsx scripts/export/own-pictures.ts',
  summary: "A step of 'npm run build': makes what visitors get of the pictures in content/pictures.",
};

// Before `next build`, whose pages name the variants by the hashes of the originals.
loadEnvironment();
await runCommand(COMMAND, async () => {
  const start = performance.now();
  const directory = contentDirectory();
  const uses = loadPictureUses(directory);
  const { diagnostics, made, cached } = await preparePictures(directory, uses, 'make', PICTURE_CACHE);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  if (made + cached > 0)
    console.log(
      `Pictures: ${made} made, ${cached} from the cache (${Math.round(performance.now() - start)} ms)`,
    );
});
