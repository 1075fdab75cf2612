import type { ReactNode } from 'react';
import { AskPhotos } from '@/components/ask/ask-photos';
import { PageBoundary } from './page-boundary.client';
import { SiteFooter, type SiteFooterProps } from './site-footer';

interface PageFrameProps extends SiteFooterProps {
  /** The company whose photos wait for the reader's consent, if any. */
  readonly photosFrom?: string | undefined;
  readonly children: ReactNode;
}

/** Everything below the header: the content of a page, and the footer. */
export function PageFrame({ children, photosFrom, ...footer }: PageFrameProps) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <PageBoundary>{children}</PageBoundary>
        {photosFrom && <AskPhotos provider={photosFrom} />}
      </main>
      <SiteFooter {...footer} />
    </>
  );
}
