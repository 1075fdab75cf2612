import { hasModifier } from '@/components/ui/has-modifier';
import { filledLink, STAY_FIELDS, type StayField } from '@/lib/partners/stay-query';
import { addDays, localCalendarDate } from '@/lib/source/dates';
import { setMinimum } from './set-minimum';

/*
 * Extends the hotel search, without React: its link opens the partner's list for the fields. The browser validates them. The link is not a
 * form's submit, because a content security policy would have to name every host to which the network's link redirects.
 */

const FORM = 'form[data-runs=stay]';

const formOf = ({ target }: Event) => (target as Element).closest?.<HTMLFormElement>(FORM);

const linkOf = (form: HTMLFormElement) => form.querySelector('a')!;

function inputsOf(form: HTMLFormElement): Readonly<Record<StayField, HTMLInputElement>> {
  return Object.fromEntries(STAY_FIELDS.map((name) => [name, form.elements.namedItem(name)])) as never;
}

/** A stay begins today at the earliest and lasts at least a night. */
function setDays({ checkIn, checkOut }: Readonly<Record<StayField, HTMLInputElement>>): void {
  const today = localCalendarDate(new Date());
  setMinimum(checkIn, today);
  setMinimum(checkOut, addDays(checkIn.value > today ? checkIn.value : today, 1));
}

/** Writes the address of the link: the list for the fields, or the partner's search while a field is empty or wrong. */
function fillLink(form: HTMLFormElement): void {
  const inputs = inputsOf(form);
  const link = linkOf(form);
  setDays(inputs);
  form.dataset.plain ??= link.href;
  const values = Object.fromEntries(STAY_FIELDS.map((name) => [name, inputs[name].value]));
  link.href = form.checkValidity()
    ? filledLink(form.dataset.filled!, values as Record<StayField, string>)
    : form.dataset.plain;
}

/** Starts to handle the hotel searches of this document. Call it once. */
export function fillStays(): void {
  for (const type of ['focusin', 'input'])
    document.addEventListener(type, (event) => {
      const form = formOf(event);
      if (form) fillLink(form);
    });
  document.addEventListener('click', (event) => {
    const form = formOf(event);
    if (!form || (event.target as Element).closest('a') !== linkOf(form)) return;
    // A reload may restore the fields without an event.
    fillLink(form);
    if (!hasModifier(event) && !form.reportValidity()) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const form = formOf(event);
    // A form without a button is not submitted by the browser.
    if (!form || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    linkOf(form).click();
  });
}
