import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import type { GlobalInputs } from '@/scripts/incremental/global-inputs';
import { COMPILED, NEXT_EXPORT } from '@/scripts/incremental/places';

/** What enters compiled code: no content does, pages read it when they are rendered. */
const ENTERS_CODE = ['code', 'settings', 'Node.js'];

function compiledFrom(inputs: GlobalInputs): string {
  const parts = ENTERS_CODE.map((name) => [name, inputs[name]]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The list of the pages that the build before has rendered: were it there, Next would export them once more. */
const RENDERED_BEFORE = '.next/prerender-manifest.json';

/** @returns whether Next came to its end */
async function next(...flags: readonly string[]): Promise<boolean> {
  rmSync(NEXT_EXPORT, { recursive: true, force: true });
  const { failed } = await run('next', ['build', ...flags], {
    stdio: 'inherit',
    reject: false,
  });
  return !failed;
}

/**
 * Lets Next render the pages. It compiles only what is not compiled yet: for an edit of content, the code of the build before is
 * still there.
 *
 * @param full compiles in any case
 * @throws UserError where Next fails, after Next has said why
 */
export async function renderPages(inputs: GlobalInputs, full = false): Promise<void> {
  const compiled = compiledFrom(inputs);
  const isCompiled = !full && existsSync(COMPILED) && readFileSync(COMPILED, 'utf8') === compiled;
  // Whoever is killed in between leaves code that nobody trusts.
  rmSync(COMPILED, { force: true });
  rmSync(RENDERED_BEFORE, { force: true });
  if (!(isCompiled && (await next('--experimental-build-mode', 'generate')))) {
    if (isCompiled)
      console.error('Next could not use the code that it had compiled before, and compiles all of it.');
    if (!(await next())) throw new UserError('Next has not built the pages; it says why above.');
  }
  writeFileSync(COMPILED, compiled);
}
