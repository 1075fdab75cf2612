import type { Frontmatter } from './frontmatter';

/** The data from an article's frontmatter, without its body. Lists, cards and metadata use it. */
export type ArticleSummary = Omit<
  Frontmatter['fields'],
  'id' | 'readTime' | 'tags' | 'author' | 'authors'
> & {
  /** The id that the article states, or an id derived from its slug. It orders articles of the same day. */
  readonly id: number;
  /** Such as '6 min read'. Stated in the article, or computed from its words. */
  readonly readTime: string;
  readonly tags: readonly string[];
  /** At least one. */
  readonly authors: readonly string[];
  /** The reason why visitors do not see the article yet. Only a preview contains such articles. */
  readonly previewLabel?: string | undefined;
};

/** The Markdown of a file, and its position in the file. */
export interface TextBody {
  readonly body: string;
  /** For diagnostics in the body. */
  readonly file: string;
  /** Line of the file on which the body starts (1-based). */
  readonly bodyLine: number;
}

/** A body with the facts that its checks need. */
export interface CheckedBody extends TextBody {
  readonly publishDate: string;
  readonly draft?: boolean | undefined;
  /** The reading time that the article states, with its line. */
  readonly statedReadTime?: { readonly text: string; readonly line: number } | undefined;
}

/** An article with its Markdown. */
export interface Article extends ArticleSummary, CheckedBody {
  readonly draft?: boolean | undefined;
  readonly publishDate: string;
  readonly lines: Frontmatter['lines'];
}
