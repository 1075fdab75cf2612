import { hasModifier } from '@/components/ui/has-modifier';
import { filledLink, GUESTS, STAY_FIELDS, type StayField } from '@/lib/partners/stay-query';
import { addDays, localCalendarDate } from '@/lib/source/dates';
import { setMinimum } from './set-minimum';
import { hasError, tellField } from './tell-field';

/*
 * Extends the hotel search, without React: its link opens the partner's list for the fields, and errors are beside them. The search is not a
 * form, because a content security policy would have to name every host to which the network's link redirects.
 */

type Inputs = Readonly<Record<StayField, HTMLInputElement>>;

const GUEST_LIMITS = `Choose ${GUESTS.min} to ${GUESTS.max} guests.`;

/** The errors of each field: it is empty, or it has a wrong value. */
const REFUSALS: Readonly<Record<StayField, readonly [empty: string, wrong: string]>> = {
  city: ['Type the city where you stay.', 'Type the city where you stay.'],
  checkIn: ['Choose the day you arrive.', 'This day is over. Choose today or a later day.'],
  checkOut: ['Choose the day you leave.', 'Choose a later day.'],
  guests: [GUEST_LIMITS, GUEST_LIMITS],
};

const searchOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('div[data-runs=stay]');

const linkOf = (search: HTMLElement) => search.querySelector('a')!;

const inputsOf = (search: HTMLElement) =>
  Object.fromEntries([...search.querySelectorAll('input')].map((input) => [input.name, input])) as Inputs;

/** A stay begins today at the earliest and lasts at least one night. An empty last day becomes the day after the first. */
function setDays({ checkIn, checkOut }: Inputs): void {
  const today = localCalendarDate(new Date());
  setMinimum(checkIn, today);
  const isChosen = checkIn.value && checkIn.validity.valid;
  const next = addDays(isChosen ? checkIn.value : today, 1);
  setMinimum(checkOut, next);
  if (isChosen && !checkOut.value && !checkOut.validity.badInput && document.activeElement !== checkOut)
    checkOut.value = next;
}

function refusalOf({ validity, name }: HTMLInputElement): string | undefined {
  if (validity.valid) return undefined;
  if (validity.badInput && name !== 'guests') return 'Complete this date.';
  return REFUSALS[name as StayField][validity.valueMissing ? 0 : 1];
}

/** Writes the address of the link: the list for the fields, or the partner's search while a field is empty or wrong. */
function fillLink(search: HTMLElement): void {
  const inputs = inputsOf(search);
  const link = linkOf(search);
  setDays(inputs);
  search.dataset.plain ??= link.href;
  const values = Object.fromEntries(STAY_FIELDS.map((name) => [name, inputs[name].value]));
  link.href = Object.values(inputs).every(({ validity }) => validity.valid)
    ? filledLink(search.dataset.filled!, values as Record<StayField, string>)
    : search.dataset.plain;
}

const tell = (input: HTMLInputElement) => tellField(input, input.name, refusalOf(input));

/** Starts to handle the hotel searches of this document. Call it once. */
export function fillStays(): void {
  for (const type of ['focusin', 'input'])
    document.addEventListener(type, (event) => {
      const search = searchOf(event);
      if (!search) return;
      fillLink(search);
      // New errors appear only when the visitor presses the button.
      Object.values(inputsOf(search)).filter(hasError).forEach(tell);
    });
  document.addEventListener('click', (event) => {
    const search = searchOf(event);
    if (!search || (event.target as Element).closest('a') !== linkOf(search)) return;
    // A reload may restore the fields without an event.
    fillLink(search);
    if (hasModifier(event)) return;
    const inputs = Object.values(inputsOf(search));
    inputs.forEach(tell);
    const wrong = inputs.find(hasError);
    wrong?.focus();
    if (wrong) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const search = searchOf(event);
    if (!search || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // The key also confirms a word of an input method, and repeats while it is held.
    if (event.isComposing) return;
    event.preventDefault();
    if (!event.repeat) linkOf(search).click();
  });
}
