import styled from 'styled-components';
import type { PartnerWithServices } from '@/lib/deals/partners-with-services';

const Root = styled.ul`
  /* Resets the list of prose. */
  && {
    padding: 0;
    border-top: 1px solid var(--ink-soft);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1.5rem;
    margin: 0;
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
    font: 400 1rem/1.6 var(--sans);
    list-style: none;
  }
  b {
    font-weight: 600;
  }
  span {
    color: var(--ink-soft);
  }
`;

/** The partners that may pay the site. */
export const PartnerList = ({ partners }: { readonly partners: readonly PartnerWithServices[] }) => (
  <div>
    <h2>Our partners</h2>
    <p>
      Everyone who may pay us, complete and current: only links, searches and widgets of these companies earn.
    </p>
    <Root role="list">
      {partners.map(({ name, services }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{services.length > 0 ? services.join(', ') : 'Not on the home page'}</span>
        </li>
      ))}
    </Root>
  </div>
);
