/** @type {import('jest').Config} */
const shared = {
  // Outside of the folder for temporary files, of which `npm test` makes a new one for each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
    // The Markdown tools and execa are published as ES modules only.
    '^.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(?:p-retry|is-network-error|p-map|remark|rehype|unified|mdast|hast|micromark|unist|vfile|bail|trough|zwitch|github-slugger|decode-named|character-entities|ccount|escape-string|markdown-table|longest-streak|property-information|space-separated|comma-separated|html-void|stringify-entities|is-plain-obj|devlop|trim-lines|html-url|parse5|parse-entities|is-alphabetical|is-alphanumerical|is-decimal|is-hexadecimal|character-reference-invalid|entities|execa|@sindresorhus|@sec-ant|figures|get-stream|human-signals|is-stream|is-unicode-supported|npm-run-path|parse-ms|path-key|pretty-ms|strip-final-newline|unicorn-magic|yoctocolors|web-namespaces|collapse-white-space|trim-trailing-lines|rehype-minify|gemoji|estree-util|smol-toml)[^/]*/)',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Exported to ES modules only.
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
  },
};

/** @type {import('jest').Config} */
export default {
  // By itself Jest leaves one core idle, which on two cores is half of the machine.
  maxWorkers: '100%',
  // Against what hangs only: on a busy machine a test may take many times what it takes alone.
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
