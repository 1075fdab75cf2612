import next from '@next/eslint-plugin-next';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports run one way: app -> components -> lib; content imports nothing (README, "Import rules"). */
const wall = (files, ...patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const NO_APP = {
  group: ['@/app/*', '@/scripts/*', '**/app/**'],
  message: 'Only Next imports from app/ and only people run scripts/.',
};
const NO_COMPONENTS = {
  group: ['@/components/*', '**/components/**'],
  message: 'lib/ knows nothing of views.',
};
const NO_LOADERS = {
  group: ['@/lib/content/*', '@/lib/*/load-*', '@/lib/*/check-*', 'node:*', 'fs', 'path'],
  message:
    'A component is a function of its props: let the page load and pass the data. Types may be imported.',
  allowTypeImports: true,
};
const NO_STYLED = {
  group: ['styled-components'],
  message:
    'It would bring the styling runtime to the browser: let the server root around this leaf style it.',
};

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
  wall(['lib/**'], NO_APP, NO_COMPONENTS),
  wall(['components/**'], NO_APP, NO_LOADERS),
  wall(['components/**/*.client.tsx'], NO_APP, NO_LOADERS, NO_STYLED),
  wall(['scripts/**'], { group: ['@/app/*', '**/app/**'], message: 'Only Next imports from app/.' }),
  prettier,
);
