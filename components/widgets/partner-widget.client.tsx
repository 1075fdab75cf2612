'use client';

import { useEffect, useRef } from 'react';

export interface PartnerWidgetProps {
  /** Which widget of the site it is, such as `flight-map`. */
  readonly slot: string;
  /** Address of the partner's script. */
  readonly src: string;
  /** Milliseconds from showing the placeholder to inserting the script (specification, section 9). */
  readonly delay: number;
}

/**
 * Takes nodes out of the page for good. A script whose answer is still on its way would run even when it is removed, and
 * draw into a page that has no place for it; one that belongs to another document by then does not (HTML standard,
 * "execute the script element").
 */
function discard(nodes: Iterable<Node>) {
  const elsewhere = document.implementation.createHTMLDocument();
  for (const node of [...nodes]) elsewhere.adoptNode(node);
}

/** Copies of a widget's script anywhere in the page; one that was left behind would draw twice. */
const earlierCopies = (slot: string, src: string) =>
  [...document.scripts].filter((script) => script.dataset.widget === slot || script.src === src);

/**
 * The area that a partner's script draws into. React renders it empty and never looks inside: the script is put in after
 * the delay, and script and drawing go when the page is left. The placeholder behind it is the root's business.
 */
export function PartnerWidget({ slot, src, delay }: PartnerWidgetProps) {
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const container = area.current;
    if (!container) return undefined;
    const timer = setTimeout(() => {
      discard(earlierCopies(slot, src));
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      script.charset = 'utf-8';
      script.dataset.widget = slot;
      script.addEventListener('load', () => console.info(`Widget ${slot}: script loaded`));
      script.addEventListener('error', () => console.info(`Widget ${slot}: script could not be loaded`));
      container.append(script);
    }, delay);
    return () => {
      clearTimeout(timer);
      discard(container.childNodes);
    };
  }, [slot, src, delay]);

  return <div ref={area} data-part="area" data-start="load" />;
}
