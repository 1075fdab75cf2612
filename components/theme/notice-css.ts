import { css } from 'styled-components';

/** On every page, because the error page is a client component without a styled server component around it. */
export const noticeCss = css`
  .notice {
    max-width: 46rem;
    padding-block: clamp(3rem, 10vw, 7rem);
  }
  .notice h1 {
    font-size: var(--text-2xl);
  }
  .notice p {
    margin-block: 1rem 2rem;
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
`;
