import type { ReactNode } from 'react';
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
import { ticketCss } from './ticket-css';

const Root = styled.section`
  ${slotCss}
  /* Without scripts there is no widget, so a drawing in its place would be misleading. Our own prices stay useful. */
  @media (scripting: none) {
    figure:has([data-part='placeholder'] > svg) {
      display: none;
    }
  }
  [data-part='frame'] {
    position: relative;
    display: grid;
    /* The reserved height is that of the widget without the border. */
    box-sizing: content-box;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  [data-part='area'] {
    position: absolute;
    inset: 0;
    overflow: auto;
  }
  /* Some widgets always draw at the requested width, even on a narrower page. */
  [data-part='area'] > * {
    max-width: 100%;
  }
  /* Covers the area with a drawing, or with our own prices, and one sentence for each state of the widget. */
  [data-part='placeholder'] {
    position: absolute;
    inset: 0;
    overflow: hidden;
    background: var(--sand);
    color: var(--ink-soft);
  }
  [data-part='placeholder'] > svg {
    position: absolute;
    inset: 0;
  }
  [role='status'] {
    /* As large as the frame, so that nothing moves when the text changes. */
    position: absolute;
    inset: 0;
    display: grid;
    /* Large text may be taller than the frame. */
    align-content: safe end;
    overflow: auto;
    justify-items: center;
    /* Links of the stand-in stay usable. */
    pointer-events: none;
    padding: min(1.5rem, 24px) min(1rem, 16px);
    font-size: var(--text-s);
    line-height: 1.4;
    text-align: center;
  }
  /* The departures board and, below its rows, the sentence. With large text, the frame grows to contain both. */
  [data-part='placeholder']:not(:has(> svg)) {
    position: relative;
    display: grid;
    grid-template-rows: 1fr auto;
    background: light-dark(var(--ink), var(--shade));
    color: light-dark(var(--paper), var(--ink));
    [role='status'] {
      position: static;
      /* Of two lines, so that the frame keeps its height when the widget is there. */
      min-height: calc(2.8em + 48px);
    }
  }
  [data-when] {
    display: none;
  }
  [data-part='area']:not([data-state]) + * [data-when='before'],
  [data-state='loading'] + * [data-when='loading'],
  [data-state='there'] + * [data-when='there'],
  [data-state='failed'] + * [data-when='failed'] {
    display: block;
  }
  /* The drawing has the height that the text leaves. */
  @media (width < 60rem) {
    [data-part='placeholder'] {
      display: grid;
      grid-template-rows: minmax(0, 1fr) fit-content(100%);
    }
    [data-part='placeholder'] > svg {
      grid-row-end: 2;
    }
    svg + [role='status'] {
      position: static;
      grid-row: 2;
      /* Of a sentence in two lines, so that the drawing keeps its height. */
      min-height: calc(2.8rem + 48px);
    }
  }
  svg + [role='status'] {
    align-content: safe center;
    @media (width >= 60rem) {
      justify-items: start;
      padding: 2rem;
    }
    > [data-when]:not([data-when='there']) {
      ${ticketCss}
    }
  }
  [data-state='there'] + [data-part='placeholder'] {
    background: none;
    pointer-events: none;
  }
  [data-state='there'] + * > :not([role]) {
    visibility: hidden;
  }
  figcaption,
  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
  }
  /* The legend explains the map, not our own prices. */
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
const SCENES: Readonly<Record<WidgetKind, FacadeScene>> = {
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
  /** Our own search for the same, above the widget. */
  readonly search?: ReactNode;
  readonly caption?: ReactNode;
  /** The content of the frame until the widget has loaded; a drawing by default. */
  readonly placeholder?: ReactNode;
  /** The button below the widget; the partner's search by default. */
  readonly action?: LinkedAction | undefined;
}

/** A partner's widget with reserved space, a placeholder, and below it a button for those who do not wait for it or do not see it. */
export function WidgetFrame({ title, text, plan, search, caption, placeholder, action }: WidgetFrameProps) {
  const { slot, src, delay, height, partner, asks, link } = plan;
  return (
    <Root aria-labelledby={slot} className="container" data-screen-only="">
      <h2 id={slot}>{title}</h2>
      {text && <p data-part="intro">{text}</p>}
      {search}
      <figure>
        {/* An inline style, so that widgets of different heights share one style sheet. */}
        <div data-part="frame" style={{ minHeight: height }}>
          {asks ? (
            <AskedArea data-slot={slot} data-src={src} data-delay={delay} />
          ) : (
            <PartnerWidget slot={slot} src={src} delay={delay} />
          )}
          {/* The text of every state is here. `data-state` of the area selects the visible text; without scripts, the first is visible. */}
          <div data-part="placeholder">
            {placeholder ?? <Facade scene={SCENES[plan.kind]} />}
            <div role="status">
              {!asks && (
                <p data-when="before">{`${partner} draws here with a script. The button below needs none.`}</p>
              )}
              <p data-when="there">
                <span className="visually-hidden">{`${partner} has loaded.`}</span>
              </p>
              <p data-when="loading">{`Loading from ${partner} …`}</p>
              <p data-when="failed">{`${partner} did not load here.`}</p>
            </div>
          </div>
          {asks && (
            <AskPlace
              shows="widget"
              provider={partner}
              button={`Show it, loads ${partner}`}
              companies={asks}
              fills
            />
          )}
        </div>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <p data-part="partner-link">
        <PartnerLink url={action?.url ?? link} className="button">
          {action?.label ?? `Search on ${link.partner}`}
        </PartnerLink>
      </p>
    </Root>
  );
}
