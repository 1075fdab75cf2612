import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { blocks, checkParts, partHeadings, shown } from './box-parts';
import { element, type Directive } from './directive';

/** The start of a day's heading: `Day 1`, `Day 1: …`, `Days 2–3: …`. */
const DAY = /^(Days? (\d{1,2})(?: ?(?:[-–]|to|and) ?(\d{1,2}))?)(?:: *|$)/;

/** The heading of a day in the form that pages show: the day, then the words. */
export function dayHeading(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return [...children];
  const day = DAY.exec(first.value)?.[1];
  if (day === undefined) return [...children];
  return [
    {
      type: 'emphasis',
      data: { hName: 'span', hProperties: { dataDay: '' } },
      children: [{ ...first, value: day }],
    },
    { ...first, value: first.value.replace(DAY, ' ') },
    ...rest,
  ];
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
      if (Number(from) !== next || Number(to) <= next) {
        const right = `'${sign} Day ${next}: …', or '${sign} Days ${next}–${next + 1}: …' for more than one`;
        report('days', `'${'#'.repeat(heading.depth)} ${shown(heading).slice(1)}`, right, heading);
      }
      next = Number(to ?? from ?? next) + 1;
    }
  },
  element: (node, { state }) => element('div', {}, blocks(state, node)),
  allowed: { span: ['dataDay'] },
};
