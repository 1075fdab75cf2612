'use client';

import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { hasModifier } from '@/components/ui/has-modifier';
import { InternalLink } from '@/components/ui/internal-link';
import { subscribeToNothing } from '@/components/ui/subscribe-to-nothing';

export interface DealTab {
  readonly label: string;
  readonly href: string;
  readonly panel: ReactNode;
}

interface DealTabsProps {
  readonly label: string;
  readonly tabs: readonly DealTab[];
}

/** The tab that each key moves to (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
const targets = (at: number, last: number): Readonly<Record<string, number>> => ({
  ArrowRight: at < last ? at + 1 : 0,
  ArrowLeft: at > 0 ? at - 1 : last,
  Home: 0,
  End: last,
});

/**
 * Tabs that are links. A click on a tab opens its page; moving the focus to a tab shows its panel. The HTML contains only the first panel,
 * because without React no other panel can open. The linked pages list the same deals, so the Tab key stops at each tab until React
 * moves the focus between them.
 */
export function DealTabs({ label, tabs }: DealTabsProps) {
  /** The tabs that have been selected, the current one last. Their panels stay in the page, because the search may link to their cards. */
  const [chosen, setChosen] = useState([0]);
  const selected = chosen.at(-1);
  const hasArrows = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const list = useRef<HTMLDivElement>(null);

  /** @param from the focused tab. If it got the focus before React started, it is not the selected one. */
  function move(event: KeyboardEvent, from: number) {
    // Alt and an arrow key go back.
    if (hasModifier(event)) return;
    const next = targets(from, tabs.length - 1)[event.key];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div role="tablist" data-screen-only="" aria-label={label} ref={list} data-wants="">
        {tabs.map((tab, index) => (
          <InternalLink
            key={tab.href}
            id={`tab-${index}`}
            role="tab"
            href={tab.href}
            aria-selected={index === selected}
            aria-controls={`panel-${index}`}
            tabIndex={hasArrows && index !== selected ? -1 : undefined}
            onFocus={() => setChosen((before) => [...before.filter((each) => each !== index), index])}
            onKeyDown={(event) => move(event, index)}
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
          id={`panel-${index}`}
          role="tabpanel"
          aria-labelledby={`tab-${index}`}
          hidden={index !== selected}
        >
          {chosen.includes(index) && tab.panel}
        </div>
      ))}
    </>
  );
}
