import { parse } from 'parse5';
import type { Range } from '@/lib/source/edit-text';
import { elements, rawText } from './elements';

/** An element as the page spells it: where it stands, and what it says. */
export interface Tag extends Range {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text in it. */
  readonly text: string;
}

/** The elements with one of these names, in the order in which they begin. Names are in lower case. */
export function tagsOf(html: string, names: readonly string[]): readonly Tag[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return [...elements(document)]
    .filter(({ tagName }) => names.includes(tagName))
    .flatMap((element) => {
      // The parser adds the elements that a page must have, such as <head>.
      if (!element.sourceCodeLocation) return [];
      const { startOffset: start, endOffset: end } = element.sourceCodeLocation;
      const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
      return { name: element.tagName, attributes, start, end, text: rawText(element) };
    });
}
