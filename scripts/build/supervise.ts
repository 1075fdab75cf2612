import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { explainFailure } from './explain-failure';
import { CACHE, STALE_PAGES } from '@/scripts/incremental/paths';

/** Ends every process of the build when this process is killed. */
const END_WITH_PARENT = `--import=${pathToFileURL(path.resolve('scripts/build/end-with-parent.mjs')).href}`;

/** The environment of all processes of a build. It overrides the shell: no preview, and all processes read the same content. */
const environment = (bundled: string) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${END_WITH_PARENT}`.trim(),
  FAREWIND_CONTENT_MANIFEST: path.join(CACHE, 'content.json'),
  FAREWIND_STALE_PAGES: STALE_PAGES,
  FAREWIND_CODE: bundled,
});

/**
 * Runs the build in a child process. When the system refuses something, such as disk space, one sentence replaces the stack traces.
 *
 * @param program the source of an ES module
 * @param bundled a hash of the code from before it was bundled
 * @param flags options of the build
 * @returns the exit code
 */
export async function supervise(program: string, bundled: string, flags: readonly string[]): Promise<number> {
  const failure = explainFailure();
  const child = spawn(process.execPath, ['--enable-source-maps', '--input-type=module', '-', ...flags], {
    env: environment(bundled),
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  // A program that exits early does not read all of its input.
  child.stdin.on('error', () => undefined).end(program);
  const closed = once(child, 'close');
  for await (const line of createInterface(child.stderr))
    for (const said of failure.pass(line)) console.error(said);
  const [code, signal] = (await closed) as [number | null, NodeJS.Signals | null];
  const said = failure.tell(code !== 0, signal ?? undefined);
  if (said) console.error(said);
  return code ?? 1;
}
