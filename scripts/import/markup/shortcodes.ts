import { hideCode } from './code-spans';
import type { ComponentFacts } from './component';
import type { Note } from '@/scripts/import/source/finding';
import { hugoShortcodes } from './hugo';
import { liquidTags } from './liquid';
import { gatsbyCode, otherMarkup, withoutOpenTags } from './other-markup';

/*
 * Replaces markup of other systems in Markdown. It becomes HTML or Markdown, or is left out and reported.
 */

/** Markdown without markup of other systems. @param line line of the file on which the Markdown begins */
export function withoutShortcodes(markdown: string, line: number, facts: ComponentFacts, note: Note): string {
  const { text, restore } = hideCode(gatsbyCode(markdown));
  const place = {
    ...{ facts, line },
    note: (at: number, subject: string, words: string) => note(at, subject, restore(words)),
  };
  // All steps report lines relative to the same place, so reported lines may be off by the few lines that an earlier step added.
  return restore(withoutOpenTags(otherMarkup(liquidTags(hugoShortcodes(text, place), place), place), place));
}
