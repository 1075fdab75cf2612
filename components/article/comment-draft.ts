/*
 * The unsent comment of one article, kept in the tab (`sessionStorage`) until it is posted or the tab closes. Plain functions
 * of the form, because they run with and without React: the loader's scripts call them, too (`scripts/hydration`).
 */

const keyOf = ({ dataset }: HTMLFormElement) => `draft:${dataset.draft}`;

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]'),
];

/** Keeps what stands in the form now; forgets the draft when all fields are empty. */
export function saveDraft(form: HTMLFormElement): void {
  const values = fieldsOf(form).map(({ value }) => value);
  // Storage throws where it is blocked or full: then there is no draft, and the form works as before.
  try {
    if (values.some(Boolean)) sessionStorage[keyOf(form)] = JSON.stringify(values);
    else sessionStorage.removeItem(keyOf(form));
  } catch {}
}

/**
 * Fills empty fields from the draft and keeps what is typed from now on. Calling it again for the same form changes nothing.
 *
 * @param form says in `data-draft` which article it belongs to
 */
export function keepDraft(form: HTMLFormElement): void {
  try {
    const values: unknown[] = JSON.parse(sessionStorage[keyOf(form)] ?? '[]');
    // What is there was typed before this ran, or the browser has restored it: both are newer.
    for (const [index, field] of fieldsOf(form).entries()) field.value ||= `${values[index] ?? ''}`;
  } catch {}
  saveDraft(form);
  // A property and not a listener, so that there is one, however often this runs.
  form.oninput = () => saveDraft(form);
}
