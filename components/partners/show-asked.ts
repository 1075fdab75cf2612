import { areaOf, replaceForm } from '@/components/ask/show-state';
import { showWidget } from './show-widget';

/** Shows a widget that the reader has allowed, and removes it completely when the reader leaves the page. */
export function showAskedWidget(form: HTMLFormElement): void {
  const area = areaOf(form);
  const stop = showWidget(area);
  replaceForm(form, area);
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
  replaceForm(form, area);
}
