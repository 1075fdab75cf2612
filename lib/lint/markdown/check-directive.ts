import type { DirectiveFacts, Report, TypedDirective } from '@/lib/articles/markdown/directive';
import { directiveNames, directiveOf, SIGN_OF, signedName } from '@/lib/articles/markdown/directives';
import { didYouMean } from '@/lib/source/did-you-mean';
import { checkPicture, type References } from './check-links';

function checkAttributes(
  { name, attributes }: TypedDirective,
  known: readonly string[],
  report: Report,
): void {
  for (const attribute of Object.keys(attributes).filter((each) => !known.includes(each))) {
    const found = `${attribute}='${attributes[attribute] ?? ''}'`;
    const right = known.length > 0 ? `${known.join(', ')} and no other` : 'nothing in braces';
    report(name, found, `${right}; words stand between [ and ]`);
  }
}

/**
 * Checks the name, the attributes, the position and the references of a directive.
 *
 * @param used places and deals of the article so far, to which the check adds those of this directive
 */
export function checkDirective(
  directive: TypedDirective,
  references: References,
  used: Set<string>,
  report: Report,
): void {
  const { type, name, atTop } = directive;
  const typed = `${SIGN_OF[type]}${name}`;
  const known = directiveOf(directive);
  if (!known) {
    const names = directiveNames();
    const expected = names
      .map(signedName)
      .join(', ')
      .replace(/, ([^,]*)$/, ' or $1');
    report('directive', `'${typed}'`, `${expected}${didYouMean(name, names)}`);
    return;
  }
  if ((known.block || known.hasDays) && !atTop) {
    report(name, `${typed} inside something else`, 'a line of its own outside of boxes, lists and quotes');
  }
  checkAttributes(directive, known.attributes, report);
  const facts: DirectiveFacts = {
    ...references,
    used,
    report,
    checkPicture: (url, alt) => checkPicture(url, alt, references, report),
  };
  known.check?.(directive, facts);
}
