import { css } from 'styled-components';
import type { ShareLink } from '@/lib/site/share-links';

/** Styles of `ShareRow`, for whatever is around it. */
export const shareRowCss = css`
  [data-part='share'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    color: var(--ink-soft);
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
    :root[data-share='true'] & [data-part='share'] > span {
      display: none;
    }
  }
  /* Without scripts it would lead to where the reader is. */
  @media (scripting: none) {
    [data-part='share'] [data-runs='copy'] {
      display: none;
    }
  }
`;

/** The row says what its links are for: the eye needs their last word, and a screen reader reads all. */
function Name({ label }: Pick<ShareLink, 'label'>) {
  const last = label.lastIndexOf(' ') + 1;
  return (
    <>
      <span className="visually-hidden">{label.slice(0, last)}</span>
      {label.slice(last)}
    </>
  );
}

interface ShareRowProps {
  /** Absolute address of the page. */
  readonly address: string;
  readonly links: readonly ShareLink[];
}

/** The ways to share a page. The first two are served by `share-page.ts`. */
export function ShareRow({ address, links }: ShareRowProps) {
  return (
    <p data-part="share">
      <span aria-hidden="true">Share</span>
      <a href={address} data-runs="share">
        Share …
      </a>
      <a href={address} data-runs="copy">
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
