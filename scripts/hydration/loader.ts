/*
 * The inline part of the loader. Every page contains the same copy, so it must stay small. It detects that a visitor is about to use a
 * part that needs React, holds events that come before React, and fetches the bootstrap (`bootstrap.ts`) once.
 *
 * The markup of a part declares what it needs:
 *   data-wants     Starts the application on intent: hover, press, focus, a key, a submit. With the value 'hover', only if the device
 *                  can hover: such a control needs React only for its tooltip.
 *   data-draft     A form whose unsent text the tab keeps. `page-parts.ts` restores the text.
 *   data-runs      Runs without the application, in `page-parts.ts`. That script is fetched when the page is parsed and runs after
 *                  `load`, which waits for it. For a form, it is fetched when the visitor enters the form, and a submit waits for the
 *                  validation; if the script cannot be loaded, the browser validates and sends the form. For a link, it is fetched
 *                  when the visitor reaches the link, and a press waits for it in the same way. For `<details>`, it is fetched when
 *                  the visitor reaches it.
 * A link with `data-wants` opens the search. The browser follows the link if the application cannot be loaded. The keys of the search,
 * / and Ctrl-K, belong to no part and start the application from anywhere.
 *
 * A control that was pressed too early has `aria-busy`: true while the application is loading, false if it could not be loaded. Style
 * sheets show the waiting control, and after a failure the hidden note that follows the control.
 */
import { PATIENCE } from '@/components/deals/patience';
import type { Loader } from './loader-state';

/** The address of the folder with the files that the post-processor adds. */
declare const STATICS: string;
/** The file of the page parts. The file of the bootstrap is different for each kind of page and is an attribute of the script tag. */
declare const PARTS: string;

// Short names for globals, because every byte of this script is on every page.
const page = document;
const listen = addEventListener;

const WANTS = matchMedia('(hover)').matches ? '[data-wants]' : '[data-wants=""]';
const SEARCH = 'a[data-wants]';

const loader: Loader = (self.__loader = {
  early: [],
  tries: 0,
  pressed: [],
  failed() {
    clearTimeout(loader.limit);
    for (const control of loader.pressed) control.ariaBusy = 'false';
    if (loader.search?.href) page.location = loader.search.href;
    // Keys have their usual effect again.
    loader.search = loader.typed = null;
    // The note asks the visitor to press again. The old press would send a text that is being corrected.
    loader.early = [];
    // A pause, so that a moving pointer does not send many requests to a host that is down.
    setTimeout(() => {
      loader.busy = 0;
      // A control was pressed again in the meantime.
      if (loader.pressed.some(({ ariaBusy }) => ariaBusy == 'true')) start();
    }, 1000);
  },
});

const load = (file: string, done?: () => unknown) => {
  const script = page.createElement('script');
  script.src = STATICS + file;
  script.onload = script.onerror = done!;
  page.head.append(script);
  return script;
};

const start = () => {
  if (loader.busy) return;
  loader.busy = 1;
  // The cache may contain a damaged response, so each try uses another URL. A damaged script also fires `load`, so the
  // bootstrap itself reports that it runs.
  const [bootstrap] = page.querySelector<HTMLElement>('[data-app]')!.dataset.app!.split(' ');
  const script = load(`${bootstrap}?${loader.tries++}`, () => loader.busy! > 1 || loader.failed());
  loader.stop = () => {
    // In another document, a script that still arrives does not run, and sends no event.
    new Document().adoptNode(script);
    loader.failed();
  };
  loader.limit = setTimeout(() => loader.stop!(), 15000);
};

/** The pressed control that waits for the page parts: the button of a form, or a link. */
let held: (HTMLElement & Partial<HTMLButtonElement>) | null | undefined;
const runParts = () => {
  if (!loader.parts) {
    loader.parts = 1;
    load(PARTS, release);
  }
};
/** Repeats the press that was held. If the page parts are not available, the browser validates the form or follows the link. */
const release = () => {
  if (loader.parts! < 2) {
    loader.parts = 3;
    // A visitor may be using a form without having pressed anything. No form has `novalidate` in its markup, so all can be reset.
    for (const form of page.forms) form.noValidate = false;
  }
  if (held) {
    held.ariaBusy = null;
    held.click();
    held = null;
  }
};

