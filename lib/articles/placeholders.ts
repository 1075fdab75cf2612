/*
 * Placeholders that `npm run new` and `npm run import` write into an article so that it is valid from the start. They must not be
 * published.
 */

/** The body of a new article. */
export const NEW_BODY = `Say in two or three sentences what a reader will be able to do after this article.

## The first question a reader has

Answer it, and lead on to [another article](/blog) where that helps.
`;

const UNWRITTEN = ', in short.';

/** The excerpt of a new article, if its writer gives none. */
export const newExcerpt = (title: string): string => title.replace(/\s+/g, ' ').trim() + UNWRITTEN;

/** Whether an excerpt is still the placeholder, even if the title has changed since. */
export const isNewExcerpt = (excerpt: string): boolean => excerpt.endsWith(UNWRITTEN);

const PLACEHOLDERS = NEW_BODY.split('\n').filter(Boolean);

/** Lines of a body that are still placeholders. @returns each with its line number in the body, 1-based */
export function placeholdersIn(body: string): readonly { readonly line: number; readonly text: string }[] {
  return body
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => PLACEHOLDERS.includes(text));
}

/** The placeholder for the description of a picture. */
export const UNDESCRIBED = 'What does this picture show?';

/** The placeholder for the title of a video. */
export const UNTITLED_VIDEO = 'What does this video show?';
