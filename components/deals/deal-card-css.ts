import { css } from 'styled-components';
import { titleLinkCss } from '@/components/ui/title-link-css';
import { STUB_WIDTH } from './perforation-css';
import { sampleNoteCss } from './sample-note';
import { stubCss } from './stub-css';

/**
 * The shadow of the cards in a list. It is on the list, because the mask of a card would cut off the card's own shadow. Its first part is the
 * edge of the paper, which is the only visible contour in the dark scheme. The browser applies the second part to the result of the first,
 * for the whole list in every frame: a third part doubles the time that a frame takes.
 */
export const paperShadowCss = css`
  filter: drop-shadow(0 0 1px light-dark(var(--line), var(--ink-soft)))
    drop-shadow(0 3px 10px rgb(20 33 61/12%));
  @media print {
    filter: none;
    > li {
      border: 1px solid var(--line);
    }
  }
`;

/** The card of every deal: a body, a perforated line, and a stub with the price. `DealPapers` adds the details of each kind. */
export const dealCardCss = css`
  [data-part='deals'] {
    display: grid;
    gap: 1.25rem;
    /*
     * auto-fill keeps empty columns, so that a single card is as wide as one of many. Two columns fit from 60rem, where a large pick fits
     * into one (\`pick-css.ts\`).
     */
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 27.375rem), 1fr));
    ${paperShadowCss}
  }
  @container (width >= 112.5rem) {
    [data-part='deals'] {
      grid-template-columns: repeat(auto-fill, minmax(33rem, 1fr));
    }
  }
  [data-kind] {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(${STUB_WIDTH});
    border-radius: var(--radius);
    background: var(--surface);
    break-inside: avoid;
  }
  [data-part='body'] {
    min-width: 0;
    padding: min(1.25rem, 6vw);
  }
  [data-part='facts'] {
    display: flex;
    align-items: flex-start;
    gap: 0.5rem;
    margin-bottom: 0.5rem;
    /* Leaves room for the arrow. */
    padding-right: 1.5rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    /* In the middle of the first line. */
    margin-top: 0.125rem;
  }
  [data-part='codes'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 min(0.625rem, 3vw);
    font: 600 min(1.75rem, 10vw)/1.2 var(--display);
    letter-spacing: 0.02em;
  }
  /* Keeps the arrow in place when the display font loads. */
  [data-part='codes'] span {
    min-width: 2.75em;
  }
  [data-part='codes'] i {
    /* Balances the gaps, because most codes are narrower than the minimum width. */
    margin-right: min(1.125rem, 3vw);
    color: var(--sunset);
    font: 400 1.25rem/1 var(--sans);
  }
  h3 {
    margin-bottom: 0.375rem;
    font-size: 1.25rem;
  }
  [data-part='codes'] + h3 {
    font: 600 1rem/1.4 var(--sans);
    word-spacing: 0;
  }
  ${titleLinkCss}
  /* On top of the price and its badge, which are also positioned and come later in the card. */
  h3 a::before {
    z-index: 1;
  }
  /* A deal that the visitor has already opened. */
  h3 a:visited {
    color: var(--ink-soft);
  }
  /* In the corner, so that the arrow does not move when the display font loads. */
  h3 a::after {
    position: absolute;
    top: calc(1.25rem + var(--stripe, 0px));
    right: calc(${STUB_WIDTH} + 1.25rem);
    font: 400 1rem/1.25 var(--sans);
  }
  [data-part='body'] > p:not([data-part]),
  [data-part='detail'],
  ul ul {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  ul ul {
    display: grid;
    gap: 0.125rem;
    margin-top: 0.5rem;
  }
  [data-part='detail'] + p:not([data-part]) {
    margin-top: 0.25rem;
  }
  ${sampleNoteCss}
  ul ul li {
    padding-left: 1.3em;
  }
  ul ul li::before {
    content: '✓' / '';
    float: left;
    margin-left: -1.3em;
    color: var(--sea);
  }
  ${stubCss}
  [data-part='price'] {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  [data-part='price'] b {
    color: var(--sunset);
    font: 700 1.375rem/1.3 var(--sans);
  }
  /* Large text on a phone needs the room. */
  @container (width < 18rem) {
    [data-part='facts'] svg {
      display: none;
    }
  }
  /* On paper, text is small enough for two in a row. The reason for a pick needs a row. The last card fills its own. */
  @media print {
    [data-part='deals'] {
      display: flex;
      flex-wrap: wrap;
    }
    [data-kind] {
      flex: 1 40%;
    }
    [data-pick] {
      flex-basis: 100%;
    }
    /* Cut corners would have no line. */
    [data-part='deals'] [data-kind] {
      mask: none;
      clip-path: none;
    }
    ul ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1rem;
    }
  }
  /* The mask would also cut off the focus ring. */
  [data-kind]:has(a:focus-visible) {
    mask: none;
    clip-path: none;
  }
  /* Forced colors remove backgrounds and shadows. */
  @media (forced-colors: active) {
    [data-part='deals'] {
      filter: none;
    }
    [data-kind] {
      border: 1px solid;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-kind] {
      transition: translate 0.2s;
    }
    [data-kind]:hover {
      translate: 0 -3px;
    }
    /* On hover, the stub starts to tear off. */
    @container (width >= 30rem) {
      [data-part='price'] {
        border-radius: 0 var(--radius) var(--radius) 0;
        background-color: var(--surface);
        transform-origin: 0 100%;
        transition:
          rotate 0.2s,
          box-shadow 0.2s;
      }
      [data-kind]:not([data-pick]):hover [data-part='price'] {
        rotate: 2.5deg;
        box-shadow: -8px 0 8px -8px rgb(20 33 61/40%);
      }
    }
  }
`;
