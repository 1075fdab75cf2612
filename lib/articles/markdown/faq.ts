import type { Element } from 'hast';
import { blocks, checkParts, partHeadings, shown } from './box-parts';
import { contentOf, element, labelOf, type Directive } from './directive';
import { linkWithin } from './parse';

/** A heading inside the `<summary>` of its part. There it must not link to itself. */
function summaryOf(heading: Element): Element {
  const [link] = heading.children;
  const isOwn = link?.type === 'element' && link.tagName === 'a' && heading.children.length === 1;
  return element('summary', {}, [isOwn ? { ...heading, children: link.children } : heading]);
}

/**
 * Questions as headings, with their answers. They have no structured data (`FAQPage`): from August 2023, search engines showed such
 * results only for government and health sites, and since May 2026 they show none
 * (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
 */
export const faq: Directive = {
  form: 'container',
  attributes: [],
  check(directive, { report }) {
    const content = contentOf(directive);
    const label = labelOf(directive);
    if (label)
      report('faq', shown(label), "no words beside ':::faq'; a heading above it can say them", label);
    for (const heading of checkParts(directive, report, "a question, such as '### Is it safe?',")) {
      if (linkWithin(heading))
        report('faq', 'a link inside the words of a question', 'the link in the answer', heading);
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
