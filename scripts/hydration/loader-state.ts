/** What starts one kind of page, shared by all pages of that kind. */
export interface StartSet {
  /** Addresses in the order of the page's script tags. */
  readonly chunks: readonly string[];
  /** What the page's bootstrap hands to the module runtime. */
  readonly bootstrap: object;
}

/** What the inline loader and the bootstrap it fetches share. */
export interface Loader {
  /** 1: the bootstrap was asked for; 2: it is at work or done; else nothing is under way. */
  busy?: 0 | 1 | 2;
  /** What was pressed before React could hear it, in order; undefined once React hears it itself, or never will. */
  early: Event[] | undefined;
  /** The search was asked for, by its link or its keys, however often. A failed start forgets it. */
  search?: HTMLAnchorElement | (Event & { readonly href?: undefined }) | null;
  /** The controls behind `early` and `search`, of failed starts as well; each may be in it more than once. */
  pressed: HTMLElement[];
  /** The last intent: where the pointer is, and since when, if that is what it was. */
  last?: Event;
  /** How often the bootstrap was asked for. */
  tries: number;
  /** The script of the page's parts. 1: it was asked for; 2: it runs; 3: it is late or cannot be had. */
  parts?: 1 | 2 | 3;
  /** Tells that a start failed: the next intent tries again, unless the bootstrap knows that none can succeed. */
  failed: () => unknown;
}

declare global {
  var __loader: Loader;
  var __next_f: [kind: number, rows?: string][];
  var TURBOPACK: { push(registration: object): void };
  interface Document {
    /** Chromium: the page is being drawn before the visitor asked for it. */
    readonly prerendering?: boolean;
  }
}
