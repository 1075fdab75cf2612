import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * What the first step of a build has read and found right, so that no later step reads, parses and checks it again. All of
 * it is JSON: data after its schema, before loaders make views' types of it.
 */

interface Manifest {
  readonly directory: string;
  /** By path below the content directory. */
  readonly entries: Readonly<Record<string, unknown>>;
}

/** Variable of the environment that names the file. Only `npm run build` sets it: whatever runs by itself reads the content. */
export const CONTENT_MANIFEST = 'FAREWIND_CONTENT_MANIFEST';

let opened: { readonly file: string; readonly manifest: Manifest } | undefined;

/** What the manifest of this build has for a path below a content directory; nothing outside of a build. */
export function fromManifest(directory: string, name: string): unknown {
  const file = process.env[CONTENT_MANIFEST];
  if (!file) return undefined;
  if (opened?.file !== file) opened = { file, manifest: JSON.parse(readFileSync(file, 'utf8')) };
  const { manifest } = opened;
  return directory === manifest.directory ? manifest.entries[name] : undefined;
}

let recorded: Record<string, unknown> | undefined;

/** Adds a value that is right to the manifest, where one is being made. */
export function record(name: string, value: unknown): void {
  if (recorded) recorded[name] = value;
}

/**
 * Reads content from its files and writes what it recorded to the manifest of the build, if this is a build.
 *
 * @param isRight says whether the content may be built from; without that, no manifest is left
 */
export function writeManifest<T>(directory: string, read: () => T, isRight: (result: T) => boolean): T {
  const file = process.env[CONTENT_MANIFEST];
  if (!file) return read();
  delete process.env[CONTENT_MANIFEST];
  rmSync(file, { force: true });
  recorded = {};
  const result = read();
  if (isRight(result)) {
    const manifest: Manifest = { directory, entries: recorded };
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(manifest));
  }
  recorded = undefined;
  process.env[CONTENT_MANIFEST] = file;
  return result;
}
