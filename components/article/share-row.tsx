import { css } from 'styled-components';
import type { ShareLink } from '@/lib/site/share-links';

/** Styles of `ShareRow`, for whatever is around it. */
export const shareRowCss = css`
  [data-part='share'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    font-size: var(--text-s);
  }
  [data-part='share'] a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 1rem;
    border: 1px solid var(--line);
    border-radius: var(--pill);
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='share'] a:hover {
    border-color: var(--ink-soft);
  }
  /* The dialog of a phone, where there is one (\`start-up.ts\`). */
  [data-part='share'] [data-runs='share'] {
    display: none;
  }
  @media (pointer: coarse) {
    :root[data-share='true'] & [data-runs='share'] {
      display: inline-flex;
    }
  }
  /* Without scripts it would lead to where the reader is. */
  @media (scripting: none) {
    [data-part='share'] [data-runs='copy'] {
      display: none;
    }
  }
`;

interface ShareRowProps {
  /** Absolute address of the page. */
  readonly address: string;
  readonly links: readonly ShareLink[];
}

/** The ways to share a page. The first two are served by `share-page.ts`. */
export function ShareRow({ address, links }: ShareRowProps) {
  return (
    <p data-part="share">
      <a href={address} data-runs="share">
        Share …
      </a>
      <a href={address} data-runs="copy">
        Copy link
      </a>
      {links.map(({ label, href }) =>
        href.startsWith('mailto:') ? (
          <a key={label} href={href}>
            {label}
          </a>
        ) : (
          <a key={label} href={href} target="_blank" rel="nofollow noopener">
            {label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ),
      )}
    </p>
  );
}
