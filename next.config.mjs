import { availableParallelism } from 'node:os';
import { tsImport } from 'tsx/esm/api';

// Next takes a configuration in TypeScript only where Node.js itself does.
const { readVariable, serverSettings, buildId, NEXT_EXPORT } = await tsImport(
  './scripts/next-settings.ts',
  import.meta.url,
);
const isPreview = readVariable('NODE_ENV') === 'development';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // In the preview Next would take an article that is deleted or renamed for a defect of the program.
  output: isPreview ? undefined : 'export',
  // Of a static export, this is where it goes; all else stays in '.next'. The build puts it together with the rest of the site.
  distDir: isPreview ? '.next' : NEXT_EXPORT,
  // 'global-error.client.tsx' keeps to the rule that 'use client' stands in *.client.tsx only, also where Next names the file.
  pageExtensions: ['client.tsx', 'tsx', 'ts'],
  // The same hosts that the preview answers for, or Next refuses its own scripts to their pages.
  allowedDevOrigins: isPreview ? serverSettings().hosts : [],
  reactStrictMode: true,
  agentRules: false,
  // Class names stay the same from one build to the next; readable names would only cost bytes on every page.
  compiler: { styledComponents: { displayName: false } },
  // `tsc` in `npm test` is the one type check; a second one would only lengthen every build.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Run from where they are installed: server code lives no longer than the build, and bundling it is half of the compiler's work.
  serverExternalPackages: [
    'feed',
    'gray-matter',
    'remark',
    'remark-directive',
    'remark-gfm',
    'remark-html',
    'tinyglobby',
    'yaml',
    'zod',
  ],
  // The folder below the host's root, where there is one; lib/site/address.ts puts it before what Next does not know of.
  basePath: readVariable('BASE_PATH'),
  generateBuildId: buildId,
  experimental: {
    // By itself Next leaves one core idle, which on two cores is half of the machine.
    cpus: availableParallelism(),
    // Measures every page for bundles of prefetched parts, an eighth of the time of a page; no link here prefetches.
    prefetchInlining: false,
  },
};

export default nextConfig;
