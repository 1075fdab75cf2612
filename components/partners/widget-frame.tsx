import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AskPlace } from '@/components/ask/ask-place';
import { AskedArea } from '@/components/ask/asked-area';
import { Facade, type FacadeScene } from './facade';
import { PartnerLink } from './partner-link';
import type { WidgetKind } from '@/lib/partners/widget-kinds';
import type { WidgetPlan } from '@/lib/partners/widget-url';
import type { LinkedAction } from '@/lib/site/page-links';
import { PartnerWidget } from './partner-widget.client';
import { slotCss } from './slot-css';

const Root = styled.section`
  ${slotCss}
  /* Without scripts no widget comes. A drawing in its place promises one; our own prices are worth something without it. */
  @media (scripting: none) {
    figure:has([data-part='placeholder'] > svg),
    [data-part='plain-link'] > span {
      display: none;
    }
  }
  [data-part='frame'] {
    position: relative;
    /* The height reserved is the widget's; the border comes on top of it. */
    box-sizing: content-box;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  [data-part='area'] {
    position: relative;
    height: 100%;
    overflow: auto;
  }
  /* Some widgets draw at the width they were asked for, however narrow the page. */
  [data-part='area'] > * {
    max-width: 100%;
  }
  /* Lies over the area: a drawing, and on it what is known of the widget, one sentence for each state. */
  [data-part='placeholder'] {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  [role='status'] {
    /* As large as the place, so that it does not move when its words change. */
    position: absolute;
    inset: 0;
    display: grid;
    /* Large text is higher than the frame. */
    align-content: safe end;
    overflow: auto;
    justify-items: center;
    padding: min(1rem, 16px);
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: 1.4;
    text-align: center;
  }
  [data-when='failed'] > p,
  [data-when='before'],
  [data-when='loading'] {
    padding: 8px min(1rem, 16px);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  [data-when] {
    display: none;
  }
  [data-part='area']:not([data-state]) + * [data-when='before'],
  [data-state='loading'] + * [data-when='loading'],
  [data-state='there'] + * [data-when='there'] {
    display: block;
  }
  [data-state='failed'] + * [data-when='failed'] {
    display: grid;
    gap: 0.5rem;
    justify-items: center;
  }
  /* Large text on a phone: room for what counts. */
  @media (width < 18rem) {
    [data-when] > p > span {
      display: none;
    }
  }
  [data-state='there'] + [data-part='placeholder'] {
    pointer-events: none;
  }
  [data-state='there'] + * > :not([role]) {
    display: none;
  }
  figcaption,
  [data-part='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
  }
  /* Tells of the map, which our own prices are not. */
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
  [data-part='plain-link'] .button {
    font-size: var(--text-m);
  }
  /* The same link stands in the frame, and nothing below it moves: a plain one leaves its room, a button gives it to the frame. */
  :has([data-state='failed']) + [data-part='plain-link'] {
    visibility: hidden;
  }
  :has([data-state='failed']) + [data-part='plain-link']:has(.button) {
    display: none;
  }
  :has([data-state='failed']):has(+ * .button) > [data-part='frame'] {
    padding-bottom: 3.5rem;
  }
  [data-part='legend'] i {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: 0.375rem;
    /* The map's colors are the same at night, where the dark one needs an edge. */
    border: 1px solid var(--ink-soft);
    border-radius: 50%;
    forced-color-adjust: none;
  }
`;

/** What is drawn until the widget is there. */
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

interface WidgetFrameProps {
  /** Heading of the section. */
  readonly title: string;
  readonly text?: string | undefined;
  readonly plan: WidgetPlan;
  readonly caption?: ReactNode;
  /** What stands in the frame until the widget is there: a drawing of it where there is nothing better. */
  readonly standIn?: ReactNode;
  /** The button below the widget, instead of a plain link. */
  readonly action?: LinkedAction | undefined;
}

/** A partner's widget with its space reserved, a placeholder, and a plain link for when it draws nothing. */
export function WidgetFrame({ title, text, plan, caption, standIn, action }: WidgetFrameProps) {
  const { slot, src, delay, height, partner, asks, link, fallback } = plan;
  return (
    <Root aria-labelledby={slot} className="container" data-screen-only="">
      <h2 id={slot}>{title}</h2>
      {text && <p data-part="intro">{text}</p>}
      <figure>
        {/* As an attribute, so that widgets of different heights share the root's one style sheet. */}
        <div data-part="frame" style={{ height }}>
          {asks ? (
            <AskedArea data-slot={slot} data-src={src} data-delay={delay} />
          ) : (
            <PartnerWidget slot={slot} src={src} delay={delay} />
          )}
          {/* All the words stand here, and `data-state` of the area shows those that hold; without scripts, the first. */}
          <div data-part="placeholder">
            {standIn ?? <Facade scene={SCENES[plan.kind]} />}
            <div role="status">
              {!asks && (
                <p data-when="before">{`${partner} draws here with a script. The link below needs none.`}</p>
              )}
              <p data-when="loading">{`Loading from ${partner} …`}</p>
              <p data-when="there">
                <span className="visually-hidden">{`${partner} has loaded.`}</span>
              </p>
              <div data-when="failed">
                <p>
                  {`${partner} did not load. `}
                  <span>Something may have blocked it, or it does not answer.</span>
                </p>
                <PartnerLink url={fallback} className="button">
                  {`Search on ${fallback.partner}`}
                </PartnerLink>
              </div>
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
      <p data-part="plain-link">
        {action ? (
          <PartnerLink url={action.url} className="button">
            {action.label}
          </PartnerLink>
        ) : (
          <>
            <span>Not what you need? </span>
            <PartnerLink url={link}>{`Search on ${link.partner}`}</PartnerLink>
          </>
        )}
      </p>
    </Root>
  );
}
