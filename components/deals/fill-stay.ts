import { hasModifier } from '@/components/ui/has-modifier';
import { filledLink, STAY_FIELDS, type StayField } from '@/lib/partners/stay-query';
import { addDays, localCalendarDate } from '@/lib/source/dates';
import { setMinimum } from './set-minimum';

/*
 * Extends the hotel search, without React: its link opens the partner's list for the fields. The browser validates them. The search is not a
 * form, because a content security policy would have to name every host to which the network's link redirects.
 */

type Inputs = Readonly<Record<StayField, HTMLInputElement>>;

const searchOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('div[data-runs=stay]');

const linkOf = (search: HTMLElement) => search.querySelector('a')!;

const inputsOf = (search: HTMLElement) =>
  Object.fromEntries([...search.querySelectorAll('input')].map((input) => [input.name, input])) as Inputs;

/** A stay begins today at the earliest and lasts at least a night. */
function setDays({ checkIn, checkOut }: Inputs): void {
  const today = localCalendarDate(new Date());
  setMinimum(checkIn, today);
  setMinimum(checkOut, addDays(checkIn.value && checkIn.validity.valid ? checkIn.value : today, 1));
}

/** Writes the address of the link: the list for the fields, or the partner's search while a field is empty or wrong. */
function fillLink(search: HTMLElement): void {
  const inputs = inputsOf(search);
  const link = linkOf(search);
  setDays(inputs);
  search.dataset.plain ??= link.href;
  const values = Object.fromEntries(STAY_FIELDS.map((name) => [name, inputs[name].value]));
  link.href = Object.values(inputs).every((input) => input.checkValidity())
    ? filledLink(search.dataset.filled!, values as Record<StayField, string>)
    : search.dataset.plain;
}

/** Starts to handle the hotel searches of this document. Call it once. */
export function fillStays(): void {
  for (const type of ['focusin', 'input'])
    document.addEventListener(type, (event) => {
      const search = searchOf(event);
      if (search) fillLink(search);
    });
  document.addEventListener('click', (event) => {
    const search = searchOf(event);
    if (!search || (event.target as Element).closest('a') !== linkOf(search)) return;
    // A reload may restore the fields without an event.
    fillLink(search);
    if (hasModifier(event)) return;
    // Shows the error of the first wrong field.
    if (!Object.values(inputsOf(search)).every((input) => input.reportValidity())) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const search = searchOf(event);
    if (!search || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    linkOf(search).click();
  });
}
