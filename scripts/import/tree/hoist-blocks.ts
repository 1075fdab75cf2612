import type { RootContent } from 'mdast';
import type { Adaption } from './adaption';
import { isFlat, isShownPicture } from './parts';

/** Moves pictures and other top-level blocks out of lists, quotes and boxes, to a place after them. */
export function hoistBlocks(
  node: RootContent & { children: RootContent[] },
  adaption: Adaption,
): RootContent[] {
  const hoisted: RootContent[] = [];
  const hoistFrom = (parent: { children: RootContent[] }) => {
    parent.children = parent.children.filter((child) => {
      if (
        isShownPicture(child) ||
        child.type === 'leafDirective' ||
        (child.type === 'containerDirective' && child.name === 'gallery')
      ) {
        hoisted.push(child);
        return false;
      }
      if (!isFlat(child)) return true;
      hoistFrom(child);
      return child.children.length > 0;
    });
  };
  hoistFrom(node);
  if (hoisted.length > 0)
    adaption.note(
      '',
      'picture',
      `${hoisted.length === 1 ? 'a picture was' : `${hoisted.length} pictures were`} moved out of a ${node.type === 'list' ? 'list' : node.type === 'blockquote' ? 'quote' : 'box'} and now ${hoisted.length === 1 ? 'is' : 'are'} below it`,
    );
  return [...(node.children.length > 0 ? [node] : []), ...hoisted];
}
