import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { AskPlace } from '@/components/ask/ask-place';
import { AskedArea } from '@/components/ask/asked-area';
import { Facade, type FacadeScene } from './facade';
import { PartnerLink } from './partner-link';
import type { WidgetKind } from '@/lib/partners/widget-kinds';
import type { WidgetPlan } from '@/lib/partners/widget-url';
import type { LinkedAction } from '@/lib/site/partner-links';
import { PartnerWidget } from './partner-widget.client';
import { slotCss } from './slot-css';

const Root = styled.section`
  ${slotCss}
  /* Two rows: the widget with its reserved height, and its state with a button, which are together in each state. */
  [data-part='frame'] {
    position: relative;
    display: grid;
    grid-template: minmax(var(--height), auto) / minmax(0, 1fr);
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  [data-part='area'] {
    position: absolute;
    inset: 0;
    grid-row: 1/2;
    overflow: auto;
  }
  /* Some widgets always draw at the requested width, even on a narrower page. */
  [data-part='area'] > * {
    max-width: 100%;
  }
  /* Covers the area with a drawing, or with our own prices. With large text, the frame grows to contain them. */
  [data-part='placeholder'] {
    position: relative;
    display: grid;
    overflow: clip;
    background: var(--sand);
  }
  [data-part='placeholder']:not(:has(> svg)) {
    background: light-dark(var(--ink), var(--shade));
    color: light-dark(var(--paper), var(--ink));
  }
  /*
   * To fill a narrow box, a drawing would be cropped in the middle of its sun or window. It is instead as wide as its right two thirds,
   * and what is above and below it shows.
   */
  [data-part='placeholder'] > svg {
    position: absolute;
    inset: 0;
    height: auto;
    max-height: 100%;
    margin: auto;
    aspect-ratio: 11/6;
    overflow: visible;
  }
  /* A drawing is behind the state too, which is a ticket on it. */
  [data-part='placeholder']:has(> svg) {
    grid-area: 1/1/3;
    ~ [data-part='state'] {
      position: relative;
      grid-area: 2/1;
      width: min(100% - 1rem, 32rem);
      margin: 0.5rem;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      background: var(--surface);
      box-shadow: var(--shadow);
    }
  }
  [data-state='there'] + [data-part='placeholder'] {
    visibility: hidden;
  }
  [data-part='state'] {
    display: flex;
    flex-flow: row-reverse wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    justify-content: flex-end;
    padding: 0.75rem min(1rem, 16px);
    border-top: 1px solid var(--line);
  }
  /* Its place and its height, of two lines, depend on no text, so that nothing moves when the text changes. */
  [role='status'] {
    flex: 1 12rem;
    display: grid;
    align-content: center;
    min-height: 2.8em;
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.4;
  }
  [data-when] {
    display: none;
  }
  [data-part='area']:not([data-state]) ~ * [data-when='before'],
  [data-state='loading'] ~ * [data-when='loading'],
  [data-state='there'] ~ * [data-when='there'],
  [data-state='failed'] ~ * [data-when='failed'] {
    display: block;
  }
  /* Without scripts there is no widget, so the drawing needs no more height than it has itself. */
  @media (scripting: none) {
    [data-part='frame']:has(> * > svg) {
      grid-template-rows: 15rem;
    }
  }
  h2 + figure {
    margin-top: 1.5rem;
  }
  figcaption,
  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
  }
  /* These words are about the map, not about our own prices. */
  [data-part='legend'] {
    order: 1;
  }
  figure:not(:has([data-state='there'])) [data-part='legend'] {
    visibility: hidden;
  }
  figcaption {
    margin-top: 0.75rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='legend'] i {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: 0.375rem;
    /* The map has the same colors in both schemes, and its dark color needs a border in the dark scheme. */
    border: 1px solid var(--ink-soft);
    border-radius: 50%;
    forced-color-adjust: none;
  }
`;

/** The drawing that each kind of widget shows until it has loaded. */
const WIDGET_SCENES: Readonly<Record<WidgetKind, FacadeScene>> = {
  'flight-search': 'sky',
  'flight-map': 'sky',
  'hotel-search': 'room',
  'hotel-selections': 'room',
  'hotel-map': 'room',
  'hostel-search': 'room',
  'transfer-search': 'ride',
  'transfer-list': 'ride',
};

export interface WidgetFrameProps {
  /** Heading of the section. */
  readonly title: string;
  readonly text?: string | undefined;
  readonly plan: WidgetPlan;
  /** Our own search form or links for the same, above the widget. */
  readonly search?: ReactNode;
  readonly caption?: ReactNode;
  /** The content of the frame until the widget has loaded; a drawing by default. */
  readonly placeholder?: ReactNode;
  /** The button at the foot of the frame; the partner's search by default. */
  readonly action?: LinkedAction | undefined;
}

/** A partner's widget with reserved space, a placeholder, and at its foot its state and a button for those who do not see the widget. */
export function WidgetFrame({ title, text, plan, search, caption, placeholder, action }: WidgetFrameProps) {
  const { slot, src, delay, height, partner, asks, link } = plan;
  return (
    <Root aria-labelledby={slot} className="container" data-screen-only="">
      <h2 id={slot}>{title}</h2>
      {text && <p data-part="intro">{text}</p>}
      {search}
      <figure>
        {/* An inline style, so that widgets of different heights share one style sheet. */}
        <div data-part="frame" style={{ '--height': `${height}px` } as CSSProperties}>
          {asks ? (
            <AskedArea data-slot={slot} data-src={src} data-delay={delay} />
          ) : (
            <PartnerWidget slot={slot} src={src} delay={delay} />
          )}
          <div data-part="placeholder">{placeholder ?? <Facade scene={WIDGET_SCENES[plan.kind]} />}</div>
          {asks && (
            <AskPlace
              shows="widget"
              provider={partner}
              button={`Show it, loads ${partner}`}
              companies={asks}
              fills
            />
          )}
          <div data-part="state">
            {/* The text of every state is here. `data-state` of the area selects the visible text; without scripts, the first is visible. */}
            <div role="status">
              {!asks && <p data-when="before">{`${partner} needs JavaScript here. The button does not.`}</p>}
              <p data-when="there">{`${partner} has loaded.`}</p>
              <p data-when="loading">{`Loading from ${partner} …`}</p>
              <p data-when="failed">{`${partner} did not load here.`}</p>
            </div>
            {/* Quiet below our own search, which has the main button. */}
            <PartnerLink
              url={action?.url ?? link}
              className="button"
              variant={search === undefined ? undefined : 'quiet'}
            >
              {action?.label ?? `Search on ${link.partner}`}
            </PartnerLink>
          </div>
        </div>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </Root>
  );
}
