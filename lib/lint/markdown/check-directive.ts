import type { DirectiveFacts, Report, TypedDirective } from '@/lib/articles/markdown/directive';
import { directiveNames, directiveOf, SIGN_OF, signedName } from '@/lib/articles/markdown/directives';
import { didYouMean } from '@/lib/source/did-you-mean';
import { checkPicture, type References } from './check-links';

/** Checks the braces of a directive. Returns false if the values are not those that the writer meant. */
function checkAttributes(
  { name, attributes }: TypedDirective,
  known: readonly string[],
  report: Report,
): boolean {
  const names = Object.keys(attributes);
  const unknown = names.filter((each) => !known.includes(each));
  const bare = unknown.filter((each) => attributes[each] === '');
  const [attribute] = known;
  if (attribute !== undefined && bare.length > 0) {
    const before = names[names.indexOf(bare[0] ?? '') - 1];
    const words = bare.join(' ');
    if (before === undefined)
      report(name, `'${words}' in braces`, `a name and '=' in front, such as ${attribute}=${words}`);
    else
      report(
        name,
        `${before}=${attributes[before]} ${words}`,
        `no blanks in a value, or quotation marks around it: ${before}="…"`,
      );
    return false;
  }
  for (const each of unknown) {
    const found = `${each}='${attributes[each] ?? ''}'`;
    const right = known.length > 0 ? `${known.join(', ')} and no other` : 'nothing in braces';
    report(name, found, `${right}; words stand between [ and ]`);
  }
  return true;
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
    const signed = names.map(signedName);
    const all = signed.join(', ').replace(/, ([^,]*)$/, ' or $1');
    const isText = directiveNames('text').includes(name);
    const expected = names.includes(name)
      ? `'${signedName(name)}', in a line of ${isText ? 'text' : 'its own'}`
      : `${all}${didYouMean(typed, signed)}`;
    report('directive', `'${typed}'`, expected);
    return;
  }
  if ((known.block || known.hasDays) && !atTop) {
    report(name, `${typed} inside something else`, 'a line of its own outside of boxes, lists and quotes');
  }
  if (!checkAttributes(directive, known.attributes, report)) return;
  const facts: DirectiveFacts = {
    ...references,
    used,
    report,
    checkPicture: (url, alt) => checkPicture(url, alt, references, report),
  };
  known.check?.(directive, facts);
}
