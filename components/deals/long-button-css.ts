import { css } from 'styled-components';

/** Two balanced lines would leave much of a wide button empty. Where a long name fits in one line, it has it. */
export const longButtonCss = css`
  @container (width < 26rem) {
    .button {
      max-width: 17rem;
    }
  }
`;
