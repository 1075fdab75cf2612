import { css } from 'styled-components';

/** A passport stamp, such as the category of an article or a day of an itinerary. */
export const stampCss = css`
  display: inline-block;
  padding: 0.125rem min(0.625rem, 3.125vw);
  border: 1.5px solid;
  border-radius: 6px;
  color: var(--sunset);
  /* Fits the longest category at twice the default text size on a phone. */
  font-size: min(0.75rem, 5.5vw);
  font-weight: 700;
  line-height: 1.75;
  letter-spacing: 0.08em;
  text-decoration: none;
  text-transform: uppercase;
`;
