import type { Article } from '@/lib/articles/article';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { isComment } from './markdown/check-body';
import type { Outline } from './markdown/outline';
import { isNewExcerpt, placeholdersIn, UNDESCRIBED, UNTITLED_VIDEO } from '@/lib/articles/placeholders';

/** The "expected …" for a placeholder in an article that visitors can see. */
const FINISHED = "words of your own; 'draft: true' until they are written";

/** Reports articles that are not drafts but unfinished: without a body, or with placeholders of `npm run new` or `npm run import`. */
export function checkFinished(article: Article, { parts, words }: Outline): readonly Diagnostic[] {
  const { file, excerpt, draft, body, bodyLine, lines } = article;
  if (draft) return [];
  const diagnostic = (line: number, field: string, found: string): Diagnostic => {
    return { file, line, column: 1, field, found, expected: FINISHED };
  };
  const isEmpty = words === 0 && parts.every((part) => part.kind === 'html' && isComment(part.value));
  return [
    ...(isNewExcerpt(excerpt)
      ? [diagnostic(lines.excerpt, 'excerpt', `'${excerpt}', which 'npm run new' wrote`)]
      : []),
    ...(isEmpty ? [diagnostic(bodyLine, 'body', 'no words')] : []),
    ...(article.imageAlt === UNDESCRIBED
      ? [
          diagnostic(
            lines.imageAlt,
            'imageAlt',
            `'${UNDESCRIBED}', which 'npm run new' or 'npm run import' wrote`,
          ),
        ]
      : []),
    ...parts.flatMap((part) => {
      const words = part.kind === 'picture' ? part.alt : part.kind === 'directive' ? part.directive.text : '';
      if (words !== UNDESCRIBED && words !== UNTITLED_VIDEO) return [];
      const field = part.kind === 'picture' ? 'picture' : 'video';
      return diagnostic(bodyLine + part.line - 1, field, `'${words}', which 'npm run import' wrote`);
    }),
    ...placeholdersIn(body).map(({ line, text }) =>
      diagnostic(bodyLine + line - 1, 'body', `'${text}', which 'npm run new' wrote`),
    ),
  ];
}
