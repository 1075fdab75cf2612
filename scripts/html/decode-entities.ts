import { parseFragment } from 'parse5';

/** A text in which each entity of HTML, such as `&amp;` or `&#8211;`, is the character that it stands for. Unknown ones become blanks. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi, (entity) => {
    const [node] = parseFragment(entity).childNodes;
    return node && 'value' in node ? node.value : ' ';
  });
