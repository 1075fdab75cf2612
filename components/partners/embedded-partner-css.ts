import { css } from 'styled-components';
import { ticketCss } from './ticket-css';

/** A partner's frame: closed behind its facade, or open above the bar with the button to the partner. */
export const embeddedPartnerCss = css`
  padding-block: var(--section) 2rem;
  > .container {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 2rem;
    margin-bottom: 1.25rem;
  }
  > .container > a {
    padding-block: 0.625rem;
    font-weight: 600;
  }
  p {
    margin-top: 0.5rem;
    color: var(--ink-soft);
  }
  /* The open frame has a link of its own. */
  &:has([open]) > .container > a {
    display: none;
  }
  /* The facade. While the frame behind it is closed, the page sends no request to the partner. */
  summary {
    position: relative;
    isolation: isolate;
    display: grid;
    overflow: hidden;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* As wide as the text, while the open frame is as wide as the page. */
  details:not([open]) summary {
    width: min(100% - 2 * var(--gutter), var(--content));
    min-height: 20rem;
    place-items: center;
    margin-inline: auto;
    padding: 1rem;
    border-radius: var(--radius);
    background: var(--sand);
  }
  summary [data-part='ticket'] {
    display: grid;
    justify-items: center;
    text-align: center;
    ${ticketCss}
  }
  b {
    display: block;
    font: 600 var(--text-l)/1.3 var(--display);
  }
  summary small {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  summary svg {
    position: absolute;
    /* Below the focus ring, which is inside the facade. */
    z-index: -1;
    inset: 0;
  }
  /* The drawing has the height that the text leaves. */
  @media (width < 60rem) {
    details:not([open]) summary {
      grid-template-rows: minmax(10rem, 1fr) auto;
      row-gap: 1rem;
    }
    summary svg {
      grid-row-end: 2;
    }
    summary [data-part='ticket'] {
      grid-row: 2;
    }
  }
  @media (width >= 60rem) {
    details:not([open]) summary {
      aspect-ratio: 4;
      place-items: center start;
      padding: 2rem;
    }
  }
  details:not([open]) summary:focus-visible {
    outline-offset: -3px;
  }
  [open] summary:focus-visible {
    outline: 0;
    [data-when='open'] {
      outline: 3px solid var(--sea);
      outline-offset: 3px;
    }
  }
  details:not([open]) [data-part='name'],
  summary [data-when='open'],
  [open] [data-part='ticket'] {
    display: none;
  }
  [open] [data-when='open'] {
    display: inline-block;
  }
  /* A bar that stays in reach while the frame is visible. */
  [open] summary {
    position: sticky;
    z-index: 1;
    top: 0;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 1rem;
    align-items: center;
    height: 3.75rem;
    padding: 0 max(var(--gutter), (100% - var(--content)) / 2);
    border-block: 1px solid var(--line);
    background: var(--paper);
  }
  [open] summary svg {
    display: none;
  }
  [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  summary [data-when='open']:hover {
    background: var(--sand);
    filter: none;
  }
  /* The height of the bar: a button, and on a phone a sentence above it. */
  --bar: 3.75rem;
  @media (width < 30rem) {
    --bar: 5.25rem;
  }
  /* As at the foot of a widget. A summary must contain no links. */
  [data-part='page'] + p {
    position: sticky;
    z-index: 1;
    bottom: 0;
    display: flex;
    flex-flow: row-reverse wrap;
    gap: 0.25rem 1rem;
    align-items: center;
    justify-content: flex-end;
    margin: 0;
    padding: 0.5rem max(var(--gutter), (100% - var(--content)) / 2);
    border-block: 1px solid var(--line);
    background: var(--paper);
  }
  [data-part='page'] + p small {
    flex: 1 10rem;
    font-size: var(--text-s);
    line-height: 1.4;
  }
  /* Until the partner's page covers them, and for good if it never comes, a drawing and words show. */
  [data-part='page'] {
    display: grid;
    isolation: isolate;
    overflow: clip;
  }
  /* The visitor has not allowed the frame yet. */
  [data-part='page']:has(> div:empty) {
    &,
    + p {
      display: none;
    }
  }
  [data-part='page'] > * {
    grid-area: 1/1;
  }
  /*
   * At the end of what is visible of the frame, above the bar. The sky of the drawing fills the rest, so a narrow frame has a larger drawing
   * of the right part only.
   */
  [data-part='page'] svg {
    position: sticky;
    z-index: -1;
    bottom: var(--bar);
    align-self: end;
    width: 100%;
    aspect-ratio: 8/7;
    max-height: max(30vw, 50svh);
    overflow: visible;
  }
  /* Higher than this, the drawing on a tablet would lose the left half of its tower. */
  @media (width >= 40rem) {
    [data-part='page'] svg {
      max-height: max(30vw, min(50svh, 40vw));
    }
  }
  /* A ticket in the sky, below the bar that closes the frame. */
  [data-part='wait'] {
    position: sticky;
    z-index: -1;
    top: 4.75rem;
    display: grid;
    align-self: start;
    justify-self: start;
    margin: 1rem max(var(--gutter), (100% - var(--content)) / 2);
    padding: 0.75rem 1rem;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  [data-part='wait'] b {
    grid-area: 1/1;
    background: inherit;
  }
  /* Counted from the opening. A page that comes later covers the question. */
  [open] b + b,
  > [data-part='page'] b + b {
    animation: late 8s step-end;
  }
  @keyframes late {
    from {
      visibility: hidden;
    }
  }
  iframe {
    display: block;
    width: 100%;
    height: max(36rem, 100svh);
    border: 0;
    /* Partner pages are designed for a light background. */
    color-scheme: light;
  }
  /* Chromium loads a lazy frame in closed details when something asks for the layout of what they hide. */
  details:not([open]) iframe {
    display: none;
  }
`;
