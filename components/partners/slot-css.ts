import { css } from 'styled-components';

/** The slot of a widget, with a heading and the widget or our own deals. */
export const slotCss = css`
  padding-block: var(--section);
  /* The footer has its own top margin. */
  &:last-child {
    padding-bottom: 0;
  }
`;
