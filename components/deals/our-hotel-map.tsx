import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import { Amount } from '@/components/ui/amount';
import { drawMap } from '@/lib/site/drawn-map';
import { byPrice, type LocatedDeal } from '@/lib/deals/deal-kinds';
import { shownPriceSentence } from '@/lib/deals/prices/fare';
import type { Linked } from '@/lib/site/partner-links';
import type { OurDealsPlan } from '@/lib/partners/widget-url';
import { slotCss } from '@/components/partners/slot-css';
import { withSampleNote } from './sample-note';

/* A list of links below the map, or beside it on a wide page. The number of each link, which is part of the link, is on the map. */
const Root = styled.section`
  ${slotCss}
  > p:last-child {
    margin-top: 0.75rem;
  }
  [data-part='map'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    container-type: inline-size;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--water) 22%, var(--surface));
    overflow: clip;
    /* A hundredth of the width of the drawing. */
    --unit: 1cqw;
  }
  svg {
    flex: 1 1 100%;
    fill: none;
  }
  [data-part='land'] {
    stroke: light-dark(var(--near-hill), var(--cloud));
    stroke-width: 0.62;
    stroke-opacity: 0.5;
    stroke-linecap: round;
    stroke-dasharray: 0 1;
  }
  [data-part='lines'] {
    stroke: var(--ink);
    stroke-width: 0.14;
  }
  [data-part='dots'] {
    stroke: var(--sunset);
    stroke-width: 1.3;
    stroke-linecap: round;
  }
  ol {
    flex: 1 1 100%;
    display: grid;
    gap: 0 2rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    margin: 0;
    padding: 0.5rem 1rem;
    background: var(--surface);
    list-style: none;
    counter-reset: place;
  }
  li a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 0.5rem;
    min-height: 2.75rem;
    padding-block: 0.375rem;
    color: var(--ink);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
  [data-part='pin'] {
    position: absolute;
    left: calc(var(--x) * var(--unit));
    top: calc(var(--y) * var(--unit));
    display: grid;
    place-content: center;
    width: clamp(24px, 7vw, 1.5rem);
    height: clamp(24px, 7vw, 1.5rem);
    border-radius: 50%;
    background: var(--sunset);
    color: var(--on-fill);
    /* Without the disc, its white number would not be seen on paper. */
    print-color-adjust: exact;
    font: 600 min(0.8125rem, 4vw)/1 var(--sans);
    transform: translate(-50%, -50%);
  }
  /* The same number in front of the link in the list. */
  li a::before {
    counter-increment: place;
    content: counter(place) / '';
    min-width: 1.25rem;
    color: var(--sunset);
    font-weight: 600;
  }
  /* With large text on a phone, the price wraps below the name. */
  [data-part='name'] {
    flex: 1 min(7rem, 60%);
  }
  /* Large text has no room beside the drawing. */
  @container (width >= 60rem) {
    svg {
      flex: none;
      align-self: start;
      width: 66cqw;
      /* The list may be higher. The land fades into the sea instead of ending in a line. */
      mask: linear-gradient(#000 85%, #0000);
    }
    li {
      --unit: 0.66cqw;
    }
    ol {
      flex: 1 1 0;
    }
  }
  /* On paper, rows are no targets for fingers. */
  @media print {
    li a {
      min-height: 0;
    }
  }
  @media (forced-colors: active) {
    [data-part='land'] {
      stroke: GrayText;
    }
    [data-part='lines'],
    [data-part='dots'] {
      stroke: CanvasText;
    }
    [data-part='pin'] {
      border: 1px solid;
    }
  }
`;

interface OurHotelMapProps {
  readonly title: string;
  readonly text: string;
  readonly plan: OurDealsPlan;
  readonly hotels: readonly Linked<LocatedDeal>[];
}

/** Our own hotel deals on a drawn map, the cheapest first, in place of a partner's map. */
export function OurHotelMap({ title, text, plan: { slot, link }, ...others }: OurHotelMapProps) {
  const hotels = others.hotels.toSorted(byPrice);
  const map = drawMap(hotels.map(({ location }) => location));
  return (
    <Root aria-labelledby={slot} className="container">
      <h2 id={slot}>{title}</h2>
      <p data-part="intro">{withSampleNote(text, hotels)}</p>
      <div data-part="map">
        <svg viewBox={`0 0 100 ${map.height}`} aria-hidden="true">
          <path data-part="land" d={map.land} transform={map.landTransform} />
          <path
            data-part="lines"
            d={map.spots.map(({ x, y, pin }) => `M${x} ${y}L${pin.x} ${pin.y}`).join('')}
          />
          <path data-part="dots" d={map.spots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        </svg>
        <ol role="list">
          {hotels.map(({ url, title: city, price, fare, per }, index) => {
            const { pin } = map.spots[index] ?? {};
            return (
              <li key={url.subId} style={{ '--x': pin?.x, '--y': pin?.y } as CSSProperties}>
                <PartnerLink url={url} spoken={shownPriceSentence({ price, fare }, per)}>
                  <span data-part="pin" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span data-part="name">{city}</span>
                  <b aria-hidden="true">{price === undefined ? fare?.ask : <Amount dollars={price} />}</b>
                </PartnerLink>
              </li>
            );
          })}
        </ol>
      </div>
      <p>
        <PartnerLink
          url={link}
          className="button"
          variant="quiet"
        >{`Compare hotels on ${link.partner}`}</PartnerLink>
      </p>
    </Root>
  );
}
