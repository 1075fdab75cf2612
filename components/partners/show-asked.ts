import { areaOf } from '@/components/ask/tell-state';
import { showWidget } from './show-widget';

/** Gives the place of a form to what the form was pressed for. */
function giveWay(form: HTMLFormElement, area: HTMLElement): void {
  const hadFocus = form.contains(document.activeElement);
  form.hidden = true;
  if (hadFocus) area.focus({ preventScroll: true });
}

/** Shows a widget that a reader has allowed, and takes all of it away when the page is left. */
export function showAskedWidget(form: HTMLFormElement): void {
  const area = areaOf(form);
  const stop = showWidget(area);
  giveWay(form, area);
  const observer = new MutationObserver(() => {
    if (area.isConnected) return;
    observer.disconnect();
    stop();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Shows a partner's page that a reader has allowed. */
export function showAskedFrame(form: HTMLFormElement): void {
  const area = areaOf(form);
  const { src = '', title = '', sandbox = '' } = area.dataset;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.allow = '';
  frame.title = title;
  frame.src = src;
  area.replaceChildren(frame);
  giveWay(form, area);
}
