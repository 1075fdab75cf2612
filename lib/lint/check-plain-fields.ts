import { shorten } from '@/lib/source/shorten';
import type { Diagnostic } from '@/lib/source/diagnostic';
import type { Sentence } from './check-affiliates';
import { dataTexts } from './content-files';
import { markupIn } from './markdown/unparsed-markup';

/** Reports markup of other systems in fields that pages show unchanged. */
export const checkPlainFields = (sentences: readonly Sentence[]): readonly Diagnostic[] =>
  sentences.flatMap(({ text, ...place }) => {
    const mistake = markupIn(text);
    return mistake ? { ...place, column: 1, ...mistake } : [];
  });

/** Tags and entities of HTML. */
const HTML = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]\w+);/i;

/** Reports HTML in the data files and in the fields of texts. Pages show it as typed, which may be intended. */
export function htmlWarnings(directory: string, sentences: readonly Sentence[]): readonly Diagnostic[] {
  const htmlIn = (text: string) => {
    const [found] = HTML.exec(text) ?? [];
    if (found === undefined) return undefined;
    return {
      found: `'${shorten(found, 60)}', which shows as it is`,
      expected: found.startsWith('&') ? 'the character itself' : 'plain words',
    };
  };
  const inFiles = dataTexts(directory).flatMap(({ text, diagnosticHere }) => {
    const html = htmlIn(text);
    return html ? diagnosticHere(html.found, html.expected) : [];
  });
  const inFields = sentences.flatMap(({ text, ...place }) => {
    const html = htmlIn(text);
    return html ? { ...place, column: 1, ...html } : [];
  });
  return [...inFiles, ...inFields];
}
