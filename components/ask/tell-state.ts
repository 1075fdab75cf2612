/** What a reader is told of what a form has asked for. */
export type AskState = 'loading' | 'there' | 'failed';

/** The place that a form shows something in. */
export const areaOf = (form: HTMLFormElement): HTMLElement =>
  form.closest('section')!.querySelector<HTMLElement>('[data-part=area]')!;

/** Tells the state at the button and at the area: dots, a note, or what was asked for in the place of the form. */
export function tellState(form: HTMLFormElement, area: HTMLElement, state: AskState): void {
  const button = form.querySelector('button')!;
  area.dataset.state = state;
  button.ariaBusy = state === 'there' ? null : String(state === 'loading');
  if (state === 'failed') button.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  if (state !== 'there') return;
  const hadFocus = form.contains(document.activeElement);
  form.hidden = true;
  if (hadFocus) area.focus({ preventScroll: true });
}
