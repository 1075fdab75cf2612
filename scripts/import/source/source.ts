/** The systems whose articles are read. */
export const SYSTEMS = ['Jekyll', 'Hugo', 'Astro', 'Gatsby', 'WordPress'] as const;
export type SystemName = (typeof SYSTEMS)[number];

/** Fields of an article as its system keeps them. */
export type Fields = Readonly<Record<string, unknown>>;

/** A picture of the library of WordPress. */
export interface Attachment {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

/** An article as it was read, before anything of it is mapped. */
export interface SourceArticle {
  /** Relative to the folder of the import, with slashes. */
  readonly file: string;
  readonly format: 'markdown' | 'mdx' | 'html';
  readonly fields: Fields;
  readonly body: string;
  /** Line of the file on which the body begins, 1-based. */
  readonly bodyLine: number;
  /** Where the article begins in its file: an export holds many. */
  readonly firstLine: number;
  /** The lines of the fields by their names in lower case. */
  readonly fieldLines: ReadonlyMap<string, number>;
  /** The path under which visitors read it, as far as the system tells. */
  readonly address?: string | undefined;
  /** The name of the article in addresses, if neither the fields nor the address say it. */
  readonly name: string;
  /** What its file's name tells, YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** What was odd when it was read. */
  readonly oddities: readonly { readonly line: number; readonly text: string }[];
}

/** A file that holds no article that can be taken, and why. */
export interface Skipped {
  readonly file: string;
  readonly reason: string;
}

export interface SourceSite {
  readonly system: SystemName;
  /** The folder in which pictures are looked for, absolute. */
  readonly root: string;
  /** Folders below the root whose files are served from the site's root. */
  readonly publicFolders: readonly string[];
  /** The address of the site, such as https://example.com/blog, where the configuration says it. */
  readonly home: string | undefined;
  readonly articles: readonly SourceArticle[];
  readonly skipped: readonly Skipped[];
  /** The library of WordPress by id. */
  readonly attachments: ReadonlyMap<string, Attachment>;
}
