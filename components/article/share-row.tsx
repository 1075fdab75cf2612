import { css } from 'styled-components';
import type { ShareLink } from '@/lib/site/share-links';

/** Shows `ShareButton` on phones whose browser has a share dialog (`start-up.ts`). The surrounding component styles it. */
export const shareButtonCss = css`
  a[data-runs='share'] {
    display: none;
  }
  @media (pointer: coarse) {
    :root[data-share='true'] & a[data-runs='share'] {
      display: inline-flex;
    }
  }
`;

/** Styles of `ShareRow` and `ShareButton`, for the surrounding component. */
export const shareRowCss = css`
  [data-part='share'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  @media (width < 30rem) {
    [data-part='share'] > span:first-child {
      flex-basis: 100%;
    }
  }
  [data-part='share'] a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 1rem;
    /* 3:1 on paper. */
    border: 1px solid color-mix(in srgb, var(--ink-soft) 70%, var(--surface));
    border-radius: var(--pill);
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='share'] a:hover {
    background: var(--sand);
  }
  ${shareButtonCss}
  @media (pointer: coarse) {
    :root[data-share='true'] & [data-part='share'] > span {
      display: none;
    }
  }
  /* Without scripts, the link would lead to the page itself. */
  @media (scripting: none) {
    [data-part='share'] [data-runs='copy'] {
      display: none;
    }
  }
`;

/** The name of a link. The row starts with "Share", so only the last word is visible; screen readers read the full name. */
function Name({ label }: Pick<ShareLink, 'label'>) {
  const last = label.lastIndexOf(' ') + 1;
  return (
    <>
      <span className="visually-hidden">{label.slice(0, last)}</span>
      {label.slice(last)}
    </>
  );
}

interface ShareButtonProps {
  /** Absolute address of the page. */
  readonly address: string;
}

/** A link to the share dialog of a phone. */
export function ShareButton({ address }: ShareButtonProps) {
  return (
    <a href={address} data-runs="share" data-screen-only="">
      Share …
    </a>
  );
}

interface ShareRowProps extends ShareButtonProps {
  readonly links: readonly ShareLink[];
}

/** Links for sharing a page. `share-page.ts` handles the first two. */
export function ShareRow({ address, links }: ShareRowProps) {
  return (
    // The text of a link changes when its address has been copied.
    <p data-part="share" aria-live="polite">
      <span aria-hidden="true">Share</span>
      <ShareButton address={address} />
      {/* The text may have changed before React starts. */}
      <a href={address} data-runs="copy" suppressHydrationWarning>
        Copy link
      </a>
      {links.map(({ label, href }) =>
        href.startsWith('mailto:') ? (
          <a key={label} href={href}>
            <Name label={label} />
          </a>
        ) : (
          <a key={label} href={href} target="_blank" rel="nofollow noopener">
            <Name label={label} />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ),
      )}
    </p>
  );
}
