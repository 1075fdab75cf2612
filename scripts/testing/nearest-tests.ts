import { build } from 'esbuild';
import { globSync } from 'tinyglobby';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Finds the nearest tests of each module that unit tests load: the tests that import it, otherwise the tests that import one of its
 * importers, and so on. Type-only imports do not count. Fuzz tests are left out, because each run finds something different.
 */
export async function nearestTests(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({
    entryPoints: globSync(['__tests__/{app,lib,scripts}/**/*.test.{ts,tsx}', '!**/fuzz.test.ts']),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'unused',
    logLevel: 'error',
  });
  const importers = new Map<string, Set<string>>();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const imported of imports) {
      if (imported.external) continue;
      importers.set(imported.path, (importers.get(imported.path) ?? new Set()).add(file));
    }
  }
  const nearestOf = (module: string) => {
    const seen = new Set([module]);
    let around: readonly string[] = [module];
    while (around.length > 0 && !around.some(isTest)) {
      around = around.flatMap((file) => [...(importers.get(file) ?? [])]).filter((file) => !seen.has(file));
      around = [...new Set(around)];
      for (const file of around) seen.add(file);
    }
    return around.filter(isTest).sort();
  };
  return new Map([...importers.keys()].map((module) => [module, nearestOf(module)]));
}
