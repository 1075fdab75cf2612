import { misspelledVariables } from '@/lib/lint/misspelled-variables';
import { readiness } from '@/lib/lint/production';
import { currentBuildContext } from '@/lib/site/build-context';
import { setVariables } from '@/lib/site/environment';
import { contentDirectory } from '@/lib/site/memoize';
import { counted } from '@/lib/source/counted';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { reviewWithPictures } from './pictures/review-with-pictures';

const COMMAND = {
  usage: 'npm run check:live',
  summary:
    'Lists everything that is still a sample or missing before the site goes public: the problems that stop a production build, including errors in the content, and other things to look at. Exit code 0: a production build would succeed; 1: it would stop.',
};

const section = (title: string, items: readonly string[]) =>
  items.length === 0 ? [] : [`${title}\n`, ...items.map((item) => `${item}\n`)];

const files = loadEnvironment();
await runCommand(COMMAND, async () => {
  setVariables({ SITE_ENV: 'production' });
  const { errors } = await reviewWithPictures(contentDirectory(), currentBuildContext());
  const { stops: unready, notes } = readiness();
  const inContent =
    errors.length > 0
      ? [`The content has ${counted(errors.length, 'error')}: run npm run check:content.`]
      : [];
  const stops = [...inContent, ...unready];
  const lines = [
    ...section('These problems stop a production build:', stops),
    ...section('These do not stop a production build, but look at them first:', [
      ...misspelledVariables(files),
      ...notes,
    ]),
  ];
  console.log(lines.join('\n') || 'Nothing is left to do: a production build would succeed.');
  if (stops.length > 0) process.exitCode = 1;
});
