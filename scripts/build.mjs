import { build } from 'esbuild';

/*
 * The entry point of `npm run build`. It bundles the 260 modules of a build into one, because Node.js would need three seconds more
 * to load them separately.
 */
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
process.exitCode = await supervise(program, process.argv.slice(2));
