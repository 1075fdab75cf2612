import type { ReactNode } from 'react';
import type { PartnerUrl } from '@/lib/partners/partner-url';
import { PARTNER_REL } from '@/lib/partners/registry';

interface PartnerLinkProps {
  readonly url: PartnerUrl;
  /** `button` or `button` with `data-variant`; a plain link without. */
  readonly className?: string | undefined;
  readonly variant?: 'quiet' | undefined;
  /** What people who hear the page are told after the text, too, such as the price that stands elsewhere on the card. */
  readonly spoken?: string | undefined;
  readonly children: ReactNode;
}

/** The only way out to a partner: a new tab, the relation that search engines ask for, and a word to say so. */
export function PartnerLink({ url, className, variant, spoken, children }: PartnerLinkProps) {
  return (
    <a href={url.href} target="_blank" rel={PARTNER_REL} className={className} data-variant={variant}>
      {children}
      {/* In brackets: browsers put a space before the part that is hidden, and a comma would stand apart. */}
      <span className="visually-hidden">{` (${spoken ? `${spoken}, ` : ''}opens ${url.partner} in a new tab)`}</span>
    </a>
  );
}
