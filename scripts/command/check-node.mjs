import { readFileSync } from 'fs';

/*
 * Every command in package.json begins with this: under an older Node.js, or where it may not reserve the memory that it needs, it would
 * fail further on, with a stack trace.
 */

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

try {
  // Each reserves some ten gigabytes of addresses, of which it uses next to nothing; tsx has three of them before it runs a line of ours.
  for (let count = 0, kept = []; count < 3; count += 1) kept.push(new WebAssembly.Memory({ initial: 1 }));
} catch {
  console.error(
    'This command may not reserve the memory that Node.js needs. Is virtual memory limited here? `ulimit -v unlimited` lifts that.',
  );
  process.exit(1);
}
