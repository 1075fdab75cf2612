import type { BlockContent, Image, Node, Parent } from 'mdast';

/*
 * Nodes that stand between reading and writing: what this site writes as a picture, a gallery, a film or a box with a summary,
 * before it is known where its files are and which directives there are.
 */

/** A picture in a place of its own. */
export interface ImportPicture extends Node {
  type: 'importPicture';
  image: Image;
  caption: BlockContent[];
}

export interface ImportGallery extends Node {
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
