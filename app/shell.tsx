import type { ReactNode } from 'react';
import { PageBoundary } from '@/components/shell/page-boundary.client';
import { SiteFooter } from '@/components/shell/site-footer';
import { loadFooterLinks } from '@/lib/articles/text-pages';
import { loadSite } from '@/lib/site/load-site';
import { loadClaims } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';

interface ShellProps {
  /** Name of the page in the sub-ids of its links; for an article its slug. */
  readonly page: string;
  readonly children: ReactNode;
}

/**
 * What stands below the header. Each page brings its own footer rather than the layout one for all, because the sub-ids
 * of the partner links in it tell the operator which page earned.
 */
export function Shell({ page, children }: ShellProps) {
  const { name, brandLine, copyright, social } = loadSite();
  return (
    <>
      <main id="content" tabIndex={-1}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      <SiteFooter
        name={name}
        brandLine={brandLine}
        copyright={copyright}
        social={social}
        commissionNote={loadClaims().commissionNote}
        partners={loadPageLinks(page).footer}
        pages={loadFooterLinks()}
      />
    </>
  );
}
