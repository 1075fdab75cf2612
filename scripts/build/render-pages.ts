import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import type { GlobalInputs } from '@/scripts/incremental/global-inputs';
import { COMPILED, NEXT_EXPORT } from '@/scripts/incremental/paths';

/** The inputs of compiled code. Content is not among them, because pages read content when they are rendered. */
const ENTERS_CODE = ['code', 'settings', 'Node.js'];

function compiledFrom(inputs: GlobalInputs): string {
  const parts = ENTERS_CODE.map((name) => [name, inputs[name]]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The list of pages that the previous build rendered. If this file exists, Next exports those pages again. */
const RENDERED_BEFORE = '.next/prerender-manifest.json';

/** @returns whether Next succeeded */
async function next(...flags: readonly string[]): Promise<boolean> {
  rmSync(NEXT_EXPORT, { recursive: true, force: true });
  const { failed } = await run('next', ['build', ...flags], {
    stdio: 'inherit',
    reject: false,
  });
  return !failed;
}

/**
 * Runs Next to render the pages. Next compiles the code only if it has changed: after an edit of content, the compiled code of the
 * previous build is reused.
 *
 * @param full always compiles
 * @throws UserError when Next fails, after Next has printed the reason
 */
export async function renderPages(inputs: GlobalInputs, full = false): Promise<void> {
  const compiled = compiledFrom(inputs);
  const isCompiled = !full && existsSync(COMPILED) && readFileSync(COMPILED, 'utf8') === compiled;
  // If the build is killed before Next finishes, the next build must not reuse the compiled code.
  rmSync(COMPILED, { force: true });
  rmSync(RENDERED_BEFORE, { force: true });
  if (!(isCompiled && (await next('--experimental-build-mode', 'generate')))) {
    if (isCompiled)
      console.error(
        'Next could not reuse the compiled code of the previous build, so it compiles everything.',
      );
    if (!(await next())) throw new UserError('Next did not build the pages. Its error is above.');
  }
  writeFileSync(COMPILED, compiled);
}
