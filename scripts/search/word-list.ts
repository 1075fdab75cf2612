import { parse } from 'parse5';
import { isCommonWord } from '@/components/search/common-words';
import { fold } from '@/components/search/fold';
import { attribute, type Element, type Node } from '@/scripts/html/elements';

/**
 * Words in the list at most, some 15 KB over the wire: it is fetched at the first misspelled word of a visit, and a first
 * search is to stay below 150 KB. The words that are on most pages are kept.
 */
const MOST_WORDS = 5_000;

/** A suggestion of two letters would be a guess. */
const LEAST_LETTERS = 3;

/** Words without digits. "Traveler's" counts as "Traveler"; other contractions are no words to search for. */
const WORD = /[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu;

const ignores = (element: Element) => attribute(element, 'data-pagefind-ignore') !== undefined;
const counts = (element: Element) =>
  attribute(element, 'data-pagefind-body') !== undefined ||
  attribute(element, 'data-pagefind-meta')?.includes(':') === false;

function textIn(node: Node, isSearched: boolean): string {
  if (node.nodeName === '#text' && 'value' in node) return isSearched ? node.value : '';
  if (!('childNodes' in node) || ['script', 'style'].includes(node.nodeName)) return ' ';
  const isInside = 'tagName' in node ? !ignores(node) && (isSearched || counts(node)) : isSearched;
  return ` ${node.childNodes.map((child) => textIn(child, isInside)).join('')} `;
}

/** The text of a page that Pagefind can find: its marked body and the elements whose text is metadata. */
export const searchableText = (html: string): string =>
  textIn(parse(html, { scriptingEnabled: false }), false);

interface Entry {
  pages: number;
  /** How often the word is written in which case and with which accents. */
  readonly forms: Map<string, number>;
}

/** As it is written without a capital, where it ever is; else as it is written most often. */
function usualForm({ forms }: Entry): string {
  const byCount = [...forms].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  const [usual = ['']] = byCount;
  return (byCount.find(([form]) => form === form.toLowerCase()) ?? usual)[0];
}

/** Gathers the words of all that can be found, from which misspelled ones are corrected (`components/search/spelling.ts`). */
export class WordList {
  private readonly entries = new Map<string, Entry>();

  /** Adds the words of one page or record. */
  add(text: string): void {
    const seen = new Set<string>();
    for (const [found] of text.matchAll(WORD)) {
      const form = found.replace(/['’]s$/, '');
      if (/['’]/.test(form) || form.length < LEAST_LETTERS || isCommonWord(form)) continue;
      const key = fold(form);
      const entry: Entry = this.entries.get(key) ?? { pages: 0, forms: new Map() };
      this.entries.set(key, entry);
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      if (!seen.has(key)) entry.pages += 1;
      seen.add(key);
    }
  }

  /**
   * One word a line. Each group has words that are on at least twice as many pages as those of the next; within a group they
   * are in alphabetical order, which compresses better than an exact order would.
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
