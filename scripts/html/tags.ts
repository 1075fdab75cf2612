import { Parser } from 'htmlparser2';
import type { Range } from '@/lib/source/edit-text';

/** An element as the page spells it: where it stands, and what it says. */
export interface Tag extends Range {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text in it. */
  readonly text: string;
}

/** The elements with one of these names, in the order in which they begin. Names are in lower case. */
export function tagsOf(html: string, names: readonly string[]): readonly Tag[] {
  const found: { -readonly [K in keyof Tag]: Tag[K] }[] = [];
  const open: (typeof found)[number][] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!names.includes(name)) return;
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      const tag = { name, attributes, start, end, text: '' };
      found.push(tag);
      open.push(tag);
    },
    ontext(text) {
      const tag = open.at(-1);
      if (tag) tag.text += text;
    },
    onclosetag(name, implied) {
      const tag = open.at(-1);
      if (tag?.name !== name) return;
      open.pop();
      if (implied) return;
      tag.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return found;
}
