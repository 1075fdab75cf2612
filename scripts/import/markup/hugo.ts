import { BY_FILE, IN_LINK } from './by-file';
import { replaceTags, type Place, type Tag } from './replace-tags';

/** `{{< ref "file.md" >}}`, the address of another article. */
const ARTICLE = new RegExp(
  IN_LINK + String.raw`\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["'\x60]?([^"'\x60\s}]+)[^}]*[>%]\}\}`,
  'g',
);

/** Replaces Hugo's inline links, values and comments. */
function hugoInline(text: string): string {
  return text
    .replace(/\{\{[<%]\s*\/\*[^]*?\*\/\s*[>%]\}\}/g, '')
    .replace(ARTICLE, (_, file: string) => BY_FILE + file);
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
