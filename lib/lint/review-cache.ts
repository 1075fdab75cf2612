import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hash, NOTHING_REMEMBERED, rememberingReaders, type Readers, type Remembered } from './readers';

/** What a reading depends on besides the text: our code, and the versions of what it uses. */
function codeVersion(): string {
  const code = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^.].*\.ts$/.test(path.basename(name)))
    .map((name) => path.join('lib', name));
  return hash(...[...code.sort(), 'package-lock.json'].map((file) => readFileSync(file, 'utf8')));
}

const writeSets = (_: string, value: unknown) => (value instanceof Set ? [...value] : value);

/** What an earlier run kept; a file that was cut short or changed is as good as none. */
function readKept(file: string): Remembered {
  try {
    const [sum, json = ''] = readFileSync(file, 'utf8').split('\n', 2);
    if (sum !== hash(json)) return NOTHING_REMEMBERED;
    const { frontmatters, outlines } = JSON.parse(json) as Remembered;
    const revived = Object.entries(outlines).map(([key, outline]) => {
      return [key, { ...outline, anchors: new Set(outline.anchors) }] as const;
    });
    return { frontmatters, outlines: Object.fromEntries(revived) };
  } catch {
    // There is none.
    return NOTHING_REMEMBERED;
  }
}

/** Writes what was read in place of all older readings. A folder that cannot be written costs time and nothing else. */
function keep(directory: string, file: string, read: Remembered): void {
  try {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
    const json = JSON.stringify(read, writeSets);
    writeFileSync(file, `${hash(json)}\n${json}`);
  } catch {
    // Read-only, as in many containers.
  }
}

const keysOf = ({ frontmatters, outlines }: Remembered) =>
  [...Object.keys(frontmatters), ...Object.keys(outlines)].sort().join();

/**
 * Lets `run` read articles, each text once in the life of a machine.
 *
 * @param directory where to keep what was read; what this run did not ask for is dropped
 */
export function withReviewCache<T>(directory: string, run: (readers: Readers) => T): T {
  const file = path.join(directory, `review-${codeVersion().slice(0, 16)}.json`);
  const before = readKept(file);
  const { readers, now } = rememberingReaders(before);
  const result = run(readers);
  if (keysOf(now) !== keysOf(before)) keep(directory, file, now);
  return result;
}
