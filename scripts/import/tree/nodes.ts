import type { BlockContent, Image, Node, Parent } from 'mdast';

/*
 * Intermediate nodes for pictures, galleries, videos and boxes with a summary. They exist until the paths of files and the available
 * directives are known.
 */

/** A picture as a separate block. */
export interface ImportPicture extends Node {
  type: 'importPicture';
  image: Image;
  caption: BlockContent[];
}

interface ImportGallery extends Node {
  type: 'importGallery';
  pictures: ImportPicture[];
}

/** A page of another site in a frame. */
export interface ImportFrame extends Node {
  type: 'importFrame';
  address: string;
  title: string;
}

export interface ImportDetails extends Parent {
  type: 'importDetails';
  summary: string;
  children: BlockContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    importPicture: ImportPicture;
    importGallery: ImportGallery;
    importFrame: ImportFrame;
    importDetails: ImportDetails;
  }
  interface BlockContentMap {
    importPicture: ImportPicture;
    importGallery: ImportGallery;
    importFrame: ImportFrame;
    importDetails: ImportDetails;
  }
}
