import type { Nodes, Root, RootContent } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { opensInNewTab, PARTNER_REL } from '@/lib/partners/registry';
import { didYouMean } from '@/lib/source/did-you-mean';
import { escapeMarkdown } from '@/lib/source/escape-markdown';
import { SLUG } from '@/lib/source/name-slug';
import { blocks, phrases, titleOf } from './box-parts';
import { checklist } from './checklist';
import { days } from './days';
import { details } from './details';
import { element, labelOf, text, type Directive } from './directive';
import { map, video } from './embeds';
import { facts } from './facts';
import { faq } from './faq';
import { gallery } from './gallery';
import { figureUrl, pictureBlock, pictureElement, pictureMarkdown, type BodyPicture } from './pictures';
import { quote } from './quote';

/*
 * The directives of articles. Each is one record: its syntax, its checks, and its output in pages, in feeds and in the public
 * Markdown. `components/article/article-body.tsx` renders those that need a component. Their styles are in the folder
 * `directives/` beside it.
 */

const deal: Directive = {
  form: 'leaf',
  attributes: ['id'],
  earns: true,
  check({ attributes, text: words }, { deals, dealFiles, used, report }) {
    const id = attributes.id ?? '';
    if (!deals.has(id)) {
      const hint = didYouMean(id, [...deals]);
      report('deal', `'${id}'`, `the id of a deal in content/deals (${dealFiles.join(', ')})${hint}`);
    }
    if (used.has(`deal-${id}`)) report('deal', `'${id}' again`, 'each deal once in an article');
    used.add(`deal-${id}`);
    if (!words) report('deal', 'no words', 'why the deal is here, between [ and ]');
  },
  block: (node) => ({ kind: 'deal', id: node.attributes?.id ?? '', text: toString(node) }),
  element: (node, { context }) =>
    element('p', {}, [text(context.endedDeal?.(node.attributes?.id ?? '') ?? toString(node))]),
  markdown(node, { endedDeal }) {
    const ended = endedDeal?.(node.attributes?.id ?? '');
    return ended && escapeMarkdown(ended);
  },
};

const partner: Directive = {
  form: 'text',
  attributes: ['to', 'place'],
  earns: true,
  check({ attributes, text: words }, { partnerLinks, used, report }) {
    if (attributes.to == null && attributes.place == null) {
      report('partner', 'no to and place', "'{to=… place=…}' right behind ']'");
      return;
    }
    const { to, place } = { to: attributes.to ?? '', place: attributes.place ?? '' };
    if (!partnerLinks.has(to)) {
      const known = [...partnerLinks];
      report('partner', `to='${to}'`, `one of ${known.join(', ')}${didYouMean(to, known)}`);
    }
    if (!SLUG.test(place)) {
      report('partner', `place='${place}'`, "words in lower case joined by hyphens, such as 'first-search'");
    } else if (used.has(place)) {
      report('partner', `place='${place}' again`, 'a place of its own for each link');
    }
    used.add(place);
    if (!words) report('partner', 'no words', 'the words to click between [ and ]');
  },
  // The link is marked for search engines, and announced to people who cannot see the arrow. Without a style sheet, the arrow is text.
  element(node, { state, context, isPlain }) {
    const { href, partner: name } = context.partnerLink(
      node.attributes?.to ?? '',
      node.attributes?.place ?? '',
    );
    const note = element('span', { className: ['visually-hidden'], dataPagefindIgnore: '' }, [
      text(` (${opensInNewTab(name)})`),
    ]);
    const arrow = isPlain ? [text(' ↗')] : [];
    const properties = { href, target: '_blank', rel: PARTNER_REL.split(' ') };
    return element('a', properties, [...state.all(node), ...arrow, note]);
  },
  allowed: {
    a: [
      ['target', '_blank'],
      ['rel', ...PARTNER_REL.split(' ')],
    ],
    span: [['className', 'visually-hidden'], 'dataPagefindIgnore'],
  },
};

function figurePicture({ attributes, children }: Directives): BodyPicture {
  const { alt, credit } = attributes ?? {};
  const caption = toString(children).trim() || undefined;
  return { url: figureUrl(attributes ?? {}), alt: alt ?? '', caption, credit: credit || undefined };
}

