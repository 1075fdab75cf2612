import { localCalendarDate } from '@/lib/source/dates';
import {
  checkFlightQuery,
  type CheckedQuery,
  type FlightField,
  type FlightQuery,
} from '@/lib/deals/flight-query';
import { suggestionOf, type PlaceRow } from '@/lib/deals/places';
import { DESTINATION } from '@/lib/site/destination-parameter';
import { PATIENCE } from './patience';
import { setMinimum } from './set-minimum';
import { hasError, tellField } from './tell-field';

/*
 * Extends the plain form of the flight search, without React. It accepts and suggests names of places, validates all fields, shows errors
 * beside the fields, and sends codes. The listeners are on the document, so they also handle a form that React shows later.
 */

const FORM = 'form[data-runs=search]';
/** Milliseconds for the list of places. A submit does not wait that long, but a visitor may still be typing. */
const LIMIT = 15_000;

let places: readonly PlaceRow[] | undefined;
let arrival: Promise<unknown> | undefined;
let isWaiting = false;
let isChecked = false;

const formOf = ({ target }: Event) => (target as Element).closest?.<HTMLFormElement>(FORM);

function inputsOf(form: HTMLFormElement): Readonly<Record<FlightField, HTMLInputElement>> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-field]')];
  return Object.fromEntries(inputs.map((input) => [input.dataset.field, input])) as never;
}

const today = () => localCalendarDate(new Date());

/** Loads the list of places. A failed request is repeated at the next call. */
function loadPlaces(form: HTMLFormElement): Promise<unknown> {
  arrival ??= fetch(form.dataset.places ?? '', { signal: AbortSignal.timeout(LIMIT) })
    .then(async (answer) => (places = (await answer.json()) as typeof places))
    .catch(() => (arrival = undefined));
  return arrival.then(() => suggest(form));
}

/**
 * Adds the suggestions at the end of the form, where React does not remove unknown elements. An error of a visitor who was faster than the
 * list may have ended.
 */
function suggest(form: HTMLFormElement): void {
  if (!places || form.querySelector('datalist')) return;
  const list = document.createElement('datalist');
  list.id = 'places';
  list.append(
    ...places.map((place) => {
      const { value, label } = suggestionOf(place);
      return new Option(label, value);
    }),
  );
  form.append(list);
  refreshErrors(form);
}

/** Replaces the browser's validation of a form, which accepts only codes, with the validation of this module. */
function prepare(form: HTMLFormElement): void {
  const { from, to, depart, return: back } = inputsOf(form);
  form.noValidate = true;
  for (const input of [from, to]) {
    for (const name of ['pattern', 'title']) input.removeAttribute(name);
    input.placeholder = 'City or code';
    input.setAttribute('list', 'places');
  }
  setMinimum(depart, today());
  setMinimum(back, depart.value > depart.min ? depart.value : depart.min);
}

function check(form: HTMLFormElement): CheckedQuery {
  const typed = Object.entries(inputsOf(form)).map(([field, { value, validity }]) => [
    field,
    validity.badInput ? '?' : value,
  ]);
  return checkFlightQuery(Object.fromEntries(typed) as FlightQuery, places, today());
}

/** A button that puts a suggested place into a field. */
function suggestionButton(input: HTMLInputElement, suggestion: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Use ${suggestion}`;
  button.onclick = () => {
    input.value = suggestion;
    // Removes the error with this button, so the field gets the focus.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return button;
}

/** Shows the error of a field with the suggestion for it, or removes its error. */
function tell(input: HTMLInputElement, { refusals, suggestions }: CheckedQuery): void {
  const field = input.dataset.field as FlightField;
  const suggestion = suggestions[field];
  tellField(input, field, refusals[field], ...(suggestion ? [suggestionButton(input, suggestion)] : []));
}

/** Shows the errors and focuses the first field with an error. @returns whether all fields are valid */
function accept(form: HTMLFormElement): boolean {
  const query = check(form);
  const inputs = Object.values(inputsOf(form));
  for (const input of inputs) tell(input, query);
  const first = inputs.find(hasError);
  first?.focus();
  return !first;
}

function onSubmit(event: Event): void {
  const form = formOf(event);
  if (!form || isChecked) return;
  if (places) {
    if (!accept(form)) event.preventDefault();
    return;
  }
  event.preventDefault();
  if (isWaiting) return;
  isWaiting = true;
  const button = (event as SubmitEvent).submitter ?? form;
  button.ariaBusy = 'true';
  const limit = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([loadPlaces(form), limit]).then(() => {
    isWaiting = false;
    button.ariaBusy = null;
    if (!accept(form)) return;
    isChecked = true;
    form.requestSubmit();
    isChecked = false;
  });
}

/** Removes errors that no longer apply. New errors appear only when the visitor submits the form. */
function refreshErrors(form: HTMLFormElement): void {
  const query = check(form);
  for (const input of Object.values(inputsOf(form))) if (hasError(input)) tell(input, query);
}

function onInput(event: Event): void {
  const form = formOf(event);
  if (!form) return;
  prepare(form);
  refreshErrors(form);
}

function onFocus(event: Event): void {
  const form = formOf(event);
  if (!form) return;
  prepare(form);
  void loadPlaces(form);
}

/** Sends codes to the partner while the fields keep the typed text, and leaves out an empty return date. */
function onFormData(event: FormDataEvent): void {
  const form = formOf(event);
  if (!form) return;
  const { from, to, return: back } = inputsOf(form);
  const { codes } = check(form);
  if (codes.from) event.formData.set(from.name, codes.from);
  if (codes.to) event.formData.set(to.name, codes.to);
  if (!back.value) event.formData.delete(back.name);
}

/** Longer than any name. Errors repeat what is in a field. */
const LONGEST = 80;

/** Fills in the destination of a link such as /flights?to=Rome, unless the visitor has typed one. */
function fillDestination({ to }: ReturnType<typeof inputsOf>): void {
  to.value ||= new URLSearchParams(location.search).get(DESTINATION)?.slice(0, LONGEST) ?? '';
}

/** Starts to handle the flight searches of this document. Call it once. */
export function checkSearches(): void {
  document.addEventListener('focusin', onFocus);
  document.addEventListener('input', onInput);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('formdata', onFormData);
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    prepare(form);
    fillDestination(inputsOf(form));
    if (form.contains(document.activeElement)) void loadPlaces(form);
  }
}
