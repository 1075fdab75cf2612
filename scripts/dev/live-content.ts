import { existsSync, readdirSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { reviewContent } from '@/lib/content/check';
import type { Finding } from '@/lib/content/finding';
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
  readonly #listeners = new Set<ServerResponse>();
  readonly #outlines = new Map<string, Outline>();
  readonly #directory: string;
  #version = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param directory of the content; @param files whose addresses stay the same when they change, such as pictures */
  constructor(directory: string, files: string) {
    this.#directory = directory;
    this.#read();
    for (const folder of foldersIn(directory)) watch(folder, () => this.#later('refresh'));
    for (const folder of foldersIn(files)) watch(folder, () => this.#later('reload'));
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
    this.findings = reviewContent(this.#directory, currentEdition(), (body) => this.#outline(body)).errors;
  }

  /** Parsing is nearly all that a check costs, and a save changes one body. */
  #outline(body: string): Outline {
    const outline = this.#outlines.get(body) ?? outlineOf(body);
    this.#outlines.set(body, outline);
    return outline;
  }

  #later(event: PreviewEvent): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#read();
      for (const listener of this.#listeners) listener.write(`data: ${event}\n\n`);
    }, QUIET);
  }
}
