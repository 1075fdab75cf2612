import { readFileSync } from 'fs';

/* Every command in package.json begins with this: under an older Node.js it would fail further on, with a stack trace. */

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const [needed] = /\d+\.\d+/.exec(engines.node);
const [major, minor] = needed.split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This command needs Node.js ${needed} or newer, and this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exit(1);
}
