import type { ComponentType } from 'react';
import { createGlobalStyle, css } from 'styled-components';

/*
 * What directives look like. A page carries the styles of those that its body has. Each is a style sheet of its own, because
 * the markup comes from `lib/articles/markdown` and stands among that of others.
 */

const Callout = createGlobalStyle`
  [data-callout] {
    margin-block: 1.75rem;
    padding: 1rem 1.25rem;
    border-left: 4px solid var(--sea);
    border-radius: 4px;
    background: var(--sand);
  }
  [data-callout='warning'] {
    border-color: var(--sunset);
  }
  [data-part='prose'] [data-callout] > :last-child {
    margin-bottom: 0;
  }
  [data-part='prose'] [data-callout] > :first-child {
    margin-bottom: 0.25rem;
  }
`;

const Quote = createGlobalStyle`
  [data-part='prose'] [data-quote] {
    margin-block: 2.5rem;
    padding-block: 1.5rem;
    border-block: 1px solid var(--line);
    border-top: 3px solid var(--sun);
    break-inside: avoid;
  }
  [data-part='prose'] [data-quote] blockquote {
    margin: 0;
    padding: 0;
    border: 0;
    color: var(--ink);
    font: 500 var(--text-xl)/1.3 var(--display);
    text-wrap: pretty;
  }
  [data-part='prose'] [data-quote] p {
    margin-bottom: 0.5em;
  }
  [data-part='prose'] [data-quote] :last-child {
    margin-bottom: 0;
  }
  [data-quote] figcaption::before {
    content: '— ' / '';
  }
`;

/** A card of its own, as facts and checklists are. */
const cardCss = css`
  margin-block: 2rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  break-inside: avoid;
  > :first-child {
    margin-bottom: 0.75rem;
    font: 600 var(--text-l)/1.2 var(--display);
  }
  > :first-child strong {
    font-weight: inherit;
  }
  > :last-child {
    margin-bottom: 0;
  }
`;

const Facts = createGlobalStyle`
  [data-part='prose'] [data-facts] {
    ${cardCss}
  }
  [data-facts] dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 0 1.5rem;
  }
  [data-facts] dl > div {
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
  }
  [data-facts] dt {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-facts] dd {
    line-height: 1.45;
  }
  [data-part='prose'] [data-facts] dd > * {
    margin-bottom: 0;
  }
`;

const Days = createGlobalStyle`
  [data-part='prose'] :is(h2, h3, h4):has([data-day]) {
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
  [data-day] {
    display: block;
    width: fit-content;
    margin-bottom: 0.5rem;
    padding: 0.125rem 0.625rem;
    border: 1.5px solid;
    border-radius: 6px;
    color: var(--sunset);
    font: 700 0.75rem/1.75 var(--sans);
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }
  @media print {
    [data-part='prose'] :has(> a > [data-day]) {
      break-after: avoid;
    }
  }
`;

/** What a reader opens. Printed, all of it is there. */
const detailsCss = css`
  border-block: 1px solid var(--line);
  > summary {
    padding-block: 0.75rem;
    font-weight: 600;
    line-height: 1.4;
    cursor: pointer;
  }
  > :not(summary):last-child {
    margin-bottom: 1.25rem;
  }
  @media print {
    &::details-content {
      display: block;
      height: auto;
      content-visibility: visible;
    }
  }
`;

const Details = createGlobalStyle`
  [data-part='prose'] [data-details] {
    margin-bottom: 1.25rem;
    ${detailsCss}
  }
`;

const Faq = createGlobalStyle`
  [data-faq] {
    margin-block: 1.75rem;
  }
  [data-part='prose'] [data-faq] > details {
    ${detailsCss}
  }
  [data-faq] > details + details {
    margin-top: -1px;
  }
  [data-part='prose'] [data-faq] summary > * {
    display: inline;
    font: inherit;
    letter-spacing: inherit;
  }
`;

/** Printed, a card on a page of its own: half of the sheet, of which the lines say where to fold it to a pocket's size. */
const Checklist = createGlobalStyle`
  [data-part='prose'] [data-checklist] {
    ${cardCss}
  }
  [data-part='prose'] [data-checklist] li:last-child {
    margin-bottom: 0;
  }
  @media print {
    [data-part='prose'] [data-checklist] {
      break-before: page;
      break-after: page;
      columns: 2;
      column-gap: 2rem;
      column-rule: 1px dashed #888;
      min-height: 49vh;
      margin: 0;
      padding: 0 0 1rem;
      border: 0;
      border-bottom: 1px dashed #888;
      border-radius: 0;
      font-size: 0.8125rem;
      line-height: 1.35;
    }
    [data-checklist] li {
      break-inside: avoid;
    }
  }
`;

