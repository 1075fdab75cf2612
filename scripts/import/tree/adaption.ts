/** The target of a link here. */
export interface Linked {
  readonly url: string;
  /** The title of the article that the link leads to. */
  readonly title?: string;
}

/** The functions that adapt pictures and links, and report problems. */
export interface Adaption {
  readonly title: string;
  /** The address of a picture here. Undefined if the picture cannot be imported, and the reason is reported. */
  readonly picture: (source: string, words: string) => string | undefined;
  /** Whether a description says more than the name of the file. */
  readonly describes: (source: string, alt: string) => boolean;
  /** The description for a picture. Reports if a writer must supply it. */
  readonly description: (source: string, alt: string) => string;
  /** The address to link. Undefined if only the text can be kept, and the reason is reported. */
  readonly link: (address: string, words: string) => Linked | undefined;
  /** @param needle text to search in the source to find the line */
  readonly note: (needle: string, subject: string, text: string) => void;
}
