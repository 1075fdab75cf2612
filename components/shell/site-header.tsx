import styled from 'styled-components';
import { containerCss } from '@/components/theme/container-css';
import { BrandMark } from '@/components/ui/brand-mark';
import { PageLink } from '@/components/ui/page-link';
import { routes } from '@/lib/site/routes';
import { asset } from '@/lib/site/address';
import { HeaderControls } from './header-controls.client';
import { SiteNav, type SiteNavProps } from './site-nav.client';

const Root = styled.header`
  position: relative;
  ${containerCss}
  background: var(--paper);
  border-bottom: 1px solid var(--line);
  > .container {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 4rem;
    /* Moves the icon of the last control, which is smaller than its target, to the edge of the page's content. */
    padding-right: calc(var(--gutter) - 0.5rem);
  }
  /* Hidden until the last control is parsed: with fewer controls, the first control would be in another position and
      then move. */
  > .container:not(:has([popovertarget])) {
    visibility: hidden;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  [data-part='brand'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    /* A long name wraps before it would push the controls. */
    min-width: 0;
    min-height: 2.75rem;
    margin-right: auto;
    /* At large text sizes, brand and controls still fit on one line of a phone. */
    font: 600 min(1.375rem, 7vw) / 1 var(--display);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  [data-part='brand'] svg {
    flex: none;
    width: min(1.75rem, 9vw);
    height: 1.75rem;
    color: var(--sea);
  }
  button,
  [data-part='search'] {
    display: inline-grid;
    place-items: center;
    width: min(2.75rem, 13.75vw);
    height: min(2.75rem, 13.75vw);
    padding: 0;
    border: 0;
    border-radius: var(--pill);
    background: none;
    cursor: pointer;
  }
  button:hover,
  [data-part='search']:hover {
    background: var(--sand);
  }
  button svg,
  [data-part='search'] svg {
    grid-area: 1/1;
    width: min(1.375rem, 6.9vw);
    height: 1.375rem;
  }
  ul {
    display: grid;
  }
  nav {
    margin: 0;
    border: 0;
    color: inherit;
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: clamp(0.5625rem, 3.2vw - 1.2rem, 0.75rem);
    border-radius: var(--pill);
    font-weight: 600;
  }
  nav a:hover {
    background: var(--sand);
  }
  nav a[aria-current] {
    color: var(--sea);
    text-decoration: underline 2px;
    text-underline-offset: 0.4em;
  }
  /* Shows only the icon of the scheme that a press selects. */
  [data-switch] svg + svg,
  :root[data-theme='dark'] & [data-switch] svg:first-child {
    display: none;
  }
  :root[data-theme='dark'] & [data-switch] svg + svg {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & [data-switch] svg:first-child {
      display: none;
    }
    :root:not([data-theme='light']) & [data-switch] svg + svg {
      display: block;
    }
  }
  /* Fixed to the viewport, because the search shortcuts work anywhere on the page. */
  [role='alert'] {
    position: fixed;
    z-index: 3;
    inset: 4.25rem var(--gutter) auto auto;
    margin-left: var(--gutter);
    padding: 0.5rem 0.75rem;
    border: 1px solid;
    background: var(--paper);
    /* Hidden after this time (\`busy-css.ts\`). */
    animation: late 20s reverse forwards;
  }
  @media (scripting: none) {
    [data-switch] {
      display: none;
    }
  }
  /* The open menu covers the page down to its foot, even if the header has begun to scroll: a press beside a popover would close it
     and also press what is there. The sun is below the note, even on a low screen. */
  @container (width < 48rem) {
    nav {
      position: absolute;
      inset: 4rem 0 auto;
      width: 100%;
      height: 100dvh;
      padding: 0.5rem var(--gutter) 5.5rem;
      background:
        radial-gradient(circle at 75% max(100% - 4rem, 30rem), var(--sun) 3.5rem, #0000 3.55rem),
        linear-gradient(#0000 55%, var(--sky-low)) var(--paper);
    }
    nav li {
      border-bottom: 1px solid var(--line);
    }
    nav a {
      padding-inline: 0;
      border-radius: 0;
    }
    nav li a {
      min-height: 4rem;
      font: 600 1.5rem/1.2 var(--display);
    }
    nav p {
      padding-top: 1rem;
    }
    nav p a {
      text-decoration: underline;
    }
    [popovertarget] svg + svg,
    &:has(:popover-open) [popovertarget] svg:first-child {
      display: none;
    }
    &:has(:popover-open) [popovertarget] svg + svg {
      display: block;
    }
  }
  @media (width < 48rem) {
    :root:has(& :popover-open) {
      overflow: hidden;
    }
  }
  @container (width >= 48rem) {
    nav {
      display: block;
      position: static;
      padding: 0;
      background: none;
      overflow: visible;
    }
    ul {
      display: flex;
    }
    nav p,
    [popovertarget] {
      display: none;
    }
  }
`;

interface SiteHeaderProps extends SiteNavProps {
  readonly name: string;
}

export function SiteHeader({ name, ...support }: SiteHeaderProps) {
  return (
    <Root>
      <div className="container">
        <PageLink href={routes.home} data-part="brand">
          <BrandMark />
          {name}
        </PageLink>
        <SiteNav {...support} />
        <HeaderControls searchAddress={asset('/pagefind/pagefind.js')} />
      </div>
    </Root>
  );
}
