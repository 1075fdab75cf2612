import { isCommonWord, meaningfulWords } from './common-words';
import { markTitle, parseExcerpt, type MarkedPart } from './excerpt';
import { fold, wordsOf } from './fold';
import { correct, parseWordList } from './spelling';

/** Name of the list of words that stands beside `pagefind.js`. */
export const WORD_LIST = 'words.txt';

export interface SearchHit {
  /** Path on this site, with an anchor for a card, without the base path. */
  readonly href: string;
  readonly title: readonly MarkedPart[];
  /** What it is, such as 'Author' or 'Article · Flight Tips'. */
  readonly kind: string;
  readonly excerpt: readonly MarkedPart[];
}

export interface SearchAnswer {
  /** Number of results, of which `hits` are the best. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /** Where a word of the question is nowhere: the question with words in its place that are somewhere, the likeliest first. */
  readonly suggestions: readonly string[];
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
  }): PagefindInstance;
}

interface PagefindInstance {
  search(term: string): Promise<{ readonly results: readonly PagefindResult[] }>;
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
  const { url, meta, excerpt: raw } = await result.data();
  const excerpt = parseExcerpt(raw);
  return {
    href: url,
    title: markTitle(meta.title ?? url, words, excerpt),
    kind: meta.kind ?? ['Article', meta.category].filter(Boolean).join(' · '),
    excerpt,
  };
}

/** Whether a result has a word that begins with what was typed. */
async function completes(result: PagefindResult, typed: string): Promise<boolean> {
  const { excerpt, meta } = await result.data();
  const marked = parseExcerpt(excerpt).flatMap((part) => (part.marked ? part.text : []));
  const start = fold(wordsOf(typed).join(''));
  return [...marked, ...Object.values(meta)]
    .flatMap((text) => [...text.split(/\s+/).map((word) => wordsOf(word).join('')), ...wordsOf(text)])
    .some((word) => fold(word).startsWith(start));
}

/**
 * Whether a word is anywhere in the index, in some form or as the beginning of a word. Pagefind completes half a word, but
 * takes a shorter word where nothing can be completed: 'fly' for 'fligth'. In quotation marks it looks for the word itself.
 */
async function isKnown(instance: PagefindInstance, word: string): Promise<boolean> {
  if (wordsOf(word).length === 0 || isCommonWord(word)) return true;
  if ((await instance.search(`"${word}"`)).results.length > 0) return true;
  const [best] = (await instance.search(word)).results;
  return best !== undefined && completes(best, word);
}

async function loadWordList(address: string): Promise<readonly string[]> {
  const response = await fetch(address.replace(/[^/]*$/, WORD_LIST));
  if (!response.ok) throw new Error(`The list of words answers ${response.status}.`);
  return parseWordList(await response.text());
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
    let list: Promise<readonly string[]> | undefined;
    /** Without the list there is nothing to suggest, and the next question tries again. */
    const wordList = () =>
      (list ??= loadWordList(address)).catch(() => {
        list = undefined;
        return [];
      });
    const finds = async (term: string) => (await instance.search(meaningfulWords(term))).results.length > 0;
    async function suggest(term: string, unknown: ReadonlySet<string>) {
      const suggestions: string[] = [];
      for (const suggestion of correct(term, unknown, await wordList())) {
        // A word of the list is somewhere; that several are in one place has to be seen.
        if (wordsOf(suggestion).length === 1 || (await finds(suggestion))) suggestions.push(suggestion);
      }
      return suggestions;
    }
    return {
      async search(typed, limit) {
        const term = typed.replaceAll('"', ' ').trim();
        const words = meaningfulWords(term);
        // Loads the pieces of the index for all words at once.
        const { results } = await instance.search(words);
        const unknown = new Set<string>();
        for (const word of words.split(' ')) if (!(await isKnown(instance, word))) unknown.add(word);
        if (unknown.size > 0) return { total: 0, hits: [], suggestions: await suggest(term, unknown) };
        const best = results.slice(0, limit).map((result) => toHit(result, wordsOf(words)));
        return { total: results.length, hits: await Promise.all(best), suggestions: [] };
      },
    };
  } catch (error) {
    failures += 1;
    throw error;
  }
}
