/*
 * The unposted comment of an article, kept in `sessionStorage` until it is posted or the tab closes. These are plain
 * functions, because they run with and without React: the scripts in `scripts/hydration` also use them.
 */

const keyOf = ({ dataset }: HTMLFormElement) => `draft:${dataset.draft}`;

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]'),
];

/** Saves the form's fields; deletes the draft when all are empty. */
export function saveDraft(form: HTMLFormElement): void {
  const values = fieldsOf(form).map(({ value }) => value);
  // Storage throws if it is blocked or full. Then there is no draft, and the form still works.
  try {
    if (values.some(Boolean)) sessionStorage[keyOf(form)] = JSON.stringify(values);
    else sessionStorage.removeItem(keyOf(form));
  } catch {}
}

/**
 * Fills empty fields from the draft and saves changes from now on. Calling it again for the same form has no effect.
 *
 * @param form `data-draft` is the slug of its article
 */
export function keepDraft(form: HTMLFormElement): void {
  try {
    const values: unknown[] = JSON.parse(sessionStorage[keyOf(form)] ?? '[]');
    // Existing text was typed before this ran or restored by the browser. Both are newer than the draft.
    for (const [index, field] of fieldsOf(form).entries()) field.value ||= `${values[index] ?? ''}`;
    // Opens the section, so that visitors see their restored text.
    if (values.some(Boolean)) form.closest('details')?.setAttribute('open', '');
  } catch {}
  saveDraft(form);
  // A property instead of a listener, so that there is only one after several calls.
  form.oninput = () => saveDraft(form);
}
