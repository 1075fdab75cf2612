/** The systems whose articles can be imported. */
export type SystemName = 'Jekyll' | 'Hugo' | 'Astro' | 'Gatsby' | 'WordPress';

/** The original fields of an article. */
export type Fields = Readonly<Record<string, unknown>>;

/** A picture of WordPress's media library. */
export interface Attachment {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

/** An article as read, before any mapping. */
export interface SourceArticle {
  /** Relative to the folder of the import, with slashes. */
  readonly file: string;
  readonly format: 'markdown' | 'mdx' | 'html';
  readonly fields: Fields;
  readonly body: string;
  /** Line of the file on which the body begins, 1-based. */
  readonly bodyLine: number;
  /** Line on which the article begins in its file. An export contains many articles. */
  readonly firstLine: number;
  /** Lines of the fields, by name in lower case. */
  readonly fieldLines: ReadonlyMap<string, number>;
  /** The path of its page on the other site, if known. */
  readonly address?: string | undefined;
  /** The name of the article, used in addresses if neither the fields nor the address give one. */
  readonly name: string;
  /** The date in the file name, YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** Problems found while reading. */
  readonly oddities: readonly { readonly line: number; readonly text: string }[];
}

/** A file without an article to import, and the reason. */
export interface Skipped {
  readonly file: string;
  readonly reason: string;
}

export interface SourceSite {
  readonly system: SystemName;
  /** The folder in which pictures are searched, absolute. */
  readonly root: string;
  /** Folders below the root whose files are served from the site's root. */
  readonly publicFolders: readonly string[];
  /** The address of the site, such as https://example.com/blog, if the configuration contains it. */
  readonly home: string | undefined;
  readonly articles: readonly SourceArticle[];
  readonly skipped: readonly Skipped[];
  /** WordPress's media library, by id. */
  readonly attachments: ReadonlyMap<string, Attachment>;
}
