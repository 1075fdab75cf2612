import { css } from 'styled-components';

/** The slot of a widget, with the widget or our deals in it: its heading, and the plain link below it. */
export const slotCss = css`
  padding-block: 3rem;
  /* The footer keeps its distance by itself. */
  &:last-child {
    padding-bottom: 0;
  }
  [data-part='plain-link'] {
    margin-top: 0.75rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='plain-link'] a:not(.button) {
    display: inline-block;
    padding-block: 0.6875rem;
    font-weight: 600;
  }
`;
