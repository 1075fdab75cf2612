/*
 * The import boundaries of the project (docs/architecture.md): types count, and so do cycles between folders.
 * `.dependency-cruiser.runtime.mjs` holds what the browser may reach. `npm run lint` runs both.
 */

/** The layers of `lib`: each may import those before it. */
export const LAYERS = ['source', 'partners', 'site', 'deals', 'articles', 'seo', 'lint'];

/** The folders of source code, and what each may import of them. */
const FOLDERS = {
  app: ['components', 'lib'],
  components: ['lib'],
  lib: [],
  scripts: ['components', 'lib'],
};

const names = Object.keys(FOLDERS);

const folderRules = Object.entries(FOLDERS).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  comment: `${folder}/ may import ${['itself', ...allowed].join(', ')}.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: `^(?:${[...names, '__tests__', 'content'].join('|')})/`,
    pathNot: `^(?:${[folder, ...allowed].join('|')})/`,
  },
}));

const layerRules = LAYERS.map((layer, index) => ({
  name: `lib-${layer}-imports`,
  comment: `lib/${layer} may import ${LAYERS.slice(0, index + 1).join(', ')}.`,
  severity: 'error',
  from: { path: `^lib/${layer}/` },
  to: { path: '^lib/', pathNot: `^lib/(?:${LAYERS.slice(0, index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folderRules,
    ...layerRules,
    {
      name: 'lib-has-layers-only',
      comment: `Every file of lib/ belongs to a layer: ${LAYERS.join(', ')}.`,
      severity: 'error',
      from: {},
      to: { path: '^lib/', pathNot: `^lib/(?:${LAYERS.join('|')})/` },
    },
    {
      name: 'parsers-in-lib',
      comment: 'Pages and views parse no frontmatter, YAML or Markdown.',
      severity: 'error',
      from: { path: '^(?:app|components)/' },
      to: { path: 'node_modules/(?:gray-matter|yaml|remark|rehype)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolved-imports', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: { path: '^(?:components|lib|scripts)/.*/index\\.tsx?$' },
    },
    {
      name: 'kebab-case-files',
      severity: 'error',
      from: {},
      to: { path: '^(?:components|lib|scripts)/.*[A-Z_]' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
