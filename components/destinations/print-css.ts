import { css } from 'styled-components';
import { MAT, MAT_INK } from '@/components/theme/mat';

/** A picture that looks like a printed photo, with its caption on the mat. */
export const printCss = css`
  padding: 0.625rem 0.625rem 0;
  border-radius: 6px;
  background: ${MAT};
  outline: 1px solid var(--line);
  box-shadow: var(--shadow);
  rotate: 1.5deg;
  break-inside: avoid;
  .picture {
    aspect-ratio: 3/2;
    border-radius: 3px;
  }
  figcaption {
    padding: 0.625rem 0.25rem 0.75rem;
    color: ${MAT_INK};
    font-size: var(--text-s);
  }
`;
