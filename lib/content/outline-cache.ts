import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outlineOf, type Outline } from './markdown/outline';

type Kept = Record<string, Omit<Outline, 'anchors'> & { readonly anchors: readonly string[] }>;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What an outline depends on besides the body: the code that takes it, and the versions of what that code uses. */
function codeVersion(): string {
  const folder = path.join('lib', 'content', 'markdown');
  const files = [...readdirSync(folder).map((name) => path.join(folder, name)), 'package-lock.json'];
  return hash(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

function readKept(file: string): Kept {
  try {
    return existsSync(file) ? ((JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Kept) : {};
  } catch {
    // A cache that was cut short is as good as none.
    return {};
  }
}

/** Writes the outlines in place of all older ones. A folder that cannot be written costs time and nothing else. */
function keep(directory: string, file: string, outlines: Kept): void {
  try {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, JSON.stringify(outlines));
  } catch {
    // Read-only, as in many containers.
  }
}

/**
 * Lets `run` take outlines of bodies, each body once in the life of a machine: parsing is nearly all that a check of many
 * articles costs, and a writer changes one of them.
 *
 * @param directory where to keep them; what this run did not ask for is dropped
 */
export function withOutlineCache<T>(directory: string, run: (outline: typeof outlineOf) => T): T {
  const file = path.join(directory, `outlines-${codeVersion().slice(0, 16)}.json`);
  const before = readKept(file);
  const now: Kept = {};
  const result = run((body) => {
    const key = hash(body);
    const known = before[key];
    if (known) {
      now[key] = known;
      return { ...known, anchors: new Set(known.anchors) };
    }
    const outline = outlineOf(body);
    now[key] = { ...outline, anchors: [...outline.anchors] };
    return outline;
  });
  if (Object.keys(now).some((key) => !(key in before)) || Object.keys(before).some((key) => !(key in now))) {
    keep(directory, file, now);
  }
  return result;
}
