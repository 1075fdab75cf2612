/** The state of the content that a form loads, as shown to the reader. */
export type AskState = 'loading' | 'there' | 'failed';

/** The area in which a form shows its content. */
export const areaOf = (form: HTMLFormElement): HTMLElement =>
  form.closest('section')!.querySelector<HTMLElement>('[data-part=area]')!;

/** Hides a form whose content is visible. The content receives the focus of the form. */
export function replaceForm(form: HTMLFormElement, area: HTMLElement): void {
  const hadFocus = form.contains(document.activeElement);
  form.hidden = true;
  if (hadFocus) area.focus({ preventScroll: true });
}

/** Shows the state of the content: dots at the button while it loads, a note if it failed, or the content in place of the form. */
export function showState(form: HTMLFormElement, area: HTMLElement, state: AskState): void {
  const button = form.querySelector('button')!;
  area.dataset.state = state;
  button.ariaBusy = state === 'there' ? null : String(state === 'loading');
  if (state === 'failed') button.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  if (state === 'there') replaceForm(form, area);
}
