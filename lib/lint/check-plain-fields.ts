import type { Article } from '@/lib/articles/article';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { markupIn } from './markdown/unparsed-markup';

/** Reports markup of other systems in fields of an article that pages show unchanged. */
export function checkPlainFields({ file, lines, title, excerpt }: Article): readonly Diagnostic[] {
  return Object.entries({ title, excerpt }).flatMap(([field, text]) => {
    const mistake = markupIn(text);
    return mistake ? { file, line: lines[field as 'title' | 'excerpt'], column: 1, field, ...mistake } : [];
  });
}
