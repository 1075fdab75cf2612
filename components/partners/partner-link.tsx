import type { ReactNode } from 'react';
import type { PartnerUrl } from '@/lib/partners/partner-url';
import { PARTNER_REL } from '@/lib/partners/registry';

interface PartnerLinkProps {
  readonly url: PartnerUrl;
  /** `button` or `button` with `data-variant`; a plain link without. */
  readonly className?: string | undefined;
  readonly variant?: 'quiet' | undefined;
  /** Text for screen readers after the link's own, such as the price that stands elsewhere on the card. */
  readonly spoken?: string | undefined;
  readonly children: ReactNode;
}

/** The only component that links to a partner: in a new tab, with the `rel` that search engines ask for, and announced to screen readers. */
export function PartnerLink({ url, className, variant, spoken, children }: PartnerLinkProps) {
  return (
    <a href={url.href} target="_blank" rel={PARTNER_REL} className={className} data-variant={variant}>
      {children}
      {/* In brackets: browsers put a space before the part that is hidden, and a comma would stand apart. */}
      <span className="visually-hidden">{` (${spoken ? `${spoken}, ` : ''}opens ${url.partner} in a new tab)`}</span>
    </a>
  );
}
