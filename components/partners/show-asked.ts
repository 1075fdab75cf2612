import { areaOf, replaceForm } from '@/components/ask/show-state';
import { framedPage } from './framed-page';
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

/**
 * Shows a partner's page that the reader has allowed, in the same frame as without the question. A `<template>` in the page would do without
 * HTML in a script, but React writes the content of a template into the page itself, so the partner would be asked too early.
 */
export function showAskedFrame(form: HTMLFormElement): void {
  const area = areaOf(form);
  const { src = '', title = '', partner = '', sandbox = '' } = area.dataset;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.allow = '';
  frame.title = title;
  frame.srcdoc = framedPage({ title, partner, src });
  area.replaceChildren(frame);
  replaceForm(form, area);
}
