import type { ReactNode } from 'react';
import { PageBoundary } from './page-boundary.client';
import { SiteFooter, type SiteFooterProps } from './site-footer';

interface PageFrameProps extends SiteFooterProps {
  readonly children: ReactNode;
}

/** What stands below the header: the content of a page, and the footer. */
export function PageFrame({ children, ...footer }: PageFrameProps) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      <SiteFooter {...footer} />
    </>
  );
}
