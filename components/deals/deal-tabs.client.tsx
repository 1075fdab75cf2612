'use client';

import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { InternalLink } from '@/components/ui/internal-link';

export interface DealTab {
  readonly label: string;
  readonly href: string;
  readonly panel: ReactNode;
}

interface DealTabsProps {
  readonly label: string;
  readonly tabs: readonly DealTab[];
}

/** Where a key leads among tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
const targets = (at: number, last: number): Readonly<Record<string, number>> => ({
  ArrowRight: at < last ? at + 1 : 0,
  ArrowLeft: at > 0 ? at - 1 : last,
  Home: 0,
  End: last,
});

/** No change of the target is watched: the search focuses a tab itself, and the budget of the home page is full. */
const watchNothing = () => () => undefined;

/** The panel with the element that the address names, or -1. */
const panelOfTarget = () =>
  [...document.querySelectorAll('[role=tabpanel]')].findIndex((panel) => panel.querySelector(':target'));

/**
 * Tabs that are links: choosing one goes to its page, moving the focus to one shows its panel in place. Until one is chosen,
 * an address with the anchor of a deal shows the panel around it; before React is here CSS does (`deals-section.tsx`).
 */
export function DealTabs({ label, tabs }: DealTabsProps) {
  const id = useId();
  const [chosen, select] = useState<number>();
  const targeted = useSyncExternalStore(watchNothing, panelOfTarget, () => -1);
  const selected = chosen ?? Math.max(targeted, 0);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    // With a key held it is the browser's: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = targets(selected, tabs.length - 1)[event.key];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} ref={list} data-wants="" data-chosen={chosen}>
        {tabs.map((tab, index) => (
          <InternalLink
            key={tab.href}
            id={`${id}tab${index}`}
            role="tab"
            href={tab.href}
            aria-selected={index === selected}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === selected ? 0 : -1}
            onFocus={() => select(index)}
            onKeyDown={move}
          >
            {tab.label}
          </InternalLink>
        ))}
      </div>
      <p role="alert" hidden>
        The other tabs cannot be shown here now. Enter opens the page of a tab.
      </p>
      {tabs.map((tab, index) => (
        <div
          key={tab.href}
          id={`${id}panel${index}`}
          role="tabpanel"
          aria-labelledby={`${id}tab${index}`}
          data-label={tab.label}
          hidden={index !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
