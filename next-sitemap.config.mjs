import { readFileSync } from 'node:fs';

/** Addresses in one file; with more there are several, and one that lists them. */
const SITEMAP_SIZE = 5000;

// Written by the build: scripts/export/sitemap.ts.
const { siteUrl, outDir, pages } = JSON.parse(readFileSync(process.env.FAREWIND_SITEMAP, 'utf8'));

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl,
  outDir,
  output: 'export',
  generateRobotsTxt: true,
  generateIndexSitemap: pages.length > SITEMAP_SIZE,
  sitemapSize: SITEMAP_SIZE,
  autoLastmod: false,
  // next-sitemap writes the files; the list of pages is ours, because Next's own changes its order from build to build.
  exclude: ['*'],
  additionalPaths: () =>
    pages.map(({ images, ...page }) => ({
      ...page,
      images: images.map((address) => ({ loc: new URL(address) })),
    })),
};
