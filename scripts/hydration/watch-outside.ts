/*
 * Presses the buttons that stand in for content of other companies (`components/ask/ask-form.tsx`) if the visitor need not press them,
 * for example after an earlier consent. It is part of the inline script of every page if the operator's settings require such buttons.
 */
import { allowed } from '@/components/ask/answers';
import { GISCUS_SESSION } from '@/components/article/show-comments';
import type {} from './loader-state';

/** Whether giscus provides the comments. The post-processor fills this in. */
declare const GISCUS: boolean;
/** Whether content of other companies waits for consent. The post-processor fills this in. */
declare const ASKS: boolean;

/** Whether the reader has returned from signing in at giscus. The address then contains a session, which must stay secret. */
let isBack = false;
if (GISCUS) {
  const address = new URL(location.href);
  const session = address.searchParams.get('giscus');
  if (session) {
    isBack = true;
    address.searchParams.delete('giscus');
    history.replaceState(history.state, '', address);
    try {
      localStorage[GISCUS_SESSION] = JSON.stringify(session);
    } catch {}
  }
}

/**
 * While the loader waits for the script of the page parts, it holds one press, which may be the reader's own. That script finds all
 * other pressed forms by `data-due`.
 */
function press(form: HTMLElement): void {
  form.dataset.due = '';
  if (self.__loader.parts !== 1) form.querySelector('button')!.click();
}
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) {
      near.unobserve(target);
      press(target as HTMLElement);
    }
});

/** Handles each form once, including forms that React shows later. */
function look(): void {
  const kept = ASKS ? allowed() : [];
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-ask]:not([data-seen])')) {
    const { ask, runs, eager } = form.dataset;
    const isKept = ASKS && kept.includes(ask!);
    form.dataset.seen = '';
    if (ASKS && runs === 'withdraw') form.hidden = !isKept;
    else if (runs === 'comments') {
      if (eager === '' || isBack || (isKept && !navigator.globalPrivacyControl)) near.observe(form);
    } else if (isKept && !navigator.globalPrivacyControl) press(form);
  }
}
// Global Privacy Control is a choice for all sites. It overrides consent that was stored for this site, and no consent is requested.
if (ASKS && navigator.globalPrivacyControl) document.documentElement.dataset.gpc = '';

function begin(): void {
  if (document.prerendering) return document.addEventListener('prerenderingchange', begin, { once: true });
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
addEventListener('load', begin);

// The script that handles the press could not be loaded, or is late. The next press requests it again, and a late script finds the form.
addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement;
  if (self.__loader.parts !== 3 || !form.dataset.ask) return;
  self.__loader.parts = 0;
  form.dataset.due = '';
  form.querySelector('button')!.ariaBusy = 'false';
});