const Video = createGlobalStyle`
  [data-video] [data-part='screen'] {
    position: relative;
    aspect-ratio: 16/9;
    overflow: hidden;
    border-radius: var(--radius);
    background: linear-gradient(var(--sky-high), var(--sky-low) 60%, var(--far-hill) 60%, var(--near-hill));
  }
  [data-part='screen'] :is(.picture, img, iframe) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: 0;
    object-fit: cover;
  }
  [data-part='screen'] a {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: end;
    border-radius: var(--radius);
    outline-offset: -3px;
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  [data-part='screen'] a > span {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    max-width: calc(100% - 1.5rem);
    margin: 0.75rem;
    padding: 0.625rem 1rem 0.625rem 0.625rem;
    border: 1px solid var(--line);
    border-radius: 1.5rem;
    background: var(--surface);
  }
  [data-part='screen'] .icon {
    flex: none;
    width: 2.25rem;
    height: 2.25rem;
    padding: 0.375rem;
    border-radius: 50%;
    background: var(--sunset);
    color: var(--on-fill);
    fill: currentColor;
  }
  [data-part='screen'] a:hover > span {
    text-decoration: underline;
  }
  [data-part='screen'] a:has(+ :not(:empty)) {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    [data-part='screen'] {
      border: 1px solid;
    }
  }
`;

const PlaceMap = createGlobalStyle`
  [data-map] [data-part='sheet'] {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  [data-map] svg {
    width: 100%;
    background: color-mix(in srgb, var(--water) 22%, var(--surface));
    fill: none;
  }
  [data-map] [data-part='land'] {
    stroke: light-dark(var(--near-hill), var(--cloud));
    stroke-width: 0.62;
    stroke-linecap: round;
    stroke-dasharray: 0 1;
  }
  [data-map] [data-part='cross'] {
    stroke: var(--ink-soft);
    stroke-width: 0.15;
    stroke-dasharray: 0.6;
  }
  [data-map] [data-part='spot'] {
    stroke: var(--sunset);
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  [data-map] b {
    position: absolute;
    top: var(--y);
    left: var(--x);
    width: max-content;
    max-width: 45%;
    margin-inline: 0.75rem;
    padding: 0.125rem 0.625rem;
    border: 1px solid var(--ink-soft);
    border-radius: 1rem;
    background: var(--surface);
    font-size: var(--text-s);
    line-height: 1.4;
    translate: 0 -50%;
  }
  [data-map] [data-side='left'] b {
    translate: calc(-100% - 1.5rem) -50%;
  }
  [data-map] figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  @media (forced-colors: active) {
    [data-map] [data-part='land'] {
      stroke: GrayText;
    }
    [data-map] :is([data-part='cross'], [data-part='spot']) {
      stroke: CanvasText;
    }
  }
`;

const Gallery = createGlobalStyle`
  [data-part='prose'] [data-gallery] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: 0.5rem;
    padding: 0;
  }
  [data-part='prose'] [data-gallery] li {
    margin: 0;
  }
  [data-gallery] :is(a, img, .picture) {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    border-radius: 8px;
    object-fit: cover;
  }
  [data-viewer] {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    padding: 0;
    border: 0;
    background: #0e1626;
    color: #f2ede3;
  }
  [data-viewer] > div {
    display: flex;
    height: 100%;
    overflow-x: auto;
    outline-offset: -3px;
    scroll-snap-type: x mandatory;
  }
  [data-viewer] figure {
    flex: none;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 0.75rem;
    width: 100%;
    padding: 4rem 1rem 1.25rem;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  [data-gallery] small {
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1.3;
  }
  [data-viewer] picture {
    display: contents;
  }
  [data-viewer] img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  [data-viewer] figcaption {
    min-height: 1.5lh;
    padding-inline: 7rem;
    text-align: center;
  }
  [data-viewer] button {
    position: absolute;
    bottom: 1rem;
    right: 1rem;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid;
    border-radius: 50%;
    background: #0e1626;
    font-size: 1.25rem;
    line-height: 1;
    cursor: pointer;
  }
  [data-viewer] > button:first-child {
    top: 0.75rem;
    bottom: auto;
  }
  [data-viewer] > div + button {
    right: auto;
    left: 1rem;
  }
  [data-viewer] :focus-visible {
    outline-color: #5cc8ce;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-viewer] > div {
      scroll-behavior: smooth;
    }
  }
`;

/** The style of each directive that has one, by its name. */
const STYLES: Readonly<Record<string, ComponentType>> = {
  tip: Callout,
  note: Callout,
  warning: Callout,
  quote: Quote,
  facts: Facts,
  days: Days,
  faq: Faq,
  details: Details,
  checklist: Checklist,
  youtube: Video,
  vimeo: Video,
  map: PlaceMap,
  gallery: Gallery,
};

/** The styles of the given directives, each once. */
export function DirectiveStyles({ names }: { readonly names: readonly string[] }) {
  const styles = new Set(names.flatMap((name) => STYLES[name] ?? []));
  return [...styles].map((Style, index) => <Style key={index} />);
}
