'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasModifier } from '@/components/ui/has-modifier';
import { Icon } from '@/components/ui/icon';
import { InternalLink } from '@/components/ui/internal-link';
import { WithTooltip } from '@/components/ui/tooltips.client';
import { routes } from '@/lib/site/routes';
import { SEARCH_LABEL } from './search-label';
import { isSearchShortcut, isSlashAllowed, takeTypedText } from './shortcut';

interface SearchControlProps {
  /** Address of `pagefind.js`, with the base path. */
  readonly address: string;
}

type Dialog = ComponentType<{
  readonly address: string;
  readonly asked: number;
  readonly text: string;
  readonly onClose: () => void;
}>;

/**
 * Opens the search in a dialog and fetches the code of the dialog at that time. The control is a link to the article index,
 * which the browser follows if the code cannot be loaded or scripts are off. The loader holds presses that come before
 * React starts (`scripts/hydration`).
 */
export function SearchControl({ address }: SearchControlProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog }>();
  /** How often the dialog was requested since it was last closed; 0 while it is closed. */
  const [asked, setAsked] = useState(0);
  /** The initial text of the search field. */
  const [text, setText] = useState('');
  /** False if the dialog could not be loaded. */
  const [busy, setBusy] = useState<boolean>();

  const show = useCallback(async (instead: () => void, wanted?: string) => {
    const { pathname } = window.location;
    // On a slow network, the visitor may have left the page in the meantime.
    const isHere = () => window.location.pathname === pathname;
    setBusy(true);
    try {
      const { SearchDialog } = await import('./search-dialog.client');
      setBusy(undefined);
      if (!isHere()) return;
      setDialog({ Dialog: SearchDialog });
      setText(wanted ?? takeTypedText());
      // The close event of a dialog that was just closed may come next, and must find the dialog open again.
      flushSync(() => setAsked((before) => before + 1));
    } catch {
      setBusy(isHere() ? false : undefined);
      if (isHere()) instead();
    } finally {
      // If the search has not opened, keys have their usual effect again.
      takeTypedText();
    }
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event, isSlashAllowed())) return;
      event.preventDefault();
      // The visitor did not ask to leave the page: focus the link, so that Enter follows it.
      void show(() => link.current?.focus());
    };
    /** A search field of the page, such as on the 404 page, opens the dialog. */
    const submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.dataset.part !== 'find') return;
      event.preventDefault();
      void show(() => form.submit(), String(new FormData(form).get('q')));
    };
    document.addEventListener('keydown', press);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('submit', submit);
    };
  }, [show]);

  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (hasModifier(event)) return;
    event.preventDefault();
    const element = event.currentTarget;
    // Safari does not focus a clicked link, and the dialog returns the focus to the focused element when it closes.
    element.focus({ preventScroll: true });
    void show(() => window.location.assign(element.href));
  }

  return (
    <>
      <WithTooltip text={SEARCH_LABEL}>
        <InternalLink
          ref={link}
          href={routes.blog}
          onClick={press}
          data-part="search"
          data-wants=""
          aria-busy={busy}
          aria-label={SEARCH_LABEL}
        >
          <Icon name="search" />
        </InternalLink>
      </WithTooltip>
      <p role="alert" hidden>
        The search could not be loaded. Its icon leads to all articles.
      </p>
      {dialog && asked > 0 && (
        <dialog.Dialog address={address} asked={asked} text={text} onClose={() => setAsked(0)} />
      )}
    </>
  );
}
