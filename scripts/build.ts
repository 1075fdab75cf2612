import { buildMoment } from '@/lib/site/build-context';
import { setVariables } from '@/lib/site/environment';
import { BUILD_ENVIRONMENT, BUILD_STEPS } from './export/build-steps';
import { runCommand } from './command/command';
import { run } from './command/processes';

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
  async () => {
    setVariables(BUILD_ENVIRONMENT);
    pinMoment();
    for (const step of BUILD_STEPS) {
      const { failed, exitCode = 1 } = await run(step, { shell: true, stdio: 'inherit', reject: false });
      if (failed) {
        process.exitCode = exitCode;
        return;
      }
    }
  },
);
