import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkHtml from 'remark-html';

const attributes = defaultSchema.attributes ?? {};

/** What may leave the pipeline. Raw HTML never enters it: `checkBody` names it, and remark-html drops it. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'label'],
  // Heading ids are made here and footnote ids carry a prefix already; a second prefix would break their links.
  clobber: [],
  // GitHub disables task boxes; ours can be ticked.
  required: {},
  attributes: {
    ...attributes,
    a: [...(attributes.a ?? []), ['target', '_blank'], ['rel', 'sponsored', 'nofollow', 'noopener']],
    div: ['dataTable', 'dataCallout', 'tabIndex', ['role', 'region', 'note'], 'ariaLabel'],
    hr: ['dataBlock'],
    input: [['type', 'checkbox'], 'checked'],
    li: [...(attributes.li ?? []), 'dataTask'],
    span: [['className', 'visually-hidden'], 'dataPagefindIgnore'],
  },
};

const compiler = remark().use(remarkHtml, { sanitize: SCHEMA }).freeze();

/** HTML of a tree, sanitized. */
export const toSafeHtml = (tree: Root): string => compiler.stringify(tree);
