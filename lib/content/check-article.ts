import type { Article } from './articles';
import type { Finding } from './finding';
import { isComment } from './markdown/check-body';
import type { Outline } from './markdown/outline';
import { newExcerpt, placeholdersIn } from './placeholders';
import type { Edition } from './published';

/** What a line is to be replaced with in an article that visitors can see. */
const FINISHED = "words of your own; 'draft: true' until they are written";

/** An article that is no draft, but not written yet: without a body, or with what `npm run new` put in it. */
function checkFinished(article: Article, { parts, words }: Outline): readonly Finding[] {
  const { file, title, excerpt, draft, body, bodyLine, lines } = article;
  if (draft) return [];
  const finding = (line: number, field: string, found: string): Finding => {
    return { file, line, column: 1, field, found, expected: FINISHED };
  };
  const isEmpty = words === 0 && parts.every((part) => part.kind === 'html' && isComment(part.value));
  return [
    ...(excerpt === newExcerpt(title)
      ? [finding(lines.excerpt, 'excerpt', `'${excerpt}', which 'npm run new' wrote`)]
      : []),
    ...(isEmpty ? [finding(bodyLine, 'body', 'no words')] : []),
    ...placeholdersIn(body).map(({ line, text }) =>
      finding(bodyLine + line - 1, 'body', `'${text}', which 'npm run new' wrote`),
    ),
  ];
}

/** Nobody has read an article through on a day to come, but one that appears later may be given its day already. */
function checkUpdated(
  { file, lines, updated, publishDate }: Article,
  { today }: Edition,
): readonly Finding[] {
  const latest = publishDate > today ? publishDate : today;
  if (updated === undefined || updated <= latest) return [];
  const expected = `${latest} at the latest${latest === today ? ', which is today (UTC)' : ', its publishDate'}`;
  return [{ file, line: lines.updated, column: 1, field: 'updated', found: updated, expected }];
}

/** What is wrong with an article by itself, but only at a time or together with its body. */
export const checkArticle = (article: Article, outline: Outline, edition: Edition): readonly Finding[] => [
  ...checkFinished(article, outline),
  ...checkUpdated(article, edition),
];
