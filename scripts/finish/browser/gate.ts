/*
 * The inline part of the gate, on every page and the same on all of them: it must stay small. It knows when a visitor means
 * to use a part that needs React, keeps what was pressed too early, and fetches the starter (`starter.ts`), once.
 *
 * Parts say by themselves what they need, in their markup:
 *   data-wants-app     starts the application on intent: hover, press, focus, a key, a submit
 *   data-start="load"  starts it after `load`, when the browser is idle (widgets); intent starts it again if that failed
 * The keys of the search, / and Ctrl-K, belong to no part; they start it from anywhere.
 */
import type { Gate } from './gate-state';

declare const STARTER_URL: string;

const gate: Gate = (self.__gate = {
  early: new Map(),
  tries: 0,
  // A pause, so that a hand moving over a form does not hammer a host that is down.
  failed: () =>
    setTimeout(() => {
      gate.busy = 0;
    }, 1000),
});

const start = () => {
  if (gate.busy) return;
  gate.busy = 1;
  const script = document.createElement('script');
  // A damaged answer may be in the browser's cache by now; another address goes past it.
  script.src = STARTER_URL + gate.tries++;
  // A damaged script is reported as loaded, too: it ran when it says so itself.
  script.onload = script.onerror = () => gate.busy === 2 || gate.failed();
  document.head.append(script);
};

/*
 * The events that tell an intent, each with what it must meet to be kept and repeated; everything else works without React.
 * pointermove and not pointerover: a page that scrolls under a resting mouse is not an intent.
 */
const INTENTS: Readonly<Record<string, string>> = {
  submit: 'form',
  click: 'button[type=button]',
  // Of the keys, those that move among tabs: the arrows, Home and End.
  keydown: '[role=tab]',
  pointermove: '_',
  focusin: '_',
};

const onIntent = (event: Event & { key?: string }) => {
  const { type, target } = event as Event & { target: Partial<Element> };
  // `early` is gone once React is there and takes its events itself.
  if (!gate.early || !(target.closest?.('[data-wants-app],[data-start]') || /^[/k]$/.test(event.key!)))
    return;
  start();
  if (!target.closest!(INTENTS[type]!) || !/^(A|Ho|End)/.test(event.key ?? 'End')) return;
  // React may be listening already but not be done; what is kept here must not reach it now and again later.
  event.preventDefault();
  event.stopImmediatePropagation();
  // A form is kept once, however often its button was pressed. An earlier key may have moved the focus by the time of the next.
  gate.early.set(type === 'submit' ? target : event, () =>
    (event.key ? document.activeElement! : (target as Element)).dispatchEvent(
      new (event.constructor as typeof Event)(type, event),
    ),
  );
};
for (const type in INTENTS) addEventListener(type, onIntent, true);

addEventListener('load', () => {
  const whenIdle = () =>
    document.querySelector('[data-start]') && (self.requestIdleCallback ?? setTimeout)(start);
  if (document.prerendering) document.addEventListener('prerenderingchange', whenIdle);
  else whenIdle();
});
