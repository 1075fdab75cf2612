import { UserError } from './command';

/** The port to listen on: `PORT`, or 3000. @throws UserError for anything but a port */
export function portFrom(env: NodeJS.ProcessEnv): number {
  const port = Number(env.PORT || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT is '${env.PORT}'; it must be a whole number from 1 to 65535.`);
}
