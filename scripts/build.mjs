import { build } from 'esbuild';
import { wrongPackage } from './incremental/check-packages.mjs';
import { codeHash } from './incremental/sources.mjs';

/*
 * The program behind `npm run build`. It bundles the modules of the build first: Node.js would take three seconds longer to load
 * them one by one.
 */
const wrong = wrongPackage();
if (wrong) {
  console.error(wrong);
  process.exit(1);
}
// Before the code is read: results of a program whose code has changed since are not kept (scripts/incremental/build-id.ts).
const code = codeHash();
const { outputFiles } = await build({
  entryPoints: ['scripts/build/supervise.ts', 'scripts/build/run-build.ts'],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  outdir: '.',
});
const [supervisor, program] = outputFiles.map(({ text }) => text);
const { supervise } = await import(`data:text/javascript,${encodeURIComponent(supervisor)}`);
process.exitCode = await supervise(program, code, process.argv.slice(2));
