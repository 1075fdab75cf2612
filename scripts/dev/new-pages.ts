/** Milliseconds between two requests, and after which to stop waiting. */
const PAUSE = 100;
const PATIENCE = 60_000;

/**
 * Next answers from the list of addresses that a route had at the last request, and updates the list afterwards
 * (`getStaticPaths` in its `next-dev-server.js`). So the first request for a new article, tag or author would get a 404. This class
 * delays such a request until Next has updated its list.
 */
export class NewPages {
  #known: Set<string>;
  readonly #statusOf: (path: string) => Promise<number>;

  /**
   * @param paths the paths of the site when Next starts, before it has lists
   * @param statusOf requests a path from Next
   */
  constructor(paths: Iterable<string>, statusOf: (path: string) => Promise<number>) {
    this.#known = new Set(paths);
    this.#statusOf = statusOf;
  }

  /** Waits until Next has a page that it may not know yet. @param paths current paths of the site */
  async settle(path: string, paths: ReadonlyMap<string, unknown>): Promise<void> {
    // Forget deleted paths. Next removes them from its lists, too, and they may come back.
    this.#known = new Set([...this.#known].filter((known) => paths.has(known)));
    if (!paths.has(path) || this.#known.has(path)) return;
    const end = Date.now() + PATIENCE;
    let status = await this.#statusOf(path);
    while (status === 404) {
      if (Date.now() > end) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      status = await this.#statusOf(path);
    }
    // If a save has made the content invalid, Next fails. That says nothing about its list.
    if (status >= 500) return;
    this.#known.add(path);
  }
}
