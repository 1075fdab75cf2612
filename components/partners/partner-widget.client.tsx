'use client';

import { useEffect, useRef } from 'react';
import { showWidget } from './show-widget';

export interface PartnerWidgetProps {
  /** Which widget of the site it is, such as `flight-map`. */
  readonly slot: string;
  /** Address of the partner's script. */
  readonly src: string;
  /** Milliseconds from showing the placeholder to inserting the script (product 4.2). */
  readonly delay: number;
}

/** The same object always: React writes the area's content again for another one. */
const NOTHING_OF_REACT = { __html: '' };

/**
 * The area that a partner's script draws into. A page that came from the server shows its widgets without React
 * (`scripts/hydration/page-parts.ts`), so the area may be drawn on by the time React is there; React never looks inside. The
 * script and its drawing go when the page is left. The placeholder behind the area is the root's business.
 */
export function PartnerWidget({ slot, src, delay }: PartnerWidgetProps) {
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => (area.current ? showWidget(area.current) : undefined), [slot, src, delay]);

  return (
    <div
      ref={area}
      data-part="area"
      data-runs="widget"
      data-slot={slot}
      data-src={src}
      data-delay={delay}
      dangerouslySetInnerHTML={NOTHING_OF_REACT}
      suppressHydrationWarning
    />
  );
}
