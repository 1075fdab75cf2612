import { css } from 'styled-components';

/** The slot of a widget, with a heading, the widget or our own deals, and a link to the partner. */
export const slotCss = css`
  padding-block: var(--section);
  /* The footer has its own top margin. */
  &:last-child {
    padding-bottom: 0;
  }
  [data-part='partner-link'] {
    margin-top: 0.75rem;
  }
`;
