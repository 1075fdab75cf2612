const INVALID = 'aria-invalid';

/** Whether a field shows an error. */
export const hasError = (input: HTMLInputElement): boolean => input.hasAttribute(INVALID);

/**
 * Shows the error of a field, or removes it.
 *
 * @param help an element after the error, such as a button
 */
export function tellField(
  input: HTMLInputElement,
  field: string,
  refusal: string | undefined,
  ...help: readonly Node[]
): void {
  const note = input.closest('div')?.lastElementChild;
  if (!note) return;
  note.id = `search-${field}`;
  note.textContent = refusal ?? '';
  for (const element of help) note.append(' ', element);
  if (refusal) {
    input.setAttribute(INVALID, 'true');
    input.setAttribute('aria-describedby', note.id);
  } else for (const name of [INVALID, 'aria-describedby']) input.removeAttribute(name);
}
