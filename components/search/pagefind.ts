import { isCommonWord, meaningfulWords } from './common-words';
import { markTitle, parseExcerpt, type MarkedPart } from './excerpt';
import { fold, foldWord, wordsOf } from './fold';
import { correct, parseWordList } from './spelling';

/** File name of the word list next to `pagefind.js`. */
export const WORD_LIST = 'words.txt';
/** File name of the queries that an empty field suggests, one per line, next to `pagefind.js`. */
export const IDEA_LIST = 'ideas.txt';

/** Number of results at first and per press on 'Show more'. Each one loads its text, about 3 KB. */
export const HITS_PER_STEP = 5;

export interface SearchHit {
  /** Path on this site, with an anchor for a card, without the base path. */
  readonly href: string;
  readonly title: readonly MarkedPart[];
  /** Its type, such as 'Author' or 'Article · Flight Tips'. */
  readonly kind: string;
  readonly excerpt: readonly MarkedPart[];
}

export interface SearchAnswer {
  /** Number of all results; `hits` are the best of them. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /** If a word of the query is not in the index: the query with similar words that are, most likely first. */
  readonly suggestions: readonly string[];
}

interface SearchIndex {
  /** @throws if a chunk of the index cannot be loaded */
  readonly search: (term: string, limit: number) => Promise<SearchAnswer>;
}

/** The used part of Pagefind's API; the package has no types for it. */
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
  // A worker would add 12 KB and need its own policy, although a search takes only a few milliseconds.
  noWorker: true,
  excerptEllipsis: '…',
} as const;

/** Number of words in an excerpt: about two lines of the dialog, and three on a phone. */
const excerptLength = () => (matchMedia('(width < 30rem)').matches ? 16 : 24);

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

/** Whether the title of a hit is the typed words and nothing else, except for the ending of a plural. */
function isNamed({ title }: SearchHit, typed: string): boolean {
  const plain = (text: string) => wordsOf(fold(text)).join(' ');
  const asked = plain(typed);
  return [asked, `${asked}s`, `${asked}es`].includes(plain(title.map(({ text }) => text).join('')));
}

/** Whether a result contains a word that starts with the query. */
async function completes(result: PagefindResult, typed: string): Promise<boolean> {
  const { excerpt, meta } = await result.data();
  const marked = parseExcerpt(excerpt).flatMap((part) => (part.marked ? part.text : []));
  const start = foldWord(typed);
  return [...marked, ...Object.values(meta)]
    .flatMap((text) => [...text.split(/\s+/), ...wordsOf(text)])
    .some((word) => foldWord(word).startsWith(start));
}

/**
 * Whether the index contains a word, in any form or as the start of a word. Pagefind completes a partial word, but uses
 * a shorter word if there is no completion: 'fly' for 'fligth'. In quotation marks, it looks for the exact word.
 */
async function isKnown(instance: PagefindInstance, word: string): Promise<boolean> {
  if (wordsOf(word).length === 0 || isCommonWord(word)) return true;
  if ((await instance.search(`"${word}"`)).results.length > 0) return true;
  const [best] = (await instance.search(word)).results;
  return best !== undefined && completes(best, word);
}

/**
 * @param address of `pagefind.js`
 * @param file name of a file next to it
 */
async function loadText(address: string, file: string): Promise<string> {
  const response = await fetch(address.replace(/[^/]*$/, file));
  if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
  return response.text();
}

/** The queries that an empty field suggests. @throws if the file cannot be loaded */
export const loadIdeas = async (address: string): Promise<readonly string[]> =>
  (await loadText(address, IDEA_LIST)).split('\n').filter(Boolean);

// Browsers cache a failed module, so each retry needs a new address.
let failures = 0;

/** Loads Pagefind and the data for the first query. */
export async function openSearchIndex(address: string): Promise<SearchIndex> {
  try {
    const url = failures === 0 ? address : `${address}?try=${failures}`;
    // Pagefind is written into the export after `next build`, so a bundler cannot resolve it.
    const { createInstance } = (await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ url
    )) as PagefindModule;
    const instance = createInstance({ ...OPTIONS, excerptLength: excerptLength() });
    // Pagefind loads in the background and reports a failure only at the next query.
    await instance.search('');
    let list: Promise<readonly string[]> | undefined;
    /** Without the list there are no suggestions; the next query tries again. */
    const wordList = () =>
      (list ??= loadText(address, WORD_LIST).then(parseWordList)).catch(() => {
        list = undefined;
        return [];
      });
    const finds = async (term: string) => (await instance.search(meaningfulWords(term))).results.length > 0;
    async function suggest(term: string, unknown: ReadonlySet<string>) {
      const suggestions: string[] = [];
      for (const suggestion of correct(term, unknown, await wordList())) {
        // Each suggested word is in the index, but a query of several words may still have no result.
        if (wordsOf(suggestion).length === 1 || (await finds(suggestion))) suggestions.push(suggestion);
      }
      return suggestions;
    }
    return {
      async search(typed, limit) {
        const term = typed.replaceAll('"', ' ').trim();
        const meaningful = meaningfulWords(term);
        const words = meaningful.split(' ');
        // Loads the chunks of the index for all words at the same time.
        const { results } = await instance.search(meaningful);
        const unknown = new Set<string>();
        for (const word of words) if (!(await isKnown(instance, word))) unknown.add(word);
        if (unknown.size > 0) return { total: 0, hits: [], suggestions: await suggest(term, unknown) };
        const hits = await Promise.all(results.slice(0, limit).map((result) => toHit(result, words)));
        // Only among the first results, so that 'Show more' adds results below them and moves none.
        const named = hits.slice(0, HITS_PER_STEP).filter((hit) => isNamed(hit, term));
        const ranked = [...named, ...hits.filter((hit) => !named.includes(hit))];
        return { total: results.length, hits: ranked, suggestions: [] };
      },
    };
  } catch (error) {
    failures += 1;
    throw error;
  }
}
