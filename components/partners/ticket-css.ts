import { css } from 'styled-components';

/** The text of a facade: on a panel below the drawing or, if there is room, on a ticket at the drawing's calm left edge. */
export const ticketCss = css`
  gap: 0.625rem;
  font-size: 1rem;
  @media (width >= 60rem) {
    gap: 1rem;
    justify-items: start;
    padding: 1.5rem;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
    text-align: start;
  }
`;
