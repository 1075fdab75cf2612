import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand, UserError } from './command';
import { startServer } from './static-server';

const COMMAND = {
  usage: 'npm start',
  summary:
    'Builds the site and serves it as a static host would, on http://localhost:3000. Another port: PORT=3001 npm start',
  options: { build: { type: 'boolean', help: 'build first; npm start always does' } },
} as const;

function portIn({ PORT = '3000' }: NodeJS.ProcessEnv): number {
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT is '${PORT}'; it must be a whole number from 1 to 65535.`);
}

function build(): void {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new UserError('The site was not built, so there is nothing to serve.');
}

await runCommand(COMMAND, async ({ values }) => {
  const port = portIn(process.env);
  const directory = path.resolve('out');
  if (values.build) build();
  if (!existsSync(path.join(directory, '_headers'))) {
    throw new UserError("There is no finished export in 'out'. Run 'npm run build' first.");
  }
  await startServer({ directory, port }).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one with PORT, as in: PORT=3001 npm start`
        : `The server could not start: ${error.message}`,
    );
  });
  console.log(`Farewind is served on http://localhost:${port}`);
});
