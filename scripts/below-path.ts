/** The export that `scripts/build-below-path.ts` makes, for tests of the base path and of redirects. */
export const BELOW = {
  directory: 'test-results/below-path',
  basePath: '/some/path',
  origin: 'https://below.example',
  /** An article, and the slug that it had before. */
  slug: 'paying-abroad',
  formerSlug: 'money-abroad',
} as const;
