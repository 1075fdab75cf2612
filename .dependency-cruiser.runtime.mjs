/* What modules reach at run time, types aside. The rules on single imports are in `.dependency-cruiser.mjs`. */
import boundaries from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'views-load-nothing',
      comment:
        'A component is a synchronous function of its props: it reaches no loader and nothing of Node.',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        reachable: true,
        path: '^(?:node:)?(?:fs|path|crypto|child_process)$|node_modules/(?:gray-matter|yaml)/',
      },
    },
    {
      name: 'client-modules-bring-no-styles',
      comment: 'styled-components in a client module would send its runtime to the browser and flash.',
      severity: 'error',
      from: { path: '\\.client\\.tsx$' },
      to: { reachable: true, path: 'node_modules/styled-components/' },
    },
    {
      name: 'client-modules-bring-no-schemas',
      comment: 'zod in a client module would go to the browser, which validates no content.',
      severity: 'error',
      from: { path: '\\.client\\.tsx$' },
      to: { reachable: true, path: 'node_modules/zod/' },
    },
  ],
  options: { ...boundaries.options, tsPreCompilationDeps: false },
};
