import { counted } from '@/lib/source/counted';
import { readVariable } from '@/lib/site/environment';
import { contentDirectory } from '@/lib/site/memoize';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { progress } from './command/progress';
import { fetchPhotos } from './photos/fetch-photos';

const COMMAND = {
  usage: 'npm run photos:fetch',
  summary:
    'Downloads the photos of content/pictures.yaml to content/pictures/stock, each once, and records author and license if the files ' +
    'contain them. The build then serves them like your own pictures, so that pages need no photo host. Pages load missing photos ' +
    'from the host, as before. Exit code 1: a photo could not be downloaded.',
};

loadEnvironment();
await runCommand(COMMAND, async () => {
  const { fetched, there, failed, anonymous } = await fetchPhotos({
    directory: contentDirectory(),
    origin: readVariable('PHOTO_HOST_URL'),
    start: (total) => progress('Photos', total),
  });
  for (const [key, reason] of failed) console.error(`${key}: ${reason}`);
  console.log(
    `${counted(fetched.length, 'photo')} downloaded, ${there.length} there already, ${failed.size} failed.`,
  );
  if (anonymous.length > 0)
    console.log(
      `The files do not name the photographer of ${anonymous.join(', ')}. If you know the name, add 'credit' in content/pictures.yaml.`,
    );
  if (failed.size > 0) process.exitCode = 1;
});
