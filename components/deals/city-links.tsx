import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import { pillCss } from '@/components/ui/pill-css';
import type { LinkedAction } from '@/lib/site/partner-links';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: baseline;
  margin-block: 1rem 1.5rem;
  p {
    font: 600 var(--text-s)/1.5 var(--sans);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  a {
    ${pillCss}
  }
`;

interface CityLinksProps {
  /** The words before the cities, such as 'Hotels in'. */
  readonly title: string;
  readonly cities: readonly LinkedAction[];
}

/** Links to a partner's search in one city each. */
export function CityLinks({ title, cities }: CityLinksProps) {
  if (cities.length === 0) return null;
  return (
    <Root>
      <p id="cities">{title}</p>
      <ul role="list" aria-labelledby="cities">
        {cities.map(({ id, label, url }) => (
          <li key={id}>
            <PartnerLink url={url}>{label}</PartnerLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