/*
 * The events that show an intent. An event is held and repeated if its target is inside an element that matches the selector; '_' matches
 * nothing. Everything else works without React. mousemove is used because a tap sends mouse events, but a finger that scrolls sends only
 * pointer events. mouseover is not used because it also fires when a page scrolls under a resting mouse, which shows no intent.
 */
const INTENTS: Readonly<Record<string, string>> = {
  submit: 'form',
  click: SEARCH,
  keydown: '[role=tab]',
  mousemove: '_',
  focusin: '_',
};

/** A stored value; undefined if storage is blocked. */
const kept = (storage: 'localStorage' | 'sessionStorage', key: string) => {
  try {
    return self[storage][key];
  } catch {}
};

type Press = Event &
  Partial<KeyboardEvent> & { readonly target: HTMLInputElement; readonly submitter?: HTMLElement | null };

const onIntent = (event: Event) => {
  const { type, target, key, altKey, shiftKey } = event as Press;
  const command = (event as Press).ctrlKey || (event as Press).metaKey;
  const isPlain = !(command || altKey || shiftKey);
  // The keys that `isSearchShortcut` accepts (`components/search/shortcut.ts`). A visitor in a field may be typing a slash. The
  // fields of a page have a name, and checkboxes have none. With Caps Lock, the key is an uppercase K.
  const isSearchKey =
    !(altKey || (event as Press).isComposing) &&
    (key == '/'
      ? // The visitor may have turned the single key off.
        !(command || target.name || kept('localStorage', 'slash'))
      : command && !shiftKey && /^k$/i.test(key!));
  // What is typed until the search is open belongs in its field. The replay of an event, which is not trusted, is not a new search.
  if (isSearchKey || (type == 'click' && isPlain && target.closest?.(SEARCH))) {
    if (event.isTrusted) loader.typed = '';
  } else if (loader.typed != null && key && !(command || altKey || target.form)) {
    if (!key[1]) {
      loader.typed += key;
      // A blank would scroll the page.
      event.preventDefault();
    } else if (key == 'Backspace') loader.typed = loader.typed.slice(0, -1);
  }
  // A form, a link, or the area of a widget. `noValidate` has no effect on the last two.
  const runs = target.closest?.<HTMLFormElement & HTMLAnchorElement>('[data-runs]');
  if (runs && !(loader.parts! > 1)) {
    runParts();
    runs.noValidate = true;
    // A click with a modifier key opens another browser tab or window, here and below.
    const pressed = (event as Press).submitter || (type == 'click' && isPlain && runs.href && runs);
    if (pressed) {
      event.preventDefault();
      if (held) held.ariaBusy = null;
      held = pressed;
      held.ariaBusy = 'true';
      // Browsers allow a new tab only shortly after a press.
      setTimeout(release, PATIENCE);
    }
  }
  // `early` is undefined when React handles events itself. The target may be the document, which has no `closest`.
  if (loader.early && (isSearchKey || target.closest?.(WANTS))) {
    loader.last = event;
    start();
    const part = target.closest<HTMLAnchorElement>(INTENTS[type]!);
    // Only keys that move between tabs are held: arrows, Home and End.
    if (isSearchKey || (part && isPlain && (!key || /Ar|Ho|End/.test(key)))) {
      // React may already be listening although it has not finished. A held event must not reach it now and again in the replay.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isSearchKey) loader.search = event;
      else if (type == 'click') loader.search = part!;
      else loader.early.push(event);
      const control = isSearchKey
        ? page.querySelector<HTMLElement>(SEARCH)!
        : (event as Press).submitter || part!;
      control.ariaBusy = 'true';
      loader.pressed.push(control);
    }
  }
};
for (const type in INTENTS) listen(type, onIntent, true);

// After a reload, history entries created by React (they have a state) belong to this document: the browser would
// change only the URL.
listen('popstate', ({ state }) => loader.early && state && location.reload());
listen(
  'DOMContentLoaded',
  () =>
    page.querySelector(
      (kept('sessionStorage', 'length') ? '[data-draft],' : '') + ':not(a,form,details)[data-runs]',
    ) && runParts(),
);
