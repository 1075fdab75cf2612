import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import { Postcard } from '@/components/ui/postcard';
import { PreviewLabel } from '@/components/ui/preview-label';
import { PriceTag } from '@/components/ui/price-tag';
import { titleLinkCss } from '@/components/ui/title-link-css';
import type { Deal } from '@/lib/deals/deal-kinds';
import { shownPriceSentence } from '@/lib/deals/prices/fare';
import type { Linked, LinkedAction } from '@/lib/site/partner-links';
import { dealAnchor } from '@/lib/site/routes';
import { FareFacts } from './fare-facts';
import { withSampleNote } from './sample-note';

const Root = styled.section`
  padding-block: var(--section);
  background: var(--sand);
  /* At most two columns, whatever the width. */
  ul {
    display: grid;
    gap: 0 clamp(2rem, 6vw, 5rem);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(26rem, 34%)), 1fr));
    border-top: 1px solid var(--ink-soft);
  }
  li {
    position: relative;
    display: flex;
    /* Large text wraps. */
    flex-wrap: wrap;
    align-items: start;
    gap: min(1rem, 5vw);
    padding-block: 1rem;
    border-bottom: 1px solid var(--line);
  }
  [data-postcard] {
    flex: none;
    width: 5.5rem;
    height: 5.5rem;
    border-radius: var(--radius);
  }
  [data-part='body'] {
    flex: 1 5rem;
    min-width: 0;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  h3 {
    color: var(--ink);
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  ${titleLinkCss}
  /* The focus ring stays between the rules of its row. */
  h3 a::before {
    --ring: -3px;
    inset-inline: -8px;
  }
  h3 a:visited {
    color: var(--ink-soft);
  }
  [data-part='price'] {
    display: grid;
    flex: none;
    justify-items: end;
    margin-left: auto;
    /* Words wrap, an amount does not. */
    min-width: min-content;
    max-width: 6rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
    text-align: right;
  }
  b {
    color: var(--deal-blue);
    font: 700 1.1875rem/1.3 var(--sans);
  }
  [data-part='discount'] {
    color: var(--sunset);
    font-weight: 700;
  }
  .button {
    margin-top: 1.5rem;
  }
  /* On a phone, the description leaves its room to the price. */
  @container (width < 36rem) {
    [data-part='description'] {
      display: none;
    }
    [data-postcard] {
      width: 4.5rem;
      height: 4.5rem;
    }
  }
  /* The price is below the name, beside the picture, so that neither breaks. */
  @container (18rem <= width < 30rem) {
    li {
      display: grid;
      grid: auto auto / auto-flow;
      justify-content: start;
      row-gap: 0.25rem;
    }
    [data-postcard] {
      grid-row: span 2;
    }
    [data-part='price'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
      align-items: baseline;
      max-width: none;
      margin: 0;
    }
  }
  /* Large text on a phone needs the room. */
  @container (width < 18rem) {
    [data-postcard] {
      display: none;
    }
    [data-part='body'] {
      flex-basis: 100%;
    }
  }
`;

interface RoomSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly rooms: readonly Linked<Deal>[];
  readonly button?: LinkedAction;
}

/** Hotel deals in short rows, below others that are cards. */
export function RoomSection({ id, title, text, rooms, button }: RoomSectionProps) {
  if (rooms.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <div className="container">
        <h2 id={id}>{title}</h2>
        <p data-part="intro">{withSampleNote(text, rooms)}</p>
        <ul role="list">
          {rooms.map((room, index) => (
            <li key={index} id={dealAnchor(room.id)} data-kind={room.kind}>
              {room.drawing && <Postcard subject={room.drawing} />}
              <div data-part="body">
                <PreviewLabel label={room.previewLabel} />
                {room.pick && <strong className="stamp">{room.pick.label}</strong>}
                <h3>
                  <PartnerLink url={room.url} spoken={shownPriceSentence(room, room.per)}>
                    {room.title}
                  </PartnerLink>
                </h3>
                {room.fare && <FareFacts facts={room.fare.facts} />}
                {room.detail && <p>{room.detail}</p>}
                <p data-part="description">{room.description}</p>
              </div>
              <PriceTag {...room} drawing={undefined} />
            </li>
          ))}
        </ul>
        {button && (
          <PartnerLink url={button.url} className="button" variant="quiet">
            {button.label}
          </PartnerLink>
        )}
      </div>
    </Root>
  );
}
