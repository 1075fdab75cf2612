import { outsideCode } from './code-spans';
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
  return outsideCode(gatsbyCode(markdown), (piece, offset) => {
    const place = { facts, note, line: line + offset };
    // Each step is told the place of its own text; lines may have moved by a few where the one before has added some.
    return withoutOpenTags(otherMarkup(liquidTags(hugoShortcodes(piece, place), place), place), place);
  });
}
