/*
 * Presses the buttons in the place of what other companies deliver (`components/ask/ask-form.tsx`) where no press is needed: a part of
 * the inline script of every page where the operator's settings have such buttons, and of none otherwise.
 */
import { allowed } from '@/components/ask/answers';
import { GISCUS_SESSION } from '@/components/article/show-comments';
import type {} from './loader-state';

/** Whether giscus keeps the comments, and whether content waits for leave; the post-processor fills these in. */
declare const GISCUS: boolean;
declare const ASKS: boolean;

/** Who signs in at giscus comes back with a session in the address, which is for nobody else. */
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

/** The loader keeps one press until the script of the parts is there. That script looks for all others by their mark. */
function press(form: HTMLElement): void {
  form.dataset.due = '';
  form.querySelector('button')!.click();
}
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) {
      near.unobserve(target);
      press(target as HTMLElement);
    }
});

/** Each form once, also those that React shows later. */
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
// A wish that holds for all sites is no answer for one, and none is asked for.
if (ASKS && navigator.globalPrivacyControl) document.documentElement.dataset.gpc = '';

function begin(): void {
  if (document.prerendering) return document.addEventListener('prerenderingchange', begin, { once: true });
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
addEventListener('load', begin);

// The script that would hear the press cannot be had.
addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement;
  if (self.__loader.parts === 3 && form.dataset.ask) form.querySelector('button')!.ariaBusy = 'false';
});
