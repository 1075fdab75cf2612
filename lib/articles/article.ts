import type { Frontmatter } from './frontmatter';

/** An article as its frontmatter tells it, without its body: what lists, cards and metadata need. */
export type ArticleSummary = Omit<
  Frontmatter['fields'],
  'id' | 'readTime' | 'tags' | 'author' | 'authors'
> & {
  /** The one that the article states, or one that its slug gives; it only orders articles of one day. */
  readonly id: number;
  /** Such as '6 min read': what the article states, or what its words come to. */
  readonly readTime: string;
  readonly tags: readonly string[];
  /** At least one. */
  readonly authors: readonly string[];
  /** Why visitors do not see it yet; only a preview has such articles. */
  readonly previewLabel?: string | undefined;
};

/** The Markdown of a file, and where it stands in it. */
export interface TextBody {
  readonly body: string;
  /** For diagnostics in the body. */
  readonly file: string;
  /** Line of the file on which the body starts (1-based). */
  readonly bodyLine: number;
}

/** What the body of an article is checked with. */
export interface ArticleBody extends TextBody {
  readonly publishDate: string;
  readonly draft?: boolean | undefined;
  /** The reading time that the article states, with its line. */
  readonly statedReadTime?: { readonly text: string; readonly line: number } | undefined;
}

/** An article with its Markdown. */
export interface Article extends ArticleSummary, ArticleBody {
  readonly draft?: boolean | undefined;
  readonly publishDate: string;
  readonly lines: Frontmatter['lines'];
}
