'use client';

import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { InternalLink } from '@/components/ui/internal-link';
import { NAVIGATION } from '@/lib/site/routes';

export interface SiteNavProps {
  readonly supportNote: string;
  /** The page that the note links to, if any. */
  readonly supportPath?: string | undefined;
}

/**
 * The links of the header: a row on wide screens, and on narrow screens a popover that the menu button opens without a
 * script. React only marks the current page, and closes the menu when a link does not load a new document.
 */
export function SiteNav({ supportNote, supportPath }: SiteNavProps) {
  const path = usePathname();
  const menu = useRef<HTMLElement>(null);
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  return (
    <nav id="menu" popover="auto" aria-label="Main" ref={menu}>
      <ul role="list">
        {NAVIGATION.map(({ href, label }) => (
          <li key={href}>
            <InternalLink
              href={href}
              onClick={close}
              aria-current={path === href ? 'page' : path?.startsWith(`${href}/`) ? 'true' : undefined}
            >
              {label}
            </InternalLink>
          </li>
        ))}
      </ul>
      {supportNote && (
        <p>
          {supportPath ? (
            <InternalLink href={supportPath} onClick={close}>
              {supportNote}
            </InternalLink>
          ) : (
            supportNote
          )}
        </p>
      )}
    </nav>
  );
}
