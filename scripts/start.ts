import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { basePath } from '@/lib/site/address';
import { runCommand, UserError } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { run } from './command/processes';
import { requireCompleteExport } from './export/export-folder';
import { serverSettings, type ServerSettings } from './server/server-settings';
import { startServer } from './server/static-server';

const COMMAND = {
  usage: 'npm start',
  summary:
    "Builds the site and serves it as a host would, with compressed files, headers and redirects. Without the build: 'npm run serve'. PORT names the port (3000); HOST and ALLOWED_HOSTS open it to other machines.",
  options: { build: { type: 'boolean', help: 'build first; npm start always does' } },
} as const;

async function build(): Promise<void> {
  const { failed } = await run('npm', ['run', 'build'], { stdio: 'inherit', reject: false });
  if (failed) throw new UserError('The site was not built, so there is nothing to serve.');
}

async function serve(settings: ServerSettings): Promise<void> {
  const directory = path.resolve('out');
  requireCompleteExport(directory);
  try {
    const server = await startServer({ directory, basePath: basePath(), ...settings });
    const { port } = server.address() as AddressInfo;
    console.log(`Farewind is served at http://localhost:${port}${basePath()}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(
      code === 'EADDRINUSE'
        ? `Port ${settings.port} is taken. Choose another one with PORT, as in: PORT=3001 npm start`
        : `The server could not start: ${message}`,
    );
  }
}

loadEnvironment();
await runCommand(COMMAND, async ({ values }) => {
  const settings = serverSettings();
  if (values.build) await build();
  await serve(settings);
});
