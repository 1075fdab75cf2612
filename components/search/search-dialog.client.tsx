'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { QUERY_DEFAULTS } from './query-defaults';
import { allowSlash, isSlashAllowed } from './shortcut';
import { DIALOG_CSS } from './dialog-css';
import { SearchPanel } from './search-panel.client';

// Only this file may create one: it is loaded when the search is opened, so no page pays for it before.
const client = new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });

interface SearchDialogProps {
  /** Address of `pagefind.js`. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Lets the single key be turned off (WCAG 2.2, 2.1.4). */
function SlashSwitch() {
  const [allowed, setAllowed] = useState(isSlashAllowed);
  function change(next: boolean) {
    setAllowed(next);
    allowSlash(next);
  }
  return (
    <label>
      <input type="checkbox" checked={allowed} onChange={(event) => change(event.target.checked)} />
      Open the search with the / key
    </label>
  );
}

/** Where the card is on the page at hand, in a tab that is not shown: focusing its tab shows it. */
function showPanelOf(anchor: string) {
  const panel = document.getElementById(anchor)?.closest('[role=tabpanel]');
  document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });
}

/** The search over articles, authors, deals and destinations. It stands in the document only while it is open. */
export function SearchDialog({ address, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();
  const [openedOn] = useState(path);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // Going back or forward while it is open. Closing, not only leaving the document, gives the focus back.
  useEffect(() => {
    if (path !== openedOn) dialog.current?.close();
  }, [path, openedOn]);

  const close = () => dialog.current?.close();
  /** A link to the page at hand changes no path; one opened in another tab leaves this one as it is. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    close();
    const { hash, href } = event.currentTarget;
    if (hash === '') return;
    // To a card. The router would neither mark it as the target nor scroll to the same one again: the browser does.
    event.preventDefault();
    showPanelOf(hash.slice(1));
    window.location.assign(href);
  };

  return (
    <QueryClientProvider client={client}>
      <dialog ref={dialog} className="search" aria-label="Search" closedby="any" onClose={onClose}>
        <style>{DIALOG_CSS}</style>
        <SearchPanel address={address} onFollow={follow} />
        <SlashSwitch />
        <button type="button" aria-label="Close the search" onClick={close}>
          <Icon name="close" />
        </button>
      </dialog>
    </QueryClientProvider>
  );
}
