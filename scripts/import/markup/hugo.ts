import { BY_FILE } from './by-file';
import { replaceTags, type Place, type Tag } from './replace-tags';

/** Replaces Hugo's inline links, values and comments. */
function hugoInline(text: string): string {
  return text
    .replace(/\{\{[<%]\s*\/\*[^]*?\*\/\s*[>%]\}\}/g, '')
    .replace(
      /\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["'`]?([^"'`\s}]+)[^}]*[>%]\}\}/g,
      (_, file: string) => BY_FILE + file,
    );
}

export function hugoShortcodes(text: string, place: Place): string {
  const source = hugoInline(text);
  const tags = [...source.matchAll(/\{\{([<%])\s*(\/?)\s*([\w/.-]+)([^]*?)(\/?)\s*[>%]\}\}/g)].map(
    ({ index, 0: all, 2: slash, 3: name = '', 4: rest = '', 5: end }): Tag => ({
      ...{ start: index, end: index + all.length, name: name.split('/').at(-1) ?? name, rest },
      ...{ isEnd: slash === '/', isWhole: end === '/' },
    }),
  );
  return replaceTags(source, tags, place);
}
