'use client';

import { useEffect, useRef } from 'react';
import { UNTOUCHED_BY_REACT } from '@/components/ui/untouched-by-react';
import { showWidget } from './show-widget';

export interface PartnerWidgetProps {
  /** Name of the widget on this site, such as `flight-map`. */
  readonly slot: string;
  /** Address of the partner's script. */
  readonly src: string;
  /** Milliseconds from showing the placeholder to inserting the script (product 4.2). */
  readonly delay: number;
}

/**
 * The area that a partner's script draws into. A page from the server shows its widgets without React (`scripts/hydration/page-parts.ts`),
 * so the script may already have drawn when React starts. React never touches the content of the area. The script and its drawing are
 * removed when the visitor leaves the page. `WidgetFrame` handles the placeholder.
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
      {...UNTOUCHED_BY_REACT}
    />
  );
}
