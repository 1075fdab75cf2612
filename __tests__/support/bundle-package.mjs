import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

/**
 * A Jest transform for packages that are published as ES modules only, or as very many small files. Jest reads every
 * module anew in each test file, so a package and all it imports become one CommonJS file.
 */

const lockFile = readFileSync(new URL('../../package-lock.json', import.meta.url));

export default {
  getCacheKey: (_source, file) => createHash('sha256').update(lockFile).update(file).digest('hex'),
  process: (_source, file) => {
    const [bundle] = buildSync({
      entryPoints: [file],
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      write: false,
    }).outputFiles;
    return { code: bundle.text };
  },
};
