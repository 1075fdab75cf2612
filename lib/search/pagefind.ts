import { meaningfulWords } from './common-words';
import { markTitle, parseExcerpt, type MarkedPart } from './excerpt';

export interface SearchHit {
  /** Path of the article without the base path. */
  readonly href: string;
  readonly title: readonly MarkedPart[];
  readonly category: string;
  readonly excerpt: readonly MarkedPart[];
}

export interface SearchAnswer {
  /** Number of articles found, of which `hits` are the best. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
}

export interface SearchIndex {
  /** @throws when a piece of the index cannot be loaded */
  readonly search: (term: string, limit: number) => Promise<SearchAnswer>;
}

/** What is used of Pagefind's own script; the package brings no types for it. */
interface PagefindModule {
  createInstance(options: {
    readonly baseUrl: string;
    readonly noWorker: boolean;
    readonly excerptLength: number;
    readonly excerptEllipsis: string;
  }): {
    search(term: string): Promise<{ readonly results: readonly PagefindResult[] }>;
  };
}

interface PagefindResult {
  data(): Promise<{
    readonly url: string;
    readonly excerpt: string;
    readonly meta: Readonly<Record<string, string>>;
  }>;
}

const OPTIONS = {
  // Results are paths for the router, which adds the base path itself.
  baseUrl: '/',
  // A worker would cost 12 KB and a policy of its own, for answers that take a few milliseconds.
  noWorker: true,
  /** In words: about two lines of the dialog. */
  excerptLength: 24,
  excerptEllipsis: '…',
} as const;

async function toHit(result: PagefindResult, words: readonly string[]): Promise<SearchHit> {
  const data = await result.data();
  const excerpt = parseExcerpt(data.excerpt);
  return {
    href: data.url,
    title: markTitle(data.meta.title ?? data.url, words, excerpt),
    category: data.meta.category ?? '',
    excerpt,
  };
}

// A browser remembers that a module could not be loaded, so every later try needs an address of its own.
let failures = 0;

/**
 * Loads Pagefind and what it needs to know before the first question.
 *
 * @param address of `pagefind.js` in the export, with the base path
 * @throws when anything of it cannot be loaded
 */
export async function openSearchIndex(address: string): Promise<SearchIndex> {
  try {
    const url = failures === 0 ? address : `${address}?try=${failures}`;
    // Pagefind is written beside the export after Next has built it: not a module that a bundler could find.
    const { createInstance } = (await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ url
    )) as PagefindModule;
    const instance = createInstance(OPTIONS);
    // Pagefind loads in the background and reports a failure to the next question only.
    await instance.search('');
    return {
      async search(term, limit) {
        const words = meaningfulWords(term);
        const { results } = await instance.search(words);
        const best = results.slice(0, limit).map((result) => toHit(result, words.split(' ')));
        return { total: results.length, hits: await Promise.all(best) };
      },
    };
  } catch (error) {
    failures += 1;
    throw error;
  }
}
