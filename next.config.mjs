const { FAREWIND_NEXT } = process.env;
if (!FAREWIND_NEXT)
  throw new Error("Next is started by 'npm run dev' and 'npm run build' (scripts/next-settings.ts).");
const { id, cpus, ...settings } = JSON.parse(FAREWIND_NEXT);

/** @type {import('next').NextConfig} */
const nextConfig = {
  ...settings,
  // 'global-error.client.tsx' keeps to the rule that 'use client' stands in *.client.tsx only, also where Next names the file.
  pageExtensions: ['client.tsx', 'tsx', 'ts'],
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
  turbopack: { resolveAlias: { './collect-segment-data': './scripts/export/no-segments.ts' } },
  generateBuildId: id && (() => id),
  experimental: {
    cpus,
    // Measures every page for bundles of prefetched parts, an eighth of the time of a page; no link here prefetches.
    prefetchInlining: false,
    // A build after an edit of content takes the code as it is compiled. Keeping every step of the compiler would spare one after an
    // edit of code 2 s, cost a first build as much, and take 47 MB.
    turbopackFileSystemCacheForBuild: false,
  },
};

export default nextConfig;
