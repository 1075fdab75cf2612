import type { ReactNode } from 'react';
import type { PartnerUrl } from '@/lib/partners/partner-url';
import { opensInNewTab, PARTNER_REL } from '@/lib/partners/registry';

interface PartnerLinkProps {
  readonly url: PartnerUrl;
  /** `button` for a button, with `variant` for a quiet one; undefined for a plain link. */
  readonly className?: string | undefined;
  readonly variant?: 'quiet' | undefined;
  /** Text for screen readers after the visible text, such as the price that is elsewhere on the card. */
  readonly spoken?: string | undefined;
  /** The page part that changes the link (`data-runs`). */
  readonly runs?: 'stay';
  readonly children: ReactNode;
}

/** A link to a partner. Links open a new tab, say so to screen readers, and have the `rel` that search engines require. */
export function PartnerLink({ url, className, variant, spoken, runs, children }: PartnerLinkProps) {
  return (
    <a
      href={url.href}
      target="_blank"
      rel={PARTNER_REL}
      className={className}
      data-variant={variant}
      data-runs={runs}
    >
      {children}
      {/* In parentheses, because browsers put a space before hidden text, which would look wrong before a comma. */}
      <span className="visually-hidden">{` (${spoken ? `${spoken}, ` : ''}${opensInNewTab(url.partner)})`}</span>
    </a>
  );
}
