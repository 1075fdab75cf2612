'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { InternalLink } from '@/components/ui/internal-link';
import { WithTooltip } from '@/components/ui/tooltips.client';
import { routes } from '@/lib/site/routes';
import { isSearchShortcut, isSlashAllowed } from './shortcut';

const SEARCH = 'Search articles and deals';

interface SearchControlProps {
  /** Address of `pagefind.js`, with the base path. */
  readonly address: string;
}

type Dialog = ComponentType<{ readonly address: string; readonly onClose: () => void }>;

/**
 * Opens the search in a dialog, whose code is fetched at that moment and not before. It is a link to the article index for
 * when that code cannot be had, or scripts are off; what is pressed before React is here, the loader keeps
 * (`scripts/hydration`).
 */
export function SearchControl({ address }: SearchControlProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog }>();
  const [open, setOpen] = useState(false);
  /** False: the dialog could not be had. */
  const [busy, setBusy] = useState<boolean>();

  const show = useCallback(async (instead: () => void) => {
    const { pathname } = window.location;
    // On a slow network the visitor may have gone on meanwhile.
    const isHere = () => window.location.pathname === pathname;
    setBusy(true);
    try {
      const { SearchDialog } = await import('./search-dialog.client');
      setBusy(undefined);
      if (!isHere()) return;
      setDialog({ Dialog: SearchDialog });
      setOpen(true);
    } catch {
      setBusy(isHere() ? false : undefined);
      if (isHere()) instead();
    }
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event, isSlashAllowed())) return;
      event.preventDefault();
      // Nobody asked to leave the page: the link stands ready, a press on Enter follows it.
      void show(() => link.current?.focus());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [show]);

  function press(event: MouseEvent<HTMLAnchorElement>) {
    // With a key held it is for another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const element = event.currentTarget;
    // Safari does not focus a pressed link, and the dialog gives the focus back to what had it.
    element.focus({ preventScroll: true });
    void show(() => window.location.assign(element.href));
  }

  return (
    <>
      <WithTooltip text={SEARCH}>
        <InternalLink
          ref={link}
          href={routes.blog}
          onClick={press}
          data-part="search"
          data-wants=""
          aria-busy={busy}
          aria-label={SEARCH}
        >
          <Icon name="search" />
        </InternalLink>
      </WithTooltip>
      <p role="alert" hidden>
        The search could not be loaded. Its sign leads to all articles.
      </p>
      {dialog && open && <dialog.Dialog address={address} onClose={() => setOpen(false)} />}
    </>
  );
}
