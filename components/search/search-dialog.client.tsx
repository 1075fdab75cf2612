'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { hasModifier } from '@/components/ui/has-modifier';
import { Icon } from '@/components/ui/icon';
import { QUERY_DEFAULTS } from './query-defaults';
import { allowSlash, isSlashAllowed } from './shortcut';
import { DIALOG_CSS } from './dialog-css';
import { SearchPanel } from './search-panel.client';

// Create the query client only here: this file is loaded when the search opens, so other visits do not load it.
const client = new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } });

interface SearchDialogProps {
  /** Address of `pagefind.js`. */
  readonly address: string;
  /** How often the search was requested. A higher number opens it again. */
  readonly asked: number;
  /** The initial text of the search field. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Lets visitors turn the single-key shortcut off (WCAG 2.2, 2.1.4). */
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

/** If the card is on the current page, in a tab that is not open, focus its tab to open it. */
function showPanelOf(anchor: string) {
  const panel = document.getElementById(anchor)?.closest('[role=tabpanel]');
  document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });
}

/** The search for articles, authors, deals and destinations. It is in the document only while it is open. */
export function SearchDialog({ address, asked, text, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();
  const [openedOn] = useState(path);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [asked]);
  // Back or Forward while the dialog is open. Close it instead of only removing it, so that the focus returns.
  useEffect(() => {
    if (path !== openedOn) dialog.current?.close();
  }, [path, openedOn]);

  const close = () => dialog.current?.close();
  /** Browsers report a close late. By then, the visitor may have opened the search again. */
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  /** Closes the dialog, because a link to the current page does not change the path. A link that opens in another tab leaves it open. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return;
    close();
    const { hash, href } = event.currentTarget;
    if (hash === '') return;
    // A link to a card. The router would not set `:target`, nor scroll to the same card again; the browser does.
    event.preventDefault();
    showPanelOf(hash.slice(1));
    window.location.assign(href);
  };

  return (
    <QueryClientProvider client={client}>
      <dialog ref={dialog} className="search" aria-label="Search" closedby="any" onClose={closed}>
        <style>{DIALOG_CSS}</style>
        <SearchPanel address={address} initial={text} onFollow={follow} />
        <SlashSwitch />
        <button type="button" aria-label="Close the search" onClick={close}>
          <Icon name="close" />
        </button>
      </dialog>
    </QueryClientProvider>
  );
}
