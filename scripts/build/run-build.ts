import { runCommand } from '@/scripts/command/command';
import { loadEnvironment } from '@/scripts/command/load-environment';
import { buildSite } from './build-site';

// What `npm run build` runs: that one has set the environment, and has the folder for itself.
loadEnvironment();
await runCommand(
  {
    usage: 'tsx scripts/build/run-build.ts',
    summary: "The work of 'npm run build'.",
    options: {
      full: { type: 'boolean', help: 'render every page' },
      explain: { type: 'boolean', help: 'name the pages that are rendered, each with the reason' },
    },
  },
  ({ values }) => buildSite({ full: values.full === true, explain: values.explain === true }),
);
