const { FAREWIND_NEXT } = process.env;
if (!FAREWIND_NEXT)
  throw new Error("Next is started by 'npm run dev' and 'npm run build' (scripts/build/next-settings.ts).");
const { id, cpus, ...settings } = JSON.parse(FAREWIND_NEXT);

/** @type {import('next').NextConfig} */
const nextConfig = {
  ...settings,
  // `client.tsx` allows the name `global-error.client.tsx`: 'use client' is allowed only in *.client.tsx, even in files that Next names.
  pageExtensions: ['client.tsx', 'tsx', 'ts'],
  reactStrictMode: true,
  agentRules: false,
  // Class names stay the same from one build to the next; readable names would only cost bytes on every page.
  compiler: { styledComponents: { displayName: false } },
  // `npm test` runs `tsc`. A second type check would only make every build longer.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Loaded from node_modules instead of bundled: server code runs only during the build, and bundling it is half of the compiler's work.
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
  turbopack: { resolveAlias: { './collect-segment-data': './scripts/build/no-segments.ts' } },
  generateBuildId: id && (() => id),
  experimental: {
    cpus,
    // Off, because it would measure every page for bundles of prefetched parts, an eighth of the rendering time. No link here prefetches.
    prefetchInlining: false,
    // Server code runs only during the build. To minify it takes longer than to run it as it is.
    serverMinification: false,
    // A build after an edit of content reuses the compiled code. A cache of every compiler step would save 2 s in a build after an edit of
    // code, cost a first build 2 s, and take 47 MB.
    turbopackFileSystemCacheForBuild: false,
  },
};

export default nextConfig;
