import styled from 'styled-components';
import { containerCss } from '@/components/theme/container-css';
import { CommissionNote } from '@/components/partners/commission-note';
import { TRAVELERS } from '@/lib/deals/flight-query';
import { opensInNewTab, PARTNER_REL } from '@/lib/partners/registry';
import type { SearchForm } from '@/lib/partners/search-form';
import type { CommissionWords } from '@/lib/site/load-pages';
import { SearchField } from './search-field';
import { searchFormCss } from './search-form-css';

const Root = styled.div`
  ${containerCss}
  form {
    position: relative;
    z-index: 1;
    margin-top: clamp(-2.5rem, -6vw, -1.5rem);
    ${searchFormCss}
    &[data-nested] {
      margin-block: 1rem;
    }
    h2 {
      font-size: var(--text-l);
    }
    p {
      color: var(--ink-soft);
      font-size: clamp(0.8125rem, 0.6vw, 1rem);
      line-height: 1.4;
    }
    label span {
      font-weight: 400;
    }
    @container (width >= 18rem) {
      h2,
      p {
        grid-column: 1/-1;
      }
      /* The field for travelers is beside the button. Counted from the start, because another field is the last one while the browser parses the page. */
      > div:nth-of-type(5) {
        grid-column: span 2;
      }
    }
    /* A placeholder does not fit before the arrow of suggestions. */
    @container (width <= 20rem) {
      ::placeholder {
        font-size: var(--text-s);
      }
    }
    @container (44rem <= width < 66rem) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      > div,
      > div:nth-of-type(5) {
        grid-column: span 3;
      }
      > .button {
        grid-column: span 6;
      }
      /* Beside the button, and below the line of labels like it. */
      button + p {
        grid-column: span 3;
        margin-top: calc(var(--text-s) * 1.4 + 0.5rem);
      }
    }
    /*
     * From this width, each label fits one line. No column depends on its content: a browser may draw the form before it has parsed
     * the button, and the fields would move.
     */
    @container (width >= 66rem) {
      grid-template-columns: 1.25fr 1.25fr 1.15fr 1.15fr 0.7fr 1.4fr;
      > div,
      > div:nth-of-type(5),
      > .button {
        grid-column: auto;
        min-width: 0;
      }
    }
  }
`;

interface FlightSearchProps {
  readonly title: string;
  readonly button: string;
  readonly note: string;
  /** Set if no commission note is above the section. */
  readonly commissionNote?: CommissionWords;
  readonly form: SearchForm;
  /** Address of the list of places that `check-search.ts` loads. */
  readonly places: string;
  /** Whether the search is in a section with a heading of its own. Otherwise it overlaps the hero above it. */
  readonly isNested?: boolean;
}

/** The attributes that let a browser validate codes. Names of places need `check-search.ts`. */
const CODE = {
  type: 'text',
  required: true,
  // No maxLength: it would shorten 'Barcelona' to 'Bar', which is the code of another place.
  pattern: '[A-Za-z]{3}',
  autoComplete: 'off',
  placeholder: 'Code, as LON',
  title: 'The three letters of an airport or city',
} as const;

/**
 * Our own flight search: a plain form that the browser sends to the partner in a new tab. On its own, it accepts codes. When
 * `check-search.ts` has loaded, it also accepts names, and validates all fields.
 */
export function FlightSearch({
  title,
  button,
  note,
  commissionNote,
  form,
  places,
  isNested = false,
}: FlightSearchProps) {
  const { action, partner, hidden, fields } = form;
  return (
    <Root className={isNested ? undefined : 'container'} data-screen-only="">
      <form
        action={action}
        target="_blank"
        rel={PARTNER_REL}
        {...(isNested ? { id: 'search', 'aria-label': title } : { 'aria-labelledby': 'search' })}
        data-runs="search"
        data-places={places}
        data-nested={isNested ? '' : undefined}
      >
        {!isNested && <h2 id="search">{title}</h2>}
        {commissionNote && <CommissionNote words={commissionNote} />}
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField label="From">
          <input name={fields.from} data-field="from" {...CODE} />
        </SearchField>
        <SearchField label="To">
          <input name={fields.to} data-field="to" {...CODE} />
        </SearchField>
        <SearchField label="Depart">
          <input type="date" name={fields.depart} data-field="depart" required />
        </SearchField>
        <SearchField
          label={
            <b>
              Return <span>(optional)</span>
            </b>
          }
        >
          <input type="date" name={fields.return} data-field="return" />
        </SearchField>
        <SearchField label="Travelers">
          <input
            type="number"
            name={fields.travelers}
            data-field="travelers"
            {...TRAVELERS}
            defaultValue={1}
            required
          />
        </SearchField>
        <button type="submit" className="button">
          {button}
          <span className="visually-hidden">{` (${opensInNewTab(partner)})`}</span>
        </button>
        <p>{note}</p>
      </form>
    </Root>
  );
}
