import { buildSync } from 'esbuild';
import { PICTURE_CODE } from '@/lib/site/own-pictures';
import { hashOf } from '@/scripts/incremental/sources.mjs';

/** The modules of the project that these modules need, with them. */
function modulesOf(entryPoints: string[]): readonly string[] {
  const { metafile } = buildSync({
    ...{ entryPoints, bundle: true, packages: 'external', platform: 'node', format: 'esm' },
    ...{ metafile: true, write: false, outdir: 'out' },
  });
  return Object.keys(metafile.inputs).sort();
}

test('the hash in the names of variants is that of the code that makes them', () => {
  const modules = modulesOf(['scripts/pictures/inspect.ts', 'scripts/pictures/variants.ts']);
  expect(modules).toContain('lib/site/clean-drawing.ts');
  const code = hashOf(modules).digest('hex').slice(0, 10);
  if (PICTURE_CODE !== code)
    throw new Error(`Set PICTURE_CODE in lib/site/own-pictures.ts to '${code}': ${modules.join(', ')}`);
});
