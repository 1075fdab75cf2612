import { buildMoment } from '@/lib/site/build-context';
import { readVariable, setVariables } from '@/lib/site/environment';
import { BUILD_ENVIRONMENT, BUILD_STEPS } from './export/build-steps';
import { runCommand, UserError } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { run } from './command/processes';

/** One moment for every step: a build that runs over midnight must not list an article for which it has no page. */
function pinMoment(): void {
  setVariables({ SOURCE_DATE_EPOCH: String(Math.floor(buildMoment().getTime() / 1000)) });
}

await runCommand(
  {
    usage: 'npm run build -- [options]',
    summary:
      'Checks the content and builds the site into out/. Drafts stay out, and so do articles dated after today (UTC) or after\n' +
      'the moment in SOURCE_DATE_EPOCH (seconds since 1970), with which a build can be made again byte for byte.',
    options: {
      drafts: {
        type: 'boolean',
        help: 'a preview for editors: shows drafts, future articles and ended deals with labels, hidden from search engines',
      },
    },
  },
  async ({ values }) => {
    setVariables({ ...BUILD_ENVIRONMENT, FAREWIND_DRAFTS: values.drafts ? 'true' : '' });
    loadEnvironment();
    if (values.drafts && readVariable('SITE_ENV') === 'production') {
      throw new UserError(
        "SITE_ENV is 'production', so drafts cannot be shown. Leave it out to build a preview.",
      );
    }
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
