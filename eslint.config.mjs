import next from '@next/eslint-plugin-next';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { LAYERS } from './.dependency-cruiser.mjs';

/** The import boundaries while one writes; `.dependency-cruiser.mjs` holds them for the whole graph. */
const boundary = (files, ...patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const NO_APP = {
  group: ['@/app/*', '**/app/**'],
  message: 'Only Next imports from app/.',
};
const NO_SCRIPTS = {
  group: ['@/scripts/*', '**/scripts/**'],
  message: 'scripts/ are commands; nothing that they build imports them.',
};
const NO_COMPONENTS = {
  group: ['@/components/*', '**/components/**'],
  message: 'lib/ knows nothing of views.',
};
const NO_LOADERS = {
  group: ['@/lib/*/load-*', '@/lib/lint/*', 'node:*', 'fs', 'path'],
  message:
    'A component is a function of its props: let the page load and pass the data. Types may be imported.',
  allowTypeImports: true,
};
const NO_STYLED = {
  group: ['styled-components'],
  message:
    'It would bring the styling runtime to the browser: let the server root around this leaf style it.',
};

/** What `lib/<layer>` may not import: the layers above it. */
const layerBoundary = (layer, index) =>
  boundary([`lib/${layer}/**`], NO_APP, NO_SCRIPTS, NO_COMPONENTS, {
    group: LAYERS.slice(index + 1).flatMap((above) => [`@/lib/${above}/*`, `**/${above}/**`]),
    message: `The layers of lib/ are ${LAYERS.join(' -> ')}; each imports those before it.`,
  });

const NO_MACHINE_LANGUAGE = {
  selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
  message: "The order would depend on the language of the machine: name one, such as 'en'.",
};

/** `'use client'` stands in *.client.tsx, and in each of them. */
const clientDirective = (files, ignores, selector, message) => ({
  files,
  ignores,
  rules: { 'no-restricted-syntax': ['error', { selector, message }, NO_MACHINE_LANGUAGE] },
});
const DIRECTIVE = 'ExpressionStatement[directive="use client"]';

export default tseslint.config(
  { ignores: ['.next/', 'out/', 'test-results/', 'next-env.d.ts', 'node_modules/'] },
  tseslint.configs.recommended,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  next.configs['core-web-vitals'],
  {
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Safari drops list semantics from lists without markers; the role gives them back.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }],
      '@next/next/no-img-element': 'off',
    },
  },
  ...LAYERS.slice(0, -1).map(layerBoundary),
  boundary(['lib/lint/**'], NO_APP, NO_SCRIPTS, NO_COMPONENTS),
  boundary(['components/**'], NO_APP, NO_SCRIPTS, NO_LOADERS),
  boundary(['components/**/*.client.tsx'], NO_APP, NO_SCRIPTS, NO_LOADERS, NO_STYLED),
  boundary(['app/**'], NO_SCRIPTS),
  boundary(['scripts/**'], NO_APP),
  clientDirective(
    ['**/*.ts', '**/*.tsx'],
    ['**/*.client.tsx'],
    DIRECTIVE,
    'Move the part that needs the browser into a *.client.tsx.',
  ),
  clientDirective(
    ['**/*.client.tsx'],
    [],
    `Program:not(:has(> ${DIRECTIVE}))`,
    "A *.client.tsx begins with 'use client'.",
  ),
  prettier,
);
