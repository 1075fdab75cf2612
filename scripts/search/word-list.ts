import { isCommonWord } from '@/components/search/common-words';
import { fold } from '@/components/search/fold';

/**
 * The maximum number of words in the list, about 15 KB over the wire. The list is fetched at the first misspelled word of a visit, and a
 * first search should stay below 150 KB. The list keeps the words that are on the most pages.
 */
const MOST_WORDS = 5_000;

/** Shorter words are ignored, because a suggestion of two letters would be a guess. */
const LEAST_LETTERS = 3;

/** Words without digits. "Traveler's" counts as "Traveler". Other words with an apostrophe are ignored. */
const WORD = /[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu;

/** Words by their folded form: the number of pages with the word, and the count of each form (case and accents). */
export type WordCounts = readonly (readonly [
  word: string,
  pages: number,
  forms: readonly (readonly [form: string, count: number])[],
])[];

interface Entry {
  pages: number;
  /** The count of each form of the word (case and accents). */
  readonly forms: Map<string, number>;
}

/** The most frequent lowercase form, or the most frequent form if there is no lowercase form. */
function usualForm({ forms }: Entry): string {
  const byCount = [...forms].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  const [usual = ['']] = byCount;
  return (byCount.find(([form]) => form === form.toLowerCase()) ?? usual)[0];
}

/** Collects the words of all searchable items. The search corrects misspelled words with this list (`components/search/spelling.ts`). */
export class WordList {
  private readonly entries = new Map<string, Entry>();

  private entry(key: string): Entry {
    const entry = this.entries.get(key) ?? { pages: 0, forms: new Map() };
    this.entries.set(key, entry);
    return entry;
  }

  /** Adds the words of one page or record. */
  add(text: string): void {
    const seen = new Set<string>();
    for (const [found] of text.matchAll(WORD)) {
      const form = found.replace(/['’]s$/, '');
      if (/['’]/.test(form) || form.length < LEAST_LETTERS || isCommonWord(form)) continue;
      const key = fold(form);
      const entry = this.entry(key);
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      if (!seen.has(key)) entry.pages += 1;
      seen.add(key);
    }
  }

  /** Adds the counts of another list. */
  addCounts(counts: WordCounts): void {
    for (const [key, pages, forms] of counts) {
      const entry = this.entry(key);
      entry.pages += pages;
      for (const [form, count] of forms) entry.forms.set(form, (entry.forms.get(form) ?? 0) + count);
    }
  }

  counts(): WordCounts {
    return [...this.entries].map(([key, { pages, forms }]) => [key, pages, [...forms]]);
  }

  /**
   * One word per line, in groups by the number of pages: groups begin at powers of two, the highest first. Within a group, words are in
   * alphabetical order, which compresses better than an exact order by the number of pages.
   */
  toString(): string {
    const group = ({ pages }: Entry) => Math.floor(Math.log2(pages));
    return [...this.entries]
      .sort(([a, left], [b, right]) => right.pages - left.pages || (a < b ? -1 : 1))
      .slice(0, MOST_WORDS)
      .sort(([a, left], [b, right]) => group(right) - group(left) || (a < b ? -1 : 1))
      .map(([, entry]) => `${usualForm(entry)}\n`)
      .join('');
  }
}

/** Counts the words of pages. */
export function countWords(texts: readonly string[]): WordCounts {
  const list = new WordList();
  for (const text of texts) list.add(text);
  return list.counts();
}
