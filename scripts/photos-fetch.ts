import { orThrow } from '@/lib/source/yaml-file';
import { readVariable } from '@/lib/site/environment';
import { contentDirectory } from '@/lib/site/memoize';
import { readPictures } from '@/lib/site/pictures';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { progress } from './command/progress';
import { fetchPhotos } from './photos/fetch-photos';

const COMMAND = {
  usage: 'npm run photos:fetch',
  summary:
    'Takes the photos of content/pictures.yaml from their host into content/pictures/stock, each once, with author and license as far\n' +
    'as the files say them. The build then serves them like pictures of your own, so that no visitor asks the host for anything. Photos\n' +
    'that are not there are linked as before. Exit code 1 if one could not be had.',
};

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

loadEnvironment();
await runCommand(COMMAND, async () => {
  const directory = contentDirectory();
  const { fetched, there, failed, anonymous } = await fetchPhotos({
    directory,
    origin: readVariable('PHOTO_HOST_URL'),
    tick: progress('Photos', Object.keys(orThrow(readPictures(directory))).length),
  });
  for (const [key, reason] of failed) console.error(`${key}: ${reason}`);
  console.log(
    `${photos(fetched.length)} fetched, ${there.length} there already, ${failed.size} could not be had.`,
  );
  if (anonymous.length > 0)
    console.log(
      `The files do not say who took ${anonymous.join(', ')}. If you know it, add 'credit' in content/pictures.yaml.`,
    );
  if (failed.size > 0) process.exitCode = 1;
});
