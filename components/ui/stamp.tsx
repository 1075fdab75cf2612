import type { ReactNode } from 'react';
import { InternalLink } from './internal-link';

interface StampProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A passport stamp: the category of an article. */
export function Stamp({ href, children }: StampProps) {
  return (
    <InternalLink className="stamp" href={href}>
      {children}
    </InternalLink>
  );
}
