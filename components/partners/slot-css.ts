import { css } from 'styled-components';

/** The slot of a widget, with a heading, the widget or our own deals, and a link to the partner. */
export const slotCss = css`
  padding-block: var(--section);
  /* The footer has its own top margin. */
  &:last-child {
    padding-bottom: 0;
  }
  /* A plain link has padding of its own. */
  &:not(:last-child):has([data-part='partner-link'] > a:not(.button)) {
    padding-bottom: calc(var(--section) - 0.75rem);
  }
  [data-part='partner-link'] {
    margin-top: 0.75rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='partner-link'] a:not(.button) {
    display: inline-block;
    padding-block: 0.6875rem;
    font-weight: 600;
  }
`;
