import { areaOf } from '@/components/ask/tell-state';
import { showWidget } from './show-widget';

/** Replaces a form with the content that the reader allowed. */
function giveWay(form: HTMLFormElement, area: HTMLElement): void {
  const hadFocus = form.contains(document.activeElement);
  form.hidden = true;
  if (hadFocus) area.focus({ preventScroll: true });
}

/** Shows a widget that the reader has allowed, and removes it completely when the reader leaves the page. */
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

/** Shows a partner's page that the reader has allowed. */
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
