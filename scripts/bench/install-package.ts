import { existsSync, mkdirSync } from 'node:fs';
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
  console.log(`Installing ${name} ${version} into ${path.relative('.', home)}`);
  mkdirSync(home, { recursive: true });
  const options = ['--prefix', home, '--no-audit', '--no-fund', '--loglevel=error'];
  const { failed, exitCode, stderr } = await run('npm', ['install', ...options, `${name}@${version}`], {
    reject: false,
  });
  if (!failed && existsSync(folder)) return folder;
  const reason = /^npm error code (\S+)/m.exec(stderr)?.[1] ?? `exit code ${exitCode}`;
  throw new UserError(
    `${name} ${version} could not be installed (npm: ${reason}). The first run needs the npm registry.`,
  );
}