const figure: Directive = {
  form: 'leaf',
  attributes: ['photo', 'src', 'alt', 'credit'],
  check({ attributes }, { report, checkPicture }) {
    if (attributes.photo != null && attributes.src != null) {
      const right =
        'photo, a key of content/pictures.yaml, or src, the name of a file in content/pictures; not both';
      report('figure', 'photo and src', right);
    }
    checkPicture(figureUrl(attributes), attributes.alt ?? '');
  },
  block: (node, context) => pictureBlock(figurePicture(node), context),
  element: (node, { context, state }) => pictureElement(figurePicture(node), context, state),
  markdown: (node, context) => pictureMarkdown(figurePicture(node), context),
};

/** A box around paragraphs. @param name the title above them if the box has no label */
const callout = (name: string): Directive => ({
  form: 'container',
  attributes: [],
  element(node, { state }) {
    const label = labelOf(node);
    const title = label ? phrases(state, label.children) : [text(name)];
    const ariaLabel = label ? toString(label) : name;
    return element('div', { dataCallout: node.name, role: 'note', ariaLabel }, [
      titleOf(title),
      ...blocks(state, node),
    ]);
  },
  allowed: { div: ['dataCallout'] },
});

const RECORDS = {
  deal,
  partner,
  figure,
  tip: callout('Tip'),
  note: callout('Note'),
  warning: callout('Warning'),
  quote,
  facts,
  days,
  faq,
  details,
  checklist,
  youtube: video('youtube'),
  vimeo: video('vimeo'),
  map,
  gallery,
} satisfies Record<string, Directive>;
export type DirectiveName = keyof typeof RECORDS;

/** All directives by name. */
export const DIRECTIVES: Readonly<Record<string, Directive>> = RECORDS;

const SIGNS = { text: ':', leaf: '::', container: ':::' } as const;

/** The colons of each kind of node. */
export const SIGN_OF = {
  textDirective: SIGNS.text,
  leafDirective: SIGNS.leaf,
  containerDirective: SIGNS.container,
} as const;

/** Names of directives, of one form or of all, in the order of the records. */
export const directiveNames = (...forms: readonly Directive['form'][]): readonly string[] =>
  Object.entries(DIRECTIVES).flatMap(([name, { form }]) =>
    forms.length === 0 || forms.includes(form) ? name : [],
  );

/** The start of a directive, such as `::deal`. */
export const signedName = (name: string): string => `${SIGNS[DIRECTIVES[name]?.form ?? 'leaf']}${name}`;

/** The record of a directive. Undefined for an unknown name or for the wrong form. */
export function directiveOf({ type, name }: Pick<Directives, 'type' | 'name'>): Directive | undefined {
  const directive = Object.hasOwn(DIRECTIVES, name) ? DIRECTIVES[name] : undefined;
  return directive && SIGNS[directive.form] === SIGN_OF[type] ? directive : undefined;
}

/** Whether a node is a box whose headings are days. */
export const hasDays = (node: Nodes): node is Extract<Directives, { type: 'containerDirective' }> =>
  node.type === 'containerDirective' && Boolean(directiveOf(node)?.hasDays);

/** The top-level blocks of an article, including those in boxes of days. */
export const topBlocks = ({ children }: Root): RootContent[] =>
  children.flatMap((node) => (hasDays(node) ? (node.children as RootContent[]) : [node]));

/** Names of the directives in a body, without duplicates. */
export function directivesIn(tree: Root): readonly string[] {
  const names = new Set<string>();
  visit(tree, ['textDirective', 'leafDirective', 'containerDirective'], (node) => {
    if (directiveOf(node as Directives)) names.add((node as Directives).name);
  });
  return [...names];
}

/** Whether a node contains a link that earns a commission. @param isPlain whether the output has no components */
export function holdsEarningLink(node: Nodes, isPlain: boolean): boolean {
  let found = false;
  visit(node, ['textDirective', 'leafDirective', 'containerDirective'], (inner) => {
    const directive = directiveOf(inner as Directives);
    found ||= Boolean(directive?.earns && !(isPlain && directive.block));
  });
  return found;
}
