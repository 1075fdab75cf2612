import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { reviewContent } from '@/lib/content/check';
import type { Finding } from '@/lib/content/finding';
import { pathsOf, type Paths } from '@/lib/content/markdown/check-path';
import { currentEdition } from '@/lib/content/published';
import { CONTENT_VERSION } from '@/lib/content/read-files';
import { NOTHING_REMEMBERED, rememberingReaders } from '@/lib/content/readers';
import type { PreviewEvent } from '@/lib/preview-events';

/** Milliseconds of quiet after which a save is over: editors write a file in several strokes. */
const QUIET = 25;

/**
 * A directory and all below it, each with the moment of its birth, which is another when the folder was made anew. Watching each
 * by itself sees files that an editor replaces, which `recursive` loses on Linux.
 */
function foldersIn(directory: string): readonly (readonly [folder: string, birth: number])[] {
  const birth = statSync(directory, { throwIfNoEntry: false })?.birthtimeMs;
  if (birth === undefined) return [];
  const below = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [[directory, birth], ...below.flatMap(({ name }) => foldersIn(path.join(directory, name)))];
}

/** The content of a preview: what is wrong with it now, and who wants to know when it changes. */
export class LiveContent {
  findings: readonly Finding[] = [];
  /** Of lists, articles, categories, tags and authors; not of the further pages of a list. */
  paths: Paths = new Map();
  readonly #listeners = new Set<ServerResponse>();
  /** Of the articles there are now. */
  #remembered = NOTHING_REMEMBERED;
  readonly #directory: string;
  readonly #files: string;
  /** By folder and its birth. */
  readonly #watched = new Map<string, FSWatcher>();
  #version = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param directory of the content; @param files whose addresses stay the same when they change, such as pictures */
  constructor(directory: string, files: string) {
    this.#directory = directory;
    this.#read();
    this.#files = files;
    this.#watchFolders();
  }

  /** Answers with the stream of events until the page goes away. */
  listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  #read(): void {
    process.env[CONTENT_VERSION] = String((this.#version += 1));
    const { readers, now } = rememberingReaders(this.#remembered);
    const { errors, articles } = reviewContent(this.#directory, currentEdition(), readers);
    this.#remembered = now;
    this.findings = errors;
    this.paths = pathsOf(articles, []);
  }

  /** Watches the folders there are now: one may be made while the preview runs, such as the one for pictures, or made anew. */
  #watchFolders(): void {
    const roots = [
      [this.#directory, 'refresh'],
      [this.#files, 'reload'],
    ] as const;
    const wanted = new Map<string, { readonly folder: string; readonly event: PreviewEvent }>(
      roots.flatMap(([root, event]) =>
        foldersIn(root).map(([folder, birth]) => [`${birth} ${folder}`, { folder, event }] as const),
      ),
    );
    for (const [key, watcher] of this.#watched) {
      if (wanted.has(key)) continue;
      watcher.close();
      this.#watched.delete(key);
    }
    for (const [key, { folder, event }] of wanted) {
      if (this.#watched.has(key)) continue;
      // The server keeps the process alive, not what it looks at.
      const watcher = watch(folder, { persistent: false }, () => this.#later(event));
      watcher.on('error', () => this.#watched.delete(key));
      this.#watched.set(key, watcher);
    }
  }

  #later(event: PreviewEvent): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#watchFolders();
      this.#read();
      for (const listener of this.#listeners) listener.write(`data: ${event}\n\n`);
    }, QUIET);
  }
}
