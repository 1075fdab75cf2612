import { css } from 'styled-components';
import { textColumnCss } from '@/components/ui/text-edge-css';

/** The column of both kinds of comments. A line separates it from a deal above it. */
export const commentsCss = css`
  > div {
    ${textColumnCss}
    margin-top: 2.25rem;
  }
  /* Words do not move between lines while they are typed. */
  textarea {
    text-wrap: wrap;
  }
  [aria-labelledby='fitting-deals'] ~ & > div {
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
`;
