import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { RULES_FOLDER } from './server-rules';

/** Written last, by post-processing only: where it is, the export is complete. */
export const LAST_FILE = `${RULES_FOLDER}/nginx.conf`;

const isExportComplete = (directory: string) => existsSync(path.join(directory, LAST_FILE));

/** Stops a command that needs a build. @throws UserError where there is none, or one that did not come to its end */
export function requireCompleteExport(directory: string): void {
  if (!isExportComplete(directory))
    throw new UserError("There is no complete export in 'out'. Run 'npm run build' first.");
}

/**
 * Stops the last step of the build where it has nothing to work on, before it has changed anything. In a complete export
 * its files would no longer fit their compressed siblings.
 *
 * @throws UserError
 */
export function requireUnprocessedExport(directory: string): void {
  if (!existsSync(directory))
    throw new UserError(`There is no export in '${directory}'. Run 'npm run build' first.`);
  if (isExportComplete(directory))
    throw new UserError(
      `The export in '${directory}' is complete, so this step cannot run on it. 'npm run build' makes a new one.`,
    );
}
