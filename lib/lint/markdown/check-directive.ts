import { SUB_ID_PART } from '@/lib/partners/sub-id';
import { didYouMean } from '@/lib/source/did-you-mean';
import { checkPicture, type References, type Report } from './check-links';
import type { DirectivePart } from './outline';
import { CALLOUTS, figureUrl, isCallout } from '@/lib/articles/markdown/parse';

const SIGNS = { textDirective: ':', leafDirective: '::', containerDirective: ':::' } as const;
const KNOWN = ['deal', 'partner', 'figure', ...Object.keys(CALLOUTS)];

/** The attributes of each directive; a box has none. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  deal: ['id'],
  partner: ['to', 'place'],
  figure: ['photo', 'src', 'alt'],
};

function checkAttributes({ name, attributes }: DirectivePart, report: Report): void {
  const known = Object.hasOwn(ATTRIBUTES, name) ? (ATTRIBUTES[name] ?? []) : [];
  for (const attribute of Object.keys(attributes).filter((each) => !known.includes(each))) {
    const found = `${attribute}='${attributes[attribute] ?? ''}'`;
    const right = known.length > 0 ? `${known.join(', ')} and no other` : 'nothing in braces';
    report(name, found, `${right}; words stand between [ and ]`);
  }
}

function checkDeal(
  { attributes, text }: DirectivePart,
  { deals, dealFiles }: References,
  used: Set<string>,
  report: Report,
): void {
  const id = attributes.id ?? '';
  if (!deals.has(id)) {
    const files = dealFiles.join(', ');
    report('deal', `'${id}'`, `the id of a deal in content/deals (${files})${didYouMean(id, [...deals])}`);
  }
  if (used.has(`deal-${id}`)) report('deal', `'${id}' again`, 'each deal once in an article');
  used.add(`deal-${id}`);
  if (!text) report('deal', 'no words', 'why the deal is here, between [ and ]');
}

function checkFigure({ attributes }: DirectivePart, references: References, report: Report): void {
  if (attributes.photo != null && attributes.src != null) {
    report(
      'figure',
      'photo and src',
      "photo, a key of content/pictures.yaml, or src, a file's path; not both",
    );
  }
  checkPicture(figureUrl(attributes), attributes.alt ?? '', references, report);
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
  const { type, name, atTop } = directive;
  const sign = SIGNS[type];
  const isBlock = type === 'leafDirective' && (name === 'figure' || name === 'deal');
  if (isBlock && !atTop) {
    report(
      name,
      `${sign}${name} inside something else`,
      'a line of its own outside of boxes, lists and quotes',
    );
  }
  const isInline = type === 'textDirective' && name === 'partner';
  const isBox = type === 'containerDirective' && isCallout(name);
  if (isBlock || isInline || isBox) checkAttributes(directive, report);
  if (isBlock && name === 'figure') checkFigure(directive, references, report);
  else if (isBlock) checkDeal(directive, references, used, report);
  else if (isInline) checkPartner(directive, references, used, report);
  else if (!isBox) {
    report(
      'directive',
      `'${sign}${name}'`,
      `::deal, :partner, ::figure, :::tip, :::note or :::warning${didYouMean(name, KNOWN)}`,
    );
  }
}
