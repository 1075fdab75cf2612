import type { ReactNode } from 'react';
import type { PartnerUrl } from '@/lib/partners/partner-url';
import { PARTNER_REL } from '@/lib/partners/registry';

interface PartnerLinkProps {
  readonly url: PartnerUrl;
  /** `button` or `button` with `data-variant`; a plain link without. */
  readonly className?: string | undefined;
  readonly variant?: 'quiet' | undefined;
  readonly children: ReactNode;
}

/** The only way out to a partner: a new tab, the relation that search engines ask for, and a word to say so. */
export function PartnerLink({ url, className, variant, children }: PartnerLinkProps) {
  return (
    <a href={url.href} target="_blank" rel={PARTNER_REL} className={className} data-variant={variant}>
      {children}
      <span className="visually-hidden"> (opens {url.partner} in a new tab)</span>
    </a>
  );
}
