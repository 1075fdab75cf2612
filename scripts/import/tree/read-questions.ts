import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { classesOf } from './html-elements';

/** Whether an element is a block of questions by Yoast or Rank Math. */
export const isQuestions = (node: Element): boolean =>
  /(?:^|\s)(?:wp-block-yoast-faq-block|schema-faq|wp-block-rank-math-faq-block|rank-math-block)(?:\s|$)/.test(
    classesOf(node),
  );

const QUESTION = /(?:^|\s)(?:schema-faq-question|rank-math-question)(?:\s|$)/;

/** Questions as headings, with their answers. Without questions, the content itself. */
export function questions(state: State, node: Element): RootContent[] {
  visit(node, 'element', (each: Element) => {
    if (QUESTION.test(classesOf(each))) each.tagName = 'h3';
  });
  const flow = state.toFlow(state.all(node)) as BlockContent[];
  const isOne = flow.every((child, index) =>
    child.type === 'heading' ? flow[index + 1] && flow[index + 1]?.type !== 'heading' : index > 0,
  );
  return isOne && flow.length > 0
    ? [{ type: 'containerDirective', name: 'faq', attributes: {}, children: flow }]
    : flow;
}
