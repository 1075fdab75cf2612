import type { Diagnostic } from '@/lib/source/diagnostic';
import type { Sentence } from './check-affiliates';
import { markupIn } from './markdown/unparsed-markup';

/** Reports markup of other systems in fields that pages show unchanged. */
export const checkPlainFields = (sentences: readonly Sentence[]): readonly Diagnostic[] =>
  sentences.flatMap(({ text, ...place }) => {
    const mistake = markupIn(text);
    return mistake ? { ...place, column: 1, ...mistake } : [];
  });
