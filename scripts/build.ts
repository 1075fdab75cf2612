import { spawnSync } from 'node:child_process';
import { buildMoment } from '@/lib/site/build-context';
import { setVariables } from '@/lib/site/environment';
import { BUILD_ENVIRONMENT, BUILD_STEPS } from './export/build-steps';
import { runCommand } from './command/command';

/** One moment for every step: a build that runs over midnight must not list an article for which it has no page. */
function pinMoment(): void {
  setVariables({ SOURCE_DATE_EPOCH: String(Math.floor(buildMoment().getTime() / 1000)) });
}

await runCommand(
  {
    usage: 'npm run build',
    summary:
      'Checks the content and builds the site into out/. Drafts stay out, and so do articles dated after today (UTC) or after\n' +
      'the moment in SOURCE_DATE_EPOCH (seconds since 1970), with which a build can be made again byte for byte.',
  },
  () => {
    setVariables(BUILD_ENVIRONMENT);
    pinMoment();
    for (const step of BUILD_STEPS) {
      const { status } = spawnSync(step, { stdio: 'inherit', shell: true });
      if (status !== 0) {
        process.exitCode = status ?? 1;
        return;
      }
    }
  },
);
