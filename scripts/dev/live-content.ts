import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { isLitter } from '@/lib/source/read-files';
import type { PictureUse } from '@/lib/lint/picture-uses';
import { pathsOf, type Paths } from '@/lib/lint/markdown/check-path';
import { setVariables } from '@/lib/site/environment';
import { movedArticles } from '@/lib/articles/redirects';
import { listTextPages } from '@/lib/articles/text-pages';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import type { PreviewEvent } from '@/lib/site/preview-events';
import { preparePictures } from '@/scripts/pictures/prepare';

/** Milliseconds without changes after which a save is complete, because editors write a file in several steps. */
const QUIET = 25;

/** Reports that a folder is not watched, except if it was just deleted, because the watcher of its parent reports that. */
function tellUnwatched(folder: string, error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error(`${folder} is not watched:`, error);
}

/**
 * A directory and all folders below it, each with its creation time, which changes if the folder is created again. Each folder has
 * its own watcher, because `recursive` misses files on Linux that an editor replaces.
 */
function foldersIn(directory: string): readonly (readonly [folder: string, birth: number])[] {
  try {
    const { birthtimeMs } = statSync(directory);
    const below = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [[directory, birthtimeMs], ...below.flatMap(({ name }) => foldersIn(path.join(directory, name)))];
  } catch (error) {
    tellUnwatched(directory, error);
    return [];
  }
}

const send = (listener: ServerResponse, event: PreviewEvent) => void listener.write(`data: ${event}\n\n`);

/** The content of a preview, with its current diagnostics and the pages that listen for changes. */
export class LiveContent {
  diagnostics: readonly Diagnostic[] = [];
  /** Paths of pages, articles, categories, tags and authors, without the later pages of lists. */
  paths: Paths = new Map();
  /** Former addresses of articles, each with the current address. */
  moved: ReadonlyMap<string, string> = new Map();
  readonly #listeners = new Set<ServerResponse>();
  readonly #directory: string;
  readonly #files: string;
  /** Watchers by folder and creation time. */
  readonly #watched = new Map<string, FSWatcher>();
  /**
   * Changes with each save, and when a damaged picture is found. Starts with the time, so that it differs from all versions of earlier
   * servers.
   */
  #version = Date.now();
  /** Pages with an older version reload, because a file at the same address has changed or the server was restarted. */
  #reloadBelow = this.#version;
  /** The event to send to pages after the save. */
  #pending: PreviewEvent = 'refresh';
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param directory the content directory
   * @param files folder of files that keep their addresses when they change
   */
  constructor(directory: string, files: string) {
    this.#directory = directory;
    this.#read();
    this.#files = files;
    this.#watchFolders();
  }

  get version(): string {
    return String(this.#version);
  }

  /**
   * Answers with the stream of events until the page disconnects.
   *
   * @param shown version of the content that the page shows; if it is outdated, the page gets an event at once. Without a version it
   *   gets none, because it would reload endlessly. Pages have no version after Next has read a changed `.env` file, because Next
   *   then clears the environment.
   */
  listen(response: ServerResponse, shown: string | null): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    if (shown && shown !== this.version)
      send(response, Number(shown) < this.#reloadBelow ? 'reload' : 'refresh');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  #nextVersion(): void {
    this.#version += 1;
    setVariables({ FAREWIND_CONTENT_VERSION: this.version });
  }

  #read(): void {
    this.#nextVersion();
    const { errors, articles, textPaths, pictures } = reviewContent(this.#directory);
    this.diagnostics = errors;
    this.paths = pathsOf(articles, [], textPaths);
    this.moved = new Map(
      movedArticles(articles, listTextPages(this.#directory)).map(({ from, to }) => [from, to]),
    );
    // Not awaited, because decoding is slow and pages need not wait for it.
    this.#lookAt(pictures).catch((error: unknown) => console.error(error));
  }

  /** Adds the diagnostics from decoding pictures, unless there is a newer version by then. */
  async #lookAt(pictures: readonly PictureUse[]): Promise<void> {
    const version = this.#version;
    const { diagnostics } = await preparePictures(this.#directory, pictures, 'inspect', PICTURE_CACHE);
    if (diagnostics.length === 0 || version !== this.#version) return;
    this.diagnostics = [...this.diagnostics, ...diagnostics];
    // Pages that were rendered in the meantime may not listen yet.
    this.#nextVersion();
    this.#reloadBelow = this.#version;
    for (const listener of this.#listeners) send(listener, 'reload');
  }

  /** Watches the current folders. A folder, such as that for pictures, may be created or created again while the preview runs. */
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
      try {
        // The server keeps the process alive; watchers must not.
        const watcher = watch(folder, { persistent: false }, (_, name) => {
          if (!name || !isLitter(name)) this.#later(event);
        });
        watcher.on('error', () => this.#watched.delete(key));
        this.#watched.set(key, watcher);
      } catch (error) {
        tellUnwatched(folder, error);
      }
    }
  }

  #later(event: PreviewEvent): void {
    // A picture and the text around it may be saved at the same time. `reload` then wins.
    if (event === 'reload') this.#pending = event;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const saved = this.#pending;
      this.#pending = 'refresh';
      this.#watchFolders();
      try {
        this.#read();
      } catch (error) {
        // This is not a writer's mistake, which would be a diagnostic. Next still answers, and the next save may fix it.
        console.error(error);
      }
      if (saved === 'reload') this.#reloadBelow = this.#version;
      for (const listener of this.#listeners) send(listener, saved);
    }, QUIET);
  }
}
