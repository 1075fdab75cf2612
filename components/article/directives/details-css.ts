import { css } from 'styled-components';
import { openInPrintCss } from '@/components/ui/open-in-print-css';

/** A part that readers can open. In print, all of it is visible. */
export const detailsCss = css`
  border-block: 1px solid var(--line);
  > summary {
    padding-block: 0.75rem;
    font-weight: 600;
    line-height: 1.4;
    cursor: pointer;
  }
  > :not(summary):last-child {
    margin-bottom: 1.25rem;
  }
  ${openInPrintCss}
`;
