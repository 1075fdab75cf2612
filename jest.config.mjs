/** Packages that come as ES modules only, and two of many files. */
const BUNDLED = [
  ...[
    'execa',
    'feed',
    'gemoji',
    'github-slugger',
    'htmlparser2',
    'p-map',
    'p-retry',
    'parse5',
    'smol-toml',
    'svgo',
    'unist-util-visit',
  ],
  ...['hast-util-[a-z-]+', 'mdast-util-[a-z-]+', 'rehype-[a-z-]+', 'remark(?:-[a-z-]+)?'],
  ...['yaml', 'zod'],
];

/** @type {import('jest').Config} */
const shared = {
  // Outside of the folder for temporary files, of which `npm test` makes a new one for each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    [`/node_modules/(?:${BUNDLED.join('|')})/.+\\.[cm]?js$`]:
      '<rootDir>/__tests__/support/bundle-package.mjs',
    '^.+\\.(?:tsx?|mjs)$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${BUNDLED.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Offered to `import` only.
    '^svgo/browser$': '<rootDir>/node_modules/svgo/dist/svgo.browser.js',
  },
};

/** @type {import('jest').Config} */
export default {
  // By itself Jest leaves one core idle, which on two cores is half of the machine.
  maxWorkers: '100%',
  // Both against what hangs only: on a busy machine a test may take many times what it takes alone, and a worker longer than
  // Jest's half second to end.
  workerGracefulExitTimeout: 20_000,
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'lib',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/fixture-content.ts'],
      testMatch: ['<rootDir>/__tests__/{app,lib,scripts,content,fixtures}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/fixture-content.ts',
        '<rootDir>/__tests__/support/setup-dom.ts',
      ],
      testMatch: ['<rootDir>/__tests__/components/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/__tests__/support/kept-content.ts'],
      testMatch: ['<rootDir>/__tests__/build/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'hosts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/hosts/**/*.test.ts'],
    },
  ],
};
