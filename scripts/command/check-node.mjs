import { readFileSync } from 'fs';

/*
 * The first step of every command in package.json. With an older Node.js, or a limit on virtual memory, the command would otherwise fail
 * later with a stack trace.
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
  // Each memory reserves about ten gigabytes of addresses and uses almost none. tsx needs three before it runs our first line.
  for (let count = 0, kept = []; count < 3; count += 1) kept.push(new WebAssembly.Memory({ initial: 1 }));
} catch {
  console.error(
    'This command cannot reserve the memory that Node.js needs. If virtual memory is limited here, run `ulimit -v unlimited`.',
  );
  process.exit(1);
}
