import { css } from 'styled-components';

/** The text of a facade: on a panel below the drawing or, if there is room, on a ticket at the drawing's calm left edge. */
export const ticketCss = css`
  gap: 0.625rem;
  color: var(--ink);
  font: 600 1.125rem/1.3 var(--display);
  .button {
    font: 600 1rem/1.25 var(--sans);
  }
  @media (width >= 60rem) {
    gap: 1.25rem;
    justify-items: start;
    width: 18.5rem;
    padding: 1.5rem;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
    font-size: 1.375rem;
    text-align: start;
  }
`;
