import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import { GUESTS } from '@/lib/partners/stay-query';
import type { HotelSearchLinks } from '@/lib/site/hotel-search';
import { SearchField } from './search-field';
import { searchFormCss } from './search-form-css';

const Root = styled.div`
  margin-block: 1rem;
  ${searchFormCss}
  /* The fields need the script that fills in the link. */
  @media (scripting: none) {
    display: none;
  }
  @container (width >= 18rem) {
    > div:first-of-type {
      grid-column: 1/-1;
    }
    /* The guests are beside the button. */
    > div:nth-of-type(4) {
      grid-column: span 2;
    }
  }
  @container (44rem <= width < 62rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > div:first-of-type {
      grid-column: span 6;
    }
    > div,
    > div:nth-of-type(4) {
      grid-column: span 3;
    }
    > .button {
      grid-column: span 9;
    }
  }
  @container (width >= 62rem) {
    grid-template-columns: 1.6fr 1.15fr 1.15fr 0.7fr 1.3fr;
    > div,
    > div:first-of-type,
    > div:nth-of-type(4),
    > .button {
      grid-column: auto;
    }
  }
`;

/** With the maximum, browsers accept no year of more than four digits. */
const DAY = { type: 'date', required: true, max: '9999-12-31' } as const;

interface HotelSearchProps {
  /** The name of the search for screen readers. */
  readonly title: string;
  readonly button: string;
  readonly links: HotelSearchLinks;
  /** Names of cities that the field suggests; it accepts others. */
  readonly cities: readonly string[];
}

/**
 * Our own hotel search. Its button is a link to the partner's search, so that it works while `fill-stay.ts` is loading, and when that fails.
 * The script makes it open the partner's list for the fields.
 */
export function HotelSearch({ title, button, links, cities }: HotelSearchProps) {
  return (
    <Root
      role="search"
      aria-label={title}
      data-runs="stay"
      data-filled={links.filled.href}
      data-screen-only=""
    >
      <SearchField label="City">
        <input
          type="text"
          name="city"
          list="stay-cities"
          placeholder={cities[0] && `City, as ${cities[0]}`}
          required
          pattern=".*\S.*"
        />
      </SearchField>
      <SearchField label="Check in">
        <input name="checkIn" {...DAY} />
      </SearchField>
      <SearchField label="Check out">
        <input name="checkOut" {...DAY} />
      </SearchField>
      <SearchField label="Guests">
        <input type="number" name="guests" {...GUESTS} defaultValue={2} required />
      </SearchField>
      <PartnerLink url={links.plain} className="button" runs="stay">
        {button}
      </PartnerLink>
      <datalist id="stay-cities">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </Root>
  );
}
