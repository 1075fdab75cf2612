/** Where a link leads here. */
export interface Linked {
  readonly url: string;
  /** What the article is called to which it leads. */
  readonly title?: string;
}

/** What a tree is held against while it is adapted. */
export interface Adaption {
  readonly title: string;
  /** The address that a picture has here; nothing where it cannot be taken along. Notes why. */
  readonly picture: (source: string, words: string) => string | undefined;
  /** Whether a description says more than the name of the file. */
  readonly describes: (source: string, alt: string) => boolean;
  /** The description to write for a picture. Notes where a writer must fill it in. */
  readonly description: (source: string, alt: string) => string;
  /** The address to link, or nothing where only the words can stay. Notes why. */
  readonly link: (address: string, words: string) => Linked | undefined;
  /** @param needle what to look for in the source, to tell the line */
  readonly note: (needle: string, subject: string, text: string) => void;
}
