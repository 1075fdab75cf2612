import type { ReactNode } from 'react';
import { PageFrame } from '@/components/shell/page-frame';
import { loadFooterLinks } from '@/lib/articles/text-pages';
import { loadClaims } from '@/lib/site/load-pages';
import { absoluteUrl } from '@/lib/site/address';
import { asksFirst, loadSite } from '@/lib/site/load-site';
import { PHOTO_PROVIDER } from '@/lib/site/picture';
import { FOOTER_PAGES } from '@/lib/site/routes';
import { loadPartnerLinks } from '@/lib/site/partner-links';

interface ShellProps {
  /** Name of the page in the sub-ids of its links. For an article, its slug. */
  readonly page: string;
  /** The address of the page below the base path, such as `/blog`. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * The frame of a page. It is not part of the layout, because the sub-ids of the partner links in the footer contain the page, so that the
 * operator knows which page earned.
 */
export function Shell({ page, path, children }: ShellProps) {
  return (
    <PageFrame
      site={loadSite()}
      address={absoluteUrl(path)}
      // Without a link to the page with more details, because the footer has that link already.
      commissionNote={loadClaims().commissionNote.text}
      partners={loadPartnerLinks(page).footer}
      pages={[...FOOTER_PAGES, ...loadFooterLinks()]}
      photosFrom={asksFirst() ? PHOTO_PROVIDER : undefined}
    >
      {children}
    </PageFrame>
  );
}
