import { SUB_ID_PART } from '@/lib/partners/sub-id';
import { didYouMean } from '../nearest';
import { checkPicture, type References, type Report } from './check-links';
import type { DirectivePart } from './outline';
import { CALLOUTS, figureUrl, isCallout } from './parse';

const SIGNS = { textDirective: ':', leafDirective: '::', containerDirective: ':::' } as const;
const KNOWN = ['deal', 'partner', 'figure', ...Object.keys(CALLOUTS)];

function checkDeal(
  { attributes }: DirectivePart,
  { deals }: References,
  used: Set<string>,
  report: Report,
): void {
  const id = attributes.id ?? '';
  if (!deals.has(id)) {
    report('deal', `'${id}'`, `the id of a deal in content/deals${didYouMean(id, [...deals])}`);
  }
  if (used.has(`deal-${id}`)) report('deal', `'${id}' again`, 'each deal once in an article');
  used.add(`deal-${id}`);
}

function checkPartner(
  { attributes, text }: DirectivePart,
  { partnerLinks }: References,
  used: Set<string>,
  report: Report,
): void {
  const to = attributes.to ?? '';
  const place = attributes.place ?? '';
  if (!partnerLinks.has(to)) {
    const known = [...partnerLinks];
    report('partner', `to='${to}'`, `one of ${known.join(', ')}${didYouMean(to, known)}`);
  }
  if (!SUB_ID_PART.test(place)) {
    report('partner', `place='${place}'`, "words in lower case joined by hyphens, such as 'first-search'");
  } else if (used.has(place)) {
    report('partner', `place='${place}' again`, 'a place of its own for each link');
  }
  used.add(place);
  if (!text) report('partner', 'no words', 'the words to click between [ and ]');
}

/**
 * Holds a directive against what there is.
 *
 * @param used places and deals of the article so far; what this one uses is added
 */
export function checkDirective(
  directive: DirectivePart,
  references: References,
  used: Set<string>,
  report: Report,
): void {
  const { type, name, attributes, atTop } = directive;
  const sign = SIGNS[type];
  const isBlock = type === 'leafDirective' && (name === 'figure' || name === 'deal');
  if (isBlock && !atTop) {
    report(
      name,
      `${sign}${name} inside something else`,
      'a line of its own outside of boxes, lists and quotes',
    );
  }
  if (isBlock && name === 'figure') {
    checkPicture(figureUrl(attributes), attributes.alt ?? '', references, report);
  } else if (isBlock) checkDeal(directive, references, used, report);
  else if (type === 'textDirective' && name === 'partner') checkPartner(directive, references, used, report);
  else if (type !== 'containerDirective' || !isCallout(name)) {
    report(
      'directive',
      `'${sign}${name}'`,
      `::deal, :partner, ::figure, :::tip, :::note or :::warning${didYouMean(name, KNOWN)}`,
    );
  }
}
