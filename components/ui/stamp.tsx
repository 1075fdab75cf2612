import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { InternalLink } from './internal-link';

/** A passport stamp: the category of an article. */
export const stampCss = css`
  .stamp {
    display: inline-block;
    padding: 0.125rem 0.625rem;
    border: 1.5px solid;
    border-radius: 6px;
    color: var(--sunset);
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1.75;
    letter-spacing: 0.08em;
    text-decoration: none;
    text-transform: uppercase;
  }
`;

interface StampProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function Stamp({ href, children }: StampProps) {
  return (
    <InternalLink className="stamp" href={href}>
      {children}
    </InternalLink>
  );
}
