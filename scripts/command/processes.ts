import { execa, execaSync } from 'execa';

/**
 * Runs a program. Programs of `node_modules/.bin` come before those of the system; `env` is added to the environment of this
 * process. When this process ends, so does the program.
 *
 * @throws ExecaError when the program fails, unless `reject` is false
 */
export const run = execa({ preferLocal: true });

/** Like `run`, but blocks until the program ends. */
export const runSync = execaSync({ preferLocal: true });
