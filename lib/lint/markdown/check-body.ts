import { nameSlug } from '@/lib/source/name-slug';
import { shorten } from '@/lib/source/shorten';
import type { CheckedBody } from '@/lib/articles/article';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { readTimeOf } from '@/lib/articles/read-time';
import { firstDay } from '@/lib/articles/published';
import type { BuildContext } from '@/lib/site/build-context';
import { describeValue } from '@/lib/source/yaml-source';
import { checkDirective } from './check-directive';
import { checkLink, checkPicture, type References } from './check-links';
import { htmlAdvice } from './html-advice';
import type { Report } from '@/lib/articles/markdown/directive';
import type { Outline } from './outline';

/** Maximum length of quoted text in a diagnostic, in characters. Writers would not read more. */
const LONGEST_TOLD = 400;

/** Whether HTML consists only of comments. Words between comments would be dropped with them. */
export const isComment = (html: string): boolean => /^(?:<!--(?:(?!-->)[^])*-->\s*)+$/.test(html.trim());

function checkHeading(depth: number, text: string, level: number, report: Report): void {
  if (/^user-content-/.test(nameSlug(text))) {
    report('heading', `'${text}'`, 'other words: addresses of footnotes begin like this');
  } else if (!nameSlug(text)) {
    report(
      'heading',
      text ? `'${text}'` : 'no words',
      'a heading with a word, from which its address is made',
    );
  } else if (depth === 1) {
    report('heading', `'# ${text}'`, "'##': the title of the article is the only first heading");
  } else if (depth > level + 1) {
    const right = '#'.repeat(level + 1);
    report('heading', `'${'#'.repeat(depth)} ${text}'`, `'${right}': no level is skipped`);
  }
}

/** Checks that a stated reading time is right within a minute. */
function checkReadTime({ file, statedReadTime }: CheckedBody, words: number): readonly Diagnostic[] {
  if (!statedReadTime) return [];
  const { text, line } = statedReadTime;
  const right = readTimeOf(words);
  if (Math.abs(parseInt(text, 10) - parseInt(right, 10)) <= 1) return [];
  const expected = `'${right}' for ${words} words, or no such line: the time is counted`;
  return [{ file, line, column: 1, field: 'readTime', found: `'${text}'`, expected }];
}

/** All mistakes in a body, by line of the file. */
export function checkBody(
  article: CheckedBody,
  outline: Outline,
  references: References,
  buildContext: BuildContext,
): readonly Diagnostic[] {
  const day = firstDay(article, buildContext);
  const diagnostics: Diagnostic[] = [];
  const used = new Set<string>();
  const opened = new Set<string>();
  let level = 1;
  for (const part of outline.parts) {
    const report: Report = (field, found, expected, at) => {
      const { line, column } = at?.position?.start ?? part;
      diagnostics.push({
        file: article.file,
        line: article.bodyLine + line - 1,
        column,
        field,
        found: shorten(found, LONGEST_TOLD),
        expected: shorten(expected, LONGEST_TOLD),
      });
    };
    if (part.kind === 'unreadable') {
      report('body', part.found, part.expected);
      return diagnostics;
    }
    if (part.kind === 'heading') {
      checkHeading(part.depth, part.text, level, report);
      level = Math.max(2, part.depth);
    } else if (part.kind === 'mistake') {
      report(part.field, part.found, part.expected);
    } else if (part.kind === 'html' && !isComment(part.value)) {
      // The end of an element that is already reported needs no message.
      const [, end, tag = ''] = /^<(\/?)([a-z]\w*)/i.exec(part.value) ?? [];
      if (end && opened.has(tag)) continue;
      opened.add(tag);
      report('body', `the HTML ${describeValue(part.value)}`, htmlAdvice(part.value));
    } else if (part.kind === 'picture') {
      checkPicture(part.url, part.alt, references, report);
      if (part.place === 'in a line') {
        report('picture', 'a picture inside a line', 'a paragraph of its own for the picture');
      } else if (part.place === 'inside') {
        const right = "a paragraph of its own outside of lists, quotes and boxes other than ':::days'";
        report('picture', 'a picture inside something else', right);
      }
    } else if (part.kind === 'link') {
      checkLink(part.url, part.text, outline, references, day, report);
    } else if (part.kind === 'directive') {
      checkDirective(part.directive, references, used, report);
    }
  }
  return [...diagnostics, ...checkReadTime(article, outline.words)];
}
