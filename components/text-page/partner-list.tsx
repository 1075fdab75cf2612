import styled from 'styled-components';
import type { PartnerWithServices } from '@/lib/deals/partners-with-services';

const Root = styled.section`
  p {
    color: var(--ink-soft);
  }
  ul {
    margin-top: 1rem;
    border-top: 1px solid var(--ink-soft);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.25rem;
    padding-block: 0.625rem;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  b {
    font-weight: 600;
  }
  span {
    margin-left: auto;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`;

/** The partners that may pay the site. */
export const PartnerList = ({ partners }: { readonly partners: readonly PartnerWithServices[] }) => (
  <Root aria-labelledby="partners" data-pagefind-body="">
    <h2 id="partners">Our partners</h2>
    <p>These companies may pay us. No other link, search or widget on this site earns anything.</p>
    {/* Its names would fill the excerpts of results. */}
    <ul role="list" data-pagefind-ignore="">
      {partners.map(({ name, services }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{services.join(', ') || 'Links in articles'}</span>
        </li>
      ))}
    </ul>
  </Root>
);
