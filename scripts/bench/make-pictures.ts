import { runCommand } from '@/scripts/command/command';
import { loadEnvironment } from '@/scripts/command/load-environment';
import { makeOwnPictures } from '@/scripts/build/own-pictures';

// Runs only the picture step of a build, in a separate process whose time and memory can be measured.
loadEnvironment();
await runCommand(
  {
    usage: 'tsx scripts/bench/make-pictures.ts',
    summary: 'Makes what visitors get of the pictures in content/pictures, as the build does.',
  },
  async () => {
    await makeOwnPictures();
  },
);
