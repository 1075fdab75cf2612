/** Milliseconds between two questions, and after which a page is served as it is. */
const PAUSE = 100;
const PATIENCE = 60_000;

/**
 * Next answers from the list of addresses that a route had when it was last asked, and makes a new one meanwhile
 * (`getStaticPaths` in its `next-dev-server.js`). So the first request of a new article, tag or author would find nothing;
 * here it waits until Next has looked again.
 */
export class NewPages {
  #known: Set<string>;
  readonly #statusOf: (path: string) => Promise<number>;

  /** @param paths of the site when Next starts, of which it has no list yet; @param statusOf asks Next itself for a path */
  constructor(paths: Iterable<string>, statusOf: (path: string) => Promise<number>) {
    this.#known = new Set(paths);
    this.#statusOf = statusOf;
  }

  /** Waits until Next has a page of the site that it may not know yet. @param paths of the site by now */
  async settle(path: string, paths: ReadonlyMap<string, unknown>): Promise<void> {
    // What has left the site leaves Next's list as well, and may come back.
    this.#known = new Set([...this.#known].filter((known) => paths.has(known)));
    if (!paths.has(path) || this.#known.has(path)) return;
    const end = Date.now() + PATIENCE;
    let status = await this.#statusOf(path);
    while (status === 404) {
      if (Date.now() > end) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      status = await this.#statusOf(path);
    }
    // A save that broke the content meanwhile makes Next fail, which says nothing of its list.
    if (status >= 500) return;
    this.#known.add(path);
  }
}
