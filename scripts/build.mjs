import { build } from 'esbuild';

/*
 * What `npm run build` runs. It makes one text of the 260 modules of a build, from which Node.js would take three seconds longer
 * to start it.
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
