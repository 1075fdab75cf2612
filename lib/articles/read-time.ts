/** Words a minute, as the magazine counts reading time. */
const READING_SPEED = 220;

/** The reading time of so many words, as pages and frontmatter state it: '6 min read'. */
export const readTimeOf = (words: number): string =>
  `${Math.max(1, Math.round(words / READING_SPEED))} min read`;
