import styled from 'styled-components';
import { CommissionNote } from '@/components/ui/commission-note';
import { fieldCss } from '@/components/ui/field-css';
import { PARTNER_REL } from '@/lib/partners/registry';
import type { SearchForm } from '@/lib/partners/search-form';

const Root = styled.form`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 1rem;
  align-items: end;
  margin-top: -2.5rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--paper);
  box-shadow: var(--shadow);
  ${fieldCss}
  h2 {
    font-size: var(--text-l);
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  @media (width >= 40rem) {
    grid-template-columns: 1fr 1fr;
    padding: 1.5rem;
    h2,
    p {
      grid-column: 1/-1;
    }
  }
  @media (width >= 64rem) {
    grid-template-columns: 1.4fr 1.4fr 1fr 1fr 0.7fr auto;
  }
`;

interface FlightSearchProps {
  readonly title: string;
  readonly button: string;
  readonly note: string;
  readonly commissionNote: string;
  readonly form: SearchForm;
  /** What can be chosen; any other code can be typed. */
  readonly airports: readonly {
    readonly code: string;
    readonly city: string;
    readonly name: string;
    readonly country: string;
  }[];
}

const CODE = {
  type: 'text',
  list: 'airports',
  required: true,
  // No maxLength: it would cut 'Barcelona' to 'Bar', which is a code, and of another place.
  pattern: '[A-Za-z]{3}',
  autoComplete: 'off',
  placeholder: 'City or code',
  title: 'Choose from the list, or type the three letters of an airport or city, such as LON',
} as const;

/** Our own search: a plain form that the browser sends to the partner in a new tab, with or without scripts. */
export function FlightSearch({ title, button, note, commissionNote, form, airports }: FlightSearchProps) {
  const { action, partner, hidden, fields } = form;
  return (
    <Root action={action} target="_blank" rel={PARTNER_REL} aria-labelledby="search">
      <h2 id="search">{title}</h2>
      <CommissionNote>{commissionNote}</CommissionNote>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        From
        <input name={fields.from} {...CODE} />
      </label>
      <label>
        To
        <input name={fields.to} {...CODE} />
      </label>
      <label>
        Depart
        <input type="date" name={fields.depart} required />
      </label>
      <label>
        Return
        <input type="date" name={fields.return} />
      </label>
      <label>
        Travelers
        <input type="number" name={fields.travelers} min={1} max={9} defaultValue={1} required />
      </label>
      <button type="submit" className="button">
        {button}
        <span className="visually-hidden">{` (opens ${partner} in a new tab)`}</span>
      </button>
      <p>{note}</p>
      <datalist id="airports">
        {/* As elsewhere, a code as key would stand in the page's payload twice. */}
        {airports.map(({ code, city, name, country }, index) => (
          <option key={index} value={code}>
            {/* 'Dublin Airport' tells nobody more than 'Dublin'; who looks for 'Heathrow' knows the country. */}
            {`${city}, ${name.startsWith(city) ? country : name}`}
          </option>
        ))}
      </datalist>
    </Root>
  );
}
