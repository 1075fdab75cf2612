import { hideCode } from './code-spans';
import type { ComponentFacts } from './component';
import type { Note } from '@/scripts/import/source/finding';
import { hugoShortcodes } from './hugo';
import { liquidTags } from './liquid';
import { gatsbyCode, otherMarkup, withoutOpenTags } from './other-markup';

/*
 * Markup of other systems within Markdown. Each becomes HTML or Markdown, or is left out and noted.
 */

/** Markdown without markup of another system. @param line of the file on which it begins */
export function withoutShortcodes(markdown: string, line: number, facts: ComponentFacts, note: Note): string {
  const { text, restore } = hideCode(gatsbyCode(markdown));
  const place = {
    ...{ facts, line },
    note: (at: number, subject: string, words: string) => note(at, subject, restore(words)),
  };
  // Each step is told the place of its own text; lines may have moved by a few where the one before has added some.
  return restore(withoutOpenTags(otherMarkup(liquidTags(hugoShortcodes(text, place), place), place), place));
}
