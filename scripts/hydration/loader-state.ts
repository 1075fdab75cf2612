/** The files that start one kind of page; all pages of that kind share it. */
export interface StartSet {
  /** URLs in the order of the page's script tags. */
  readonly chunks: readonly string[];
  /** The data that the page's script passes to Next's module runtime. */
  readonly entry: object;
}

/** The state that the inline loader and the bootstrap share. */
export interface Loader {
  /** 1: the bootstrap is requested; 2: it is running or done; otherwise nothing is in progress. */
  busy?: 0 | 1 | 2;
  /** Events before React handled them, in order; undefined when React handles events itself or cannot start. */
  early: Event[] | undefined;
  /** The event or link that opened the search. A failed start resets it. */
  search?: HTMLAnchorElement | (Event & { readonly href?: undefined }) | null;
  /** What was typed after a key of the search, until the search opens (`components/search/shortcut.ts`) or fails. */
  typed?: string | null | undefined;
  /** The controls of `early` and `search`, including those of failed starts; may contain duplicates. */
  pressed: HTMLElement[];
  /** The last intent event: the position of the pointer and its time, if it was a pointer event. */
  last?: Event;
  /** Number of requests for the bootstrap. */
  tries: number;
  /** The timer that limits the whole start. */
  limit?: ReturnType<typeof setTimeout>;
  /** Called at that limit. The bootstrap replaces it when it runs. */
  stop?: () => unknown;
  /** State of `page-parts.ts`. 1: requested; 2: running; 3: late or failed; otherwise the next intent requests it. */
  parts?: 0 | 1 | 2 | 3;
  /** Called when a start failed. The next intent tries again, unless the bootstrap has found that no start can succeed. */
  failed: () => unknown;
}

declare global {
  var __loader: Loader;
  var __next_f: [kind: number, rows?: string][];
  var TURBOPACK: { push(registration: object): void };
  interface Navigator {
    /** Global Privacy Control (https://w3c.github.io/gpc/). */
    readonly globalPrivacyControl?: boolean;
  }
  interface Document {
    /** Chromium: whether the page is being prerendered. */
    readonly prerendering?: boolean;
  }
}
