import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { holdFailure } from '@/scripts/export/hold-failure';
import { CACHE, STALE_PAGES } from '@/scripts/incremental/places';

/** Ends all that a build has started when this process is killed. */
const END_WITH_PARENT = `--import=${pathToFileURL(path.resolve('scripts/export/end-with-parent.mjs')).href}`;

/** What all processes of a build find in the environment, whatever the shell says: no preview, and one reading of the content. */
const environment = () => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${END_WITH_PARENT}`.trim(),
  FAREWIND_CONTENT_MANIFEST: path.join(CACHE, 'content.json'),
  FAREWIND_STALE_PAGES: STALE_PAGES,
});

/**
 * Builds in a process of its own, so that it can be told in one sentence what the system refuses it.
 *
 * @param program its text, a module @param flags of the build @returns the exit code
 */
export async function supervise(program: string, flags: readonly string[]): Promise<number> {
  const failure = holdFailure();
  const child = spawn(process.execPath, ['--enable-source-maps', '--input-type=module', '-', ...flags], {
    env: environment(),
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  // A program that ends at once does not read to the end.
  child.stdin.on('error', () => undefined).end(program);
  const closed = once(child, 'close');
  for await (const line of createInterface(child.stderr))
    for (const said of failure.pass(line)) console.error(said);
  const [code, signal] = (await closed) as [number | null, NodeJS.Signals | null];
  const said = failure.tell(code !== 0, signal ?? undefined);
  if (said) console.error(said);
  return code ?? 1;
}
