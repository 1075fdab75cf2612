import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';

/**
 * Installs a package that only benchmarks need into its own cache, if it is not installed yet. `npm exec` would contact the registry
 * before every run.
 *
 * @returns the folder of the package
 * @throws UserError with npm's reason
 */
export async function installPackage(name: string, version: string): Promise<string> {
  const home = path.resolve('node_modules/.cache/bench', `${path.basename(name)}-${version}`);
  const folder = path.join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  // Standard output belongs to the command: a workflow puts the report of the pages into a comment.
  console.error(`Installing ${name} ${version} into ${path.relative('.', home)}`);
  // An installation that is stopped must not look complete, so npm installs into another folder.
  const part = `${home}.part`;
  for (const left of [home, part]) rmSync(left, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const options = ['--prefix', part, '--no-audit', '--no-fund', '--loglevel=error'];
  const { failed, exitCode, stderr } = await run('npm', ['install', ...options, `${name}@${version}`], {
    reject: false,
  });
  if (!failed) {
    renameSync(part, home);
    return folder;
  }
  const reason = /^npm error code (\S+)/m.exec(stderr)?.[1] ?? `exit code ${exitCode}`;
  throw new UserError(
    `${name} ${version} could not be installed (npm: ${reason}). The first run needs the npm registry.`,
  );
}
