import { existsSync, readdirSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { reviewContent } from '@/lib/content/check';
import type { Finding } from '@/lib/content/finding';
import { pathsOf, type Paths } from '@/lib/content/markdown/check-path';
import { outlineOf, type Outline } from '@/lib/content/markdown/outline';
import { currentEdition } from '@/lib/content/published';
import { CONTENT_VERSION } from '@/lib/content/read-files';
import type { PreviewEvent } from '@/lib/preview-events';

/** Milliseconds of quiet after which a save is over: editors write a file in several strokes. */
const QUIET = 25;

/** A directory and all below it. Watching each by itself sees files that an editor replaces, which `recursive` loses on Linux. */
function foldersIn(directory: string): readonly string[] {
  if (!existsSync(directory)) return [];
  const below = readdirSync(directory, { recursive: true, withFileTypes: true });
  return [
    directory,
    ...below
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  ];
}

/** The content of a preview: what is wrong with it now, and who wants to know when it changes. */
export class LiveContent {
  findings: readonly Finding[] = [];
  /** Of lists, articles, categories, tags and authors; not of the further pages of a list. */
  paths: Paths = new Map();
  readonly #listeners = new Set<ServerResponse>();
  readonly #outlines = new Map<string, Outline>();
  readonly #directory: string;
  readonly #files: string;
  readonly #watched = new Set<string>();
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
    const { errors, articles } = reviewContent(this.#directory, currentEdition(), (body) =>
      this.#outline(body),
    );
    this.findings = errors;
    this.paths = pathsOf(articles, []);
  }

  /** Parsing is nearly all that a check costs, and a save changes one body. */
  #outline(body: string): Outline {
    const outline = this.#outlines.get(body) ?? outlineOf(body);
    this.#outlines.set(body, outline);
    return outline;
  }

  /** Watches what is not watched yet: a folder may be made while the preview runs, such as the one for pictures. */
  #watchFolders(): void {
    for (const [root, event] of [
      [this.#directory, 'refresh'],
      [this.#files, 'reload'],
    ] as const) {
      for (const folder of foldersIn(root)) {
        if (this.#watched.has(folder)) continue;
        this.#watched.add(folder);
        // A folder that goes away takes its watcher with it.
        watch(folder, () => this.#later(event)).on('error', () => this.#watched.delete(folder));
      }
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
