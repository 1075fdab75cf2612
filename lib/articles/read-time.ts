/** Words per minute. */
const READING_SPEED = 220;

/** The reading time of a number of words, in the format of pages and frontmatter: '6 min read'. */
export const readTimeOf = (words: number): string =>
  `${Math.max(1, Math.round(words / READING_SPEED))} min read`;
