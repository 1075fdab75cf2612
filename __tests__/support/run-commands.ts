import { runTypeScript } from './run-typescript';

export interface Call {
  /** As `package.json` names it: `scripts/list.ts`. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Folder to run in; all that is relative is looked for there. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** An error that the command did not turn into a message. */
  readonly threw?: string;
}

const RUNNER = `
  import { writeSync } from 'node:fs';
  import { pathToFileURL } from 'node:url';
  const [root, calls] = process.argv.slice(1);
  for (const [index, { script, args = [], cwd = '.', env = {} }] of JSON.parse(calls).entries()) {
    const outcome = { stdout: '', stderr: '' };
    const to = (stream) => (text) => void (outcome[stream] += text + '\\n');
    Object.assign(console, { log: to('stdout'), error: to('stderr'), warn: to('stderr') });
    process.chdir(cwd);
    Object.assign(process.env, env);
    process.argv = [process.execPath, script, ...args];
    process.exitCode = 0;
    await import(pathToFileURL(root + '/' + script) + '?' + index).catch((error) => { outcome.threw = String(error); });
    writeSync(1, JSON.stringify({ ...outcome, code: process.exitCode }) + '\\n');
  }
  process.exit(0);
`;

/**
 * Runs commands one after another in one process: to start TypeScript takes longer than most of them. What they set in the
 * environment stays for the next.
 */
export async function runCommands(calls: readonly Call[]): Promise<readonly Outcome[]> {
  const { stdout } = await runTypeScript(
    '--input-type=module',
    ['-e', RUNNER, process.cwd(), JSON.stringify(calls)],
    { timeout: 120_000, lines: true },
  );
  return stdout.map((line) => JSON.parse(line));
}
