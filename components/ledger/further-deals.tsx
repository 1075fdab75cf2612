import styled from 'styled-components';
import { DEAL_KIND_LOOKS } from '@/components/deals/deal-kind-looks';
import { SampleNote, sampleNoteCss } from '@/components/deals/sample-note';
import { PartnerLink } from '@/components/partners/partner-link';
import { coverCss } from '@/components/ui/cover-css';
import { Icon } from '@/components/ui/icon';
import { InternalLink } from '@/components/ui/internal-link';
import { PriceTag } from '@/components/ui/price-tag';
import type { Deal, DealKind } from '@/lib/deals/deal-kinds';
import { shownPriceSentence } from '@/lib/deals/prices/fare';
import type { Linked } from '@/lib/site/partner-links';

const Root = styled.section`
  padding-top: 3rem;
  h2 {
    font-size: var(--text-xl);
  }
  /* Kinds in one row begin at one height, however many lines the rows above them have. */
  @container (width >= 60rem) {
    [data-part='kinds'] {
      display: grid;
      grid: auto auto / auto-flow minmax(0, 1fr);
      column-gap: clamp(2rem, 6vw, 5rem);
    }
  }
  [data-part='kinds'] > div {
    padding-top: 1.25rem;
    break-inside: avoid;
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font: 600 1rem/1.5 var(--sans);
  }
  h3 a {
    padding-block: 0.625rem;
  }
  h3 svg {
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-soft);
  }
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1rem;
    min-height: 3rem;
    padding-block: 0.375rem;
    border-top: 1px solid var(--line);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  li p {
    flex: 1 1 7rem;
  }
  li a {
    margin-right: 0.5rem;
    color: var(--ink);
    font-size: 1rem;
    font-weight: 600;
    text-decoration: none;
    ${coverCss}
  }
  li:hover a {
    text-decoration: underline;
  }
  li a:visited {
    color: var(--ink-soft);
  }
  [data-part='price'] {
    flex: 0 1 auto;
    max-width: 50%;
    margin-left: auto;
    text-align: right;
  }
  b {
    color: var(--ink);
    font-size: 1rem;
  }
  small {
    font-size: inherit;
  }
  /* On a phone, a row has two lines. */
  @container (width < 36rem) {
    small {
      display: block;
    }
    [data-part='price'] {
      max-width: 8rem;
    }
  }
  ${sampleNoteCss}
`;

interface FurtherDealsProps {
  readonly title: string;
  readonly kinds: readonly {
    readonly kind: DealKind;
    /** The page of the kind. */
    readonly name: string;
    readonly href: string;
    readonly deals: readonly Linked<Deal>[];
  }[];
}

/** Deals in short rows, by kind. The heading of each kind leads to its page. */
export function FurtherDeals({ title, kinds }: FurtherDealsProps) {
  return (
    <Root aria-labelledby="topics" className="container">
      <h2 id="topics">{title}</h2>
      <div data-part="kinds">
        {kinds.map(({ kind, name, href, deals }) => (
          <div key={kind}>
            <h3>
              <Icon name={DEAL_KIND_LOOKS[kind].icon} />
              <InternalLink href={href}>{name}</InternalLink>
            </h3>
            <ul role="list">
              {deals.map(({ title: name, url, price, fare, per }, index) => (
                <li key={index}>
                  <p>
                    <PartnerLink url={url} spoken={shownPriceSentence({ price, fare }, per)}>
                      {name}
                    </PartnerLink>
                    <small>{url.partner}</small>
                  </p>
                  <PriceTag price={price} fare={fare} per={per} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <SampleNote deals={kinds.flatMap(({ deals }) => deals)} />
    </Root>
  );
}
