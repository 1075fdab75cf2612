import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Content that the first step of a build has read and validated, so that no later step reads, parses and checks it again. All
 * of it is JSON: data that has passed its schema but that the loaders have not yet turned into the types for views.
 */

interface Manifest {
  readonly directory: string;
  /** By path below the content directory. */
  readonly entries: Readonly<Record<string, unknown>>;
}

/** Environment variable with the path of the manifest. Only `npm run build` sets it; any other command reads the content. */
export const CONTENT_MANIFEST = 'FAREWIND_CONTENT_MANIFEST';

let opened: { readonly file: string; readonly manifest: Manifest } | undefined;

/** The values of the manifest that is being written, by path. */
let recorded: Record<string, unknown> | undefined;

/**
 * The entry of this build's manifest for a path below a content directory. Undefined outside of a build, and while the manifest is
 * being written.
 */
export function fromManifest(directory: string, name: string): unknown {
  const file = process.env[CONTENT_MANIFEST];
  if (!file || recorded) return undefined;
  if (opened?.file !== file) opened = { file, manifest: JSON.parse(readFileSync(file, 'utf8')) };
  const { manifest } = opened;
  return directory === manifest.directory ? manifest.entries[name] : undefined;
}

/** Adds a valid value to the manifest if one is being written. */
export function record(name: string, value: unknown): void {
  if (recorded) recorded[name] = value;
}

/**
 * Reads content from its files. In a build, also writes the recorded values to the manifest.
 *
 * @param isRight whether the build may use the content; if not, no manifest is written and an older one is deleted
 */
export function writeManifest<T>(directory: string, read: () => T, isRight: (result: T) => boolean): T {
  const file = process.env[CONTENT_MANIFEST];
  if (!file) return read();
  rmSync(file, { force: true });
  recorded = {};
  try {
    const result = read();
    if (isRight(result)) {
      const manifest: Manifest = { directory, entries: recorded };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(manifest));
    }
    return result;
  } finally {
    recorded = undefined;
  }
}
