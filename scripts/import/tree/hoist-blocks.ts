import type { RootContent } from 'mdast';
import type { Adaption } from './adaption';
import { isShownPicture } from './parts';

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
      if ('children' in child && child.type !== 'paragraph' && child.type !== 'heading') {
        hoistFrom(child as { children: RootContent[] });
        return (
          child.type === 'table' ||
          child.type === 'tableRow' ||
          child.type === 'tableCell' ||
          child.children.length > 0
        );
      }
      return true;
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
