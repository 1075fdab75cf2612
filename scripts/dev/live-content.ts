import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import type { Diagnostic } from '@/lib/source/diagnostic';
import type { PictureUse } from '@/lib/lint/picture-uses';
import { pathsOf, type Paths } from '@/lib/lint/markdown/check-path';
import { setVariables } from '@/lib/site/environment';
import { movedArticles } from '@/lib/articles/redirects';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import type { PreviewEvent } from '@/lib/site/preview-events';
import { preparePictures } from '@/scripts/pictures/prepare';

/** Milliseconds of quiet after which a save is over: editors write a file in several strokes. */
const QUIET = 25;

/** Says that a folder is not watched, unless it has just gone: that is a change of the folder above, which is told. */
function tellUnwatched(folder: string, error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error(`${folder} is not watched:`, error);
}

/**
 * A directory and all below it, each with the moment of its birth, which is another when the folder was made anew. Watching each
 * by itself sees files that an editor replaces, which `recursive` loses on Linux.
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

/** The content of a preview: what is wrong with it now, and who wants to know when it changes. */
export class LiveContent {
  diagnostics: readonly Diagnostic[] = [];
  /** Of pages, articles, categories, tags and authors; not of the further pages of a list. */
  paths: Paths = new Map();
  /** Former addresses of articles, each with the one of now. */
  moved: ReadonlyMap<string, string> = new Map();
  readonly #listeners = new Set<ServerResponse>();
  readonly #directory: string;
  readonly #files: string;
  /** By folder and its birth. */
  readonly #watched = new Map<string, FSWatcher>();
  /** Another one with each save, and no number that a server before this one gave away. */
  #version = Date.now();
  /** Pages of earlier versions than this one load anew: a file of the same address has changed since, or the server is another. */
  #reloadBelow = this.#version;
  /** What pages do when the save is over. */
  #pending: PreviewEvent = 'refresh';
  #timer: NodeJS.Timeout | undefined;

  /** @param directory of the content; @param files whose addresses stay the same when they change, such as pictures */
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
   * Answers with the stream of events until the page goes away.
   *
   * @param shown version of the content that the page shows: what it has missed meanwhile, it is told at once. Without one
   *   nothing is, for a page that never knows would load anew without end; Next empties the environment when it reads a changed
   *   `.env` file.
   */
  listen(response: ServerResponse, shown: string | null): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    if (shown && shown !== this.version)
      send(response, Number(shown) < this.#reloadBelow ? 'reload' : 'refresh');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  #read(): void {
    this.#version += 1;
    setVariables({ FAREWIND_CONTENT_VERSION: this.version });
    const { errors, articles, textPaths, pictures } = reviewContent(this.#directory);
    this.diagnostics = errors;
    this.paths = pathsOf(articles, [], textPaths);
    this.moved = new Map(movedArticles(articles).map(({ from, to }) => [from, to]));
    // Decoding takes its time; pages show meanwhile.
    this.#lookAt(pictures).catch((error: unknown) => console.error(error));
  }

  /** Adds what is wrong inside of pictures, unless there is a newer version by then. */
  async #lookAt(pictures: readonly PictureUse[]): Promise<void> {
    const version = this.#version;
    const { diagnostics } = await preparePictures(this.#directory, pictures, 'inspect', PICTURE_CACHE);
    if (diagnostics.length === 0 || version !== this.#version) return;
    this.diagnostics = [...this.diagnostics, ...diagnostics];
    for (const listener of this.#listeners) send(listener, 'reload');
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
      try {
        // The server keeps the process alive, not what it looks at.
        const watcher = watch(folder, { persistent: false }, () => this.#later(event));
        watcher.on('error', () => this.#watched.delete(key));
        this.#watched.set(key, watcher);
      } catch (error) {
        tellUnwatched(folder, error);
      }
    }
  }

  #later(event: PreviewEvent): void {
    // A picture and the text around it may be saved in one go.
    if (event === 'reload') this.#pending = event;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const saved = this.#pending;
      this.#pending = 'refresh';
      this.#watchFolders();
      try {
        this.#read();
      } catch (error) {
        // No mistake of the writer's, who would have a diagnostic: the page shows what Next makes of it, and the next save may mend it.
        console.error(error);
      }
      if (saved === 'reload') this.#reloadBelow = this.#version;
      for (const listener of this.#listeners) send(listener, saved);
    }, QUIET);
  }
}
