import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './static-server';

const directory = path.resolve('out');
const port = Number(process.env.PORT ?? 3000);

if (!existsSync(path.join(directory, '_headers'))) {
  console.error("There is no finished export in 'out'. Run 'npm run build' first.");
  process.exitCode = 1;
} else if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT is '${process.env.PORT}'; it must be a whole number from 1 to 65535.`);
  process.exitCode = 1;
} else {
  startServer({ directory, port }).then(
    () => console.log(`Farewind is served on http://localhost:${port}`),
    (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Choose another one with PORT, as in: PORT=3001 npm start`
          : `The server could not start: ${error.message}`,
      );
      process.exitCode = 1;
    },
  );
}
