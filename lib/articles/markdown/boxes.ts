import type { Element, ElementContent } from 'hast';
import type { Heading, List, ListItem, Nodes, Parents, PhrasingContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { State } from 'mdast-util-to-hast';
import {
  contentOf,
  element,
  labelOf,
  text,
  type Directive,
  type Report,
  type TypedDirective,
} from './directive';

/*
 * Boxes around what a writer types: quotes, facts, days, questions, details, checklists. A page draws them without a script; a
 * feed and the public Markdown have their words in the order in which they were typed.
 */

const shown = (node: Nodes) => {
  const words = toString(node).replace(/\s+/g, ' ').trim();
  return `'${words.length > 40 ? `${words.slice(0, 39)}…` : words}'`;
};

/** The words of a label as a page has them. */
const phrases = (state: State, children: readonly PhrasingContent[]): ElementContent[] =>
  state.all({ type: 'paragraph', children: [...children] });

const titleOf = (words: ElementContent[]): Element => element('p', {}, [element('strong', {}, words)]);

/** Blocks of a page. @param parent in which they stand, so that no component draws in it */
const blocks = (
  state: State,
  parent: Parents,
  children: readonly Nodes[] = contentOf(parent),
): ElementContent[] => state.wrap(state.all({ ...parent, children } as Parents), true);

/** A quotation that stands out. */
export const quote: Directive = {
  form: 'container',
  attributes: [],
  element(node, { state, isPlain }) {
    const label = labelOf(node);
    const source = label ? phrases(state, label.children) : [];
    const words = blocks(state, node);
    if (isPlain) {
      const by = source.length > 0 ? [element('p', {}, [text('— '), ...source])] : [];
      return element('blockquote', {}, [...words, ...by]);
    }
    const by = source.length > 0 ? [element('figcaption', {}, source)] : [];
    return element('figure', { dataQuote: '' }, [element('blockquote', {}, words), ...by]);
  },
  allowed: { figure: ['dataQuote'], figcaption: [] },
  markdown(node, _context, inner) {
    const label = labelOf(node);
    const words = label ? `${inner()}\n\n— ${toString(label)}` : inner();
    return words.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
  },
};

/** A fact of a list: a name, a colon, and what is known. */
interface Fact {
  readonly name: readonly PhrasingContent[];
  readonly value: readonly PhrasingContent[];
}

const COLON = /^\s*:\s*/;

/** Reads `**Currency**: euro`, `**Currency:** euro` or `Currency: euro`. */
function factIn({ children: [first] }: ListItem): Fact | undefined {
  if (first?.type !== 'paragraph') return undefined;
  const [name, next, ...rest] = first.children;
  const withText = (value: string): Text[] => (value ? [{ type: 'text', value }] : []);
  if (name?.type === 'strong') {
    const last = name.children.at(-1);
    if (last?.type === 'text' && /:\s*$/.test(last.value)) {
      const bare = { ...last, value: last.value.replace(/\s*:\s*$/, '') };
      return { name: [...name.children.slice(0, -1), bare], value: first.children.slice(1) };
    }
    if (next?.type !== 'text' || !COLON.test(next.value)) return undefined;
    return { name: name.children, value: [...withText(next.value.replace(COLON, '')), ...rest] };
  }
  const [, before = '', after = ''] =
    (name?.type === 'text' && /^([^:\n]+):(?:\s+|$)([^]*)/.exec(name.value)) || [];
  return before
    ? { name: withText(before), value: [...withText(after), ...first.children.slice(1)] }
    : undefined;
}

const listsIn = (children: readonly Nodes[]): readonly List[] =>
  children.filter((child): child is List => child.type === 'list');

/** Key facts of a place or a journey, as a list of names and values. */
export const facts: Directive = {
  form: 'container',
  attributes: [],
  check({ children }, { report }) {
    const right = "a list in which each entry has a name and a colon, such as '- **Currency**: euro'";
    const other = contentOf({ children }).find(({ type }) => type !== 'list');
    if (other) report('facts', shown(other), right, other);
    for (const item of listsIn(children).flatMap((list) => list.children))
      if (!factIn(item)) report('facts', `'- ${shown(item).slice(1)}`, right, item);
  },
  element(node, { state, isPlain }) {
    const label = labelOf(node);
    const words = label ? phrases(state, label.children) : [text('Key facts')];
    const entries = listsIn(contentOf(node)).flatMap((list) => list.children);
    const content = isPlain
      ? blocks(state, node)
      : [
          element(
            'dl',
            {},
            entries.flatMap((item) => {
              const fact = factIn(item);
              if (!fact) return [];
              const more = item.children.slice(1);
              const value = [
                ...phrases(state, fact.value),
                ...(more.length > 0 ? blocks(state, item, more) : []),
              ];
              return [
                element('div', {}, [element('dt', {}, phrases(state, fact.name)), element('dd', {}, value)]),
              ];
            }),
          ),
        ];
    return element('div', { dataFacts: '' }, [titleOf(words), ...content]);
  },
  allowed: { div: ['dataFacts'] },
};

/** What a day's heading begins with: `Day 1`, `Day 1: …`, `Days 2–3: …`. */
const DAY = /^(Days? (\d{1,2})(?: ?(?:[-–]|to|and) ?(\d{1,2}))?)(?:: *|$)/;

/** The heading of a day as a page shows it: what day it is, and its words. */
export function dayHeading(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = children;
  const [typed, day] = (first?.type === 'text' && DAY.exec(first.value)) || [];
  if (first?.type !== 'text' || typed === undefined || day === undefined) return [...children];
  return [
    {
      type: 'emphasis',
      data: { hName: 'span', hProperties: { dataDay: '' } },
      children: [{ ...first, value: day }],
    },
    { ...first, value: ` ${first.value.slice(typed.length)}` },
    ...rest,
  ];
}

/** The headings of a box that begin its parts: those of its first heading's level, and above that. */
export function partHeadings(children: readonly Nodes[]): readonly Heading[] {
  const headings = children.filter((child) => child.type === 'heading');
  const depth = headings[0]?.depth ?? 0;
  return headings.filter((heading) => heading.depth <= depth);
}

/** A box of parts begins with a heading, and has one above each part. */
function checkParts({ name, children }: TypedDirective, report: Report, right: string): readonly Heading[] {
  const [first] = contentOf({ children });
  if (first && first.type !== 'heading') report(name, shown(first), `${right} first`, first);
  return partHeadings(children);
}

/** An itinerary. */
export const days: Directive = {
  form: 'container',
  attributes: [],
  hasDays: true,
  check(directive, { report }) {
    const sign = '#'.repeat(partHeadings(directive.children)[0]?.depth ?? 3);
    let next = 1;
    for (const heading of checkParts(
      directive,
      report,
      "a heading of a day, such as '### Day 1: Old town',",
    )) {
      const [, , from, to] = DAY.exec(toString(heading)) ?? [];
      if (Number(from) !== next || (to !== undefined && Number(to) <= next)) {
        const right = `'${sign} Day ${next}: …', or '${sign} Days ${next}–${next + 1}: …' for more than one`;
        report('days', `'${sign} ${shown(heading).slice(1)}`, right, heading);
      }
      next = Number(to ?? from ?? next) + 1;
    }
  },
  element: (node, { state }) => element('div', {}, blocks(state, node)),
  allowed: { span: ['dataDay'] },
};

/** A heading that stands in what opens its part: it does not link to itself there. */
function summaryOf(heading: Element): Element {
  const [link] = heading.children;
  const isOwn = link?.type === 'element' && link.tagName === 'a' && heading.children.length === 1;
  return element('summary', {}, [isOwn ? { ...heading, children: link.children } : heading]);
}

/**
 * Questions, each a heading, with their answers. They get no structured data (`FAQPage`): search engines showed such results only
 * for the sites of governments and of health since August 2023, and none at all since May 2026
 * (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
 */
export const faq: Directive = {
  form: 'container',
  attributes: [],
  check(directive, { report }) {
    const content = contentOf(directive);
    for (const heading of checkParts(directive, report, "a question, such as '### Is it safe?',")) {
      const next = content[content.indexOf(heading) + 1];
      if (!next || next.type === 'heading')
        report('faq', shown(heading), 'an answer below the question', heading);
    }
  },
  element(node, { state, isPlain }) {
    if (isPlain) return element('div', {}, blocks(state, node));
    const content = contentOf(node);
    const starts = partHeadings(content).map((heading) => content.indexOf(heading));
    return element(
      'div',
      { dataFaq: '' },
      starts.map((start, index) => {
        const [heading, ...answer] = content.slice(start, starts[index + 1]);
        const question = heading && (state.one(heading, node) as Element);
        return element('details', {}, [
          ...(question ? [summaryOf(question)] : []),
          ...blocks(state, node, answer),
        ]);
      }),
    );
  },
  allowed: { div: ['dataFaq'] },
};

/** What a reader opens: the label is what they press. */
export const details: Directive = {
  form: 'container',
  attributes: [],
  check({ children }, { report }) {
    if (!labelOf({ children })) report('details', 'no words to press', "':::details[Words to press]'");
  },
  element(node, { state, isPlain }) {
    const words = phrases(state, labelOf(node)?.children ?? []);
    const content = blocks(state, node);
    return isPlain
      ? element('div', {}, [titleOf(words), ...content])
      : element('details', { dataDetails: '' }, [element('summary', {}, words), ...content]);
  },
  allowed: { details: ['dataDetails'] },
};

/** Entries that a card has room for: half of a sheet, in two columns. */
const MOST_ENTRIES = 40;

/** Things to tick, by a finger or, printed, by a pen. */
export const checklist: Directive = {
  form: 'container',
  attributes: [],
  check({ children }, { report }) {
    const count = listsIn(children).reduce((sum, list) => sum + list.children.length, 0);
    if (count === 0) report('checklist', 'no list', "entries such as '- Passport'");
    if (count > MOST_ENTRIES) {
      report('checklist', `${count} entries`, `${MOST_ENTRIES} at most, which a printed card has room for`);
    }
  },
  element(node, { state }) {
    const label = labelOf(node);
    const content = contentOf(node).map((child) =>
      child.type === 'list'
        ? { ...child, children: child.children.map((item) => ({ ...item, checked: item.checked ?? false })) }
        : child,
    );
    const words = label ? phrases(state, label.children) : [text('Checklist')];
    return element('div', { dataChecklist: '' }, [titleOf(words), ...blocks(state, node, content)]);
  },
  allowed: { div: ['dataChecklist'] },
};
