import path from 'node:path';
import { isDirectory } from '@/lib/source/read-files';
import { UserError } from './command';

/**
 * Checks that a file with this name can be written, so that a command fails before its work.
 *
 * @param option the option that names the file, such as `--html`
 * @throws UserError if the folder of the file does not exist, or the name is that of a folder
 */
export function requireFileName(option: string, file: string): void {
  if (!isDirectory(path.dirname(path.resolve(file))))
    throw new UserError(`${option}: there is no folder for '${file}'.`);
  if (isDirectory(path.resolve(file))) throw new UserError(`${option}: '${file}' is a folder; name a file.`);
}
