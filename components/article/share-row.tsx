import { css } from 'styled-components';
import { pillCss } from '@/components/ui/pill-css';
import type { ShareLink } from '@/lib/site/share-links';

/**
 * Styles of `ShareButtons`. A link to the share dialog is for phones whose browser has one (`start-up.ts`); at the top
 * of a page, it replaces the link for copying.
 */
export const shareButtonsCss = css`
  /* At the top of a page, as quiet as the breadcrumbs. */
  [data-part='way'] > [data-runs] {
    position: relative;
    color: inherit;
    font-size: var(--text-s);
    line-height: 2.75rem;
  }
  /* Two sheets: the one behind shows two of its edges. */
  [data-part='way'] > [data-runs='copy'] {
    padding-left: 1.25rem;
    &::before,
    &::after {
      content: '';
      position: absolute;
      left: 0;
      bottom: 1rem;
      width: 0.5625rem;
      height: 0.5625rem;
      border: 1.5px solid;
      border-radius: 2px;
    }
    &::after {
      border-color: currentColor currentColor #0000 #0000;
      translate: 3px -3px;
    }
  }
  a[data-runs='share'] {
    display: none;
  }
  @media (pointer: coarse) {
    :root[data-share='true'] & a[data-runs='share'] {
      display: inline-flex;
    }
    :root[data-share='true'] & [data-part='way'] > [data-runs='copy'] {
      display: none;
    }
  }
  /* Without scripts, the link would lead to the page itself. */
  @media (scripting: none) {
    a[data-runs='copy'] {
      display: none;
    }
  }
`;

/** Styles of `ShareRow` and `ShareButtons`, for the surrounding component. */
export const shareRowCss = css`
  [data-part='share'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  /* From 37rem, all links fit the line below. */
  @container (width < 41rem) {
    [data-part='share'] > span:first-child {
      flex-basis: 100%;
    }
  }
  [data-part='share'] a {
    ${pillCss}
    font-weight: 600;
  }
  ${shareButtonsCss}
  @media (pointer: coarse) {
    :root[data-share='true'] & [data-part='share'] > span {
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

interface ShareButtonsProps {
  /** Absolute address of the page. */
  readonly address: string;
}

/** Links that `share-page.ts` handles: to the share dialog of a phone, and for copying the address. */
export function ShareButtons({ address }: ShareButtonsProps) {
  return (
    <>
      <a href={address} data-runs="share" data-screen-only="">
        Share …
      </a>
      {/* The text changes when the address has been copied, maybe before React starts. */}
      <a href={address} data-runs="copy" data-screen-only="" aria-live="polite" suppressHydrationWarning>
        Copy link
      </a>
    </>
  );
}

interface ShareRowProps extends ShareButtonsProps {
  readonly links: readonly ShareLink[];
}

/** Links for sharing a page. */
export function ShareRow({ address, links }: ShareRowProps) {
  return (
    <p data-part="share">
      <span aria-hidden="true">Share</span>
      <ShareButtons address={address} />
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
