/*
 * The inline part of the loader, on every page and the same on all of them: it must stay small. It knows when a visitor means
 * to use a part that needs React, keeps what was pressed too early, and fetches the bootstrap (`bootstrap.ts`), once.
 *
 * Parts say by themselves what they need, in their markup:
 *   data-wants     starts the application on intent: hover, press, focus, a key, a submit; with the value 'hover' only where the
 *                  device can hover: such a control needs React for its tooltip and for nothing else
 *   data-draft     a form whose unsent words the tab keeps; `page-parts.ts` puts them back
 *   data-runs      runs by itself, without the application: `page-parts.ts` is fetched when the page is parsed, and
 *                  acts after `load`, which waits for it; for a form, it is fetched as soon as a visitor is in it, and the form
 *                  is sent when its check is there, or natively when that cannot be had; for a link, it is fetched as soon as
 *                  a visitor is on it and no sooner, and a press waits for it likewise
 * A link that wants the application is the search's; it is followed when the application cannot be had. The search's keys,
 * / and Ctrl-K, belong to no part; they start the application from anywhere.
 *
 * A control that was pressed too early says so: `aria-busy` is true while the application is under way and false when it could
 * not be had. Style sheets show the first, and with the second the hidden note that follows the control.
 */
import type { Loader } from './loader-state';

/** Where the files are that the post-processor adds. */
declare const STATICS: string;
/** The name of the one with the parts of pages; that of the bootstrap stands in the page. */
declare const PARTS: string;

// Named once, because every byte of this script is on every page.
const page = document;
const listen = addEventListener;

const WANTS = matchMedia('(hover)').matches ? '[data-wants]' : '[data-wants=""]';
const SEARCH = 'a[data-wants]';

const loader: Loader = (self.__loader = {
  early: [],
  tries: 0,
  pressed: [],
  failed() {
    for (const control of loader.pressed) control.ariaBusy = 'false';
    if (loader.search?.href) page.location = loader.search.href;
    loader.search = null;
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
};

const start = () => {
  if (loader.busy) return;
  loader.busy = 1;
  // The cache may contain a damaged response, so each try uses another URL. A damaged script also fires `load`, so the
  // bootstrap itself reports that it runs.
  const [bootstrap] = page.querySelector<HTMLElement>('[data-app]')!.dataset.app!.split(' ');
  load(`${bootstrap}?${loader.tries++}`, () => loader.busy! > 1 || loader.failed());
};

/** What was pressed and waits for the parts of the page: the button of a form, or a link. */
let held: (HTMLElement & Partial<HTMLButtonElement>) | null | undefined;
const runParts = () => {
  if (!loader.parts) {
    loader.parts = 1;
    load(PARTS, release);
  }
};
/** Repeats the press that waited; without the parts, the browser validates the form, and follows the link. */
const release = () => {
  if (loader.parts! < 2) {
    loader.parts = 3;
    // A visitor may be in a form and have pressed nothing yet. No form is without checks by itself.
    for (const form of page.forms) form.noValidate = false;
  }
  if (held) {
    held.ariaBusy = null;
    held.click();
    held = null;
  }
};

/*
 * The events that tell an intent, each with what it must meet to be kept and repeated; everything else works without React.
 * mousemove, because a finger that scrolls sends pointer events but none of a mouse, and a tap sends both; and not mouseover,
 * because a page that scrolls under a resting mouse is no intent.
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
  const { type, target, key } = event as Press;
  const command = (event as Press).ctrlKey || (event as Press).metaKey;
  const other = (event as Press).shiftKey || (event as Press).altKey;
  // A visitor in a field may be typing a slash; only fields have a name. With Caps Lock, the key is K.
  const isSearchKey =
    key == '/'
      ? // The visitor may have turned the single key off (`components/search/shortcut.ts`).
        !(command || target.name || kept('localStorage', 'slash'))
      : command && !other && /^k$/i.test(key!);
  // A form, a link, or the area of a widget, which its attribute does not matter to.
  const runs = target.closest?.<HTMLFormElement & HTMLAnchorElement>('[data-runs]');
  if (runs && !(loader.parts! > 1)) {
    runParts();
    runs.noValidate = true;
    const pressed = (event as Press).submitter || (type == 'click' && runs.href && runs);
    if (pressed) {
      event.preventDefault();
      held = pressed;
      held.ariaBusy = 'true';
      // Browsers open a new tab only within five seconds of a press.
      setTimeout(release, 4000);
    }
  }
  // `early` is gone once React is there and takes its events itself. A pointer or the focus may be on the document.
  if (loader.early && (isSearchKey || target.closest?.(WANTS))) {
    loader.last = event;
    start();
    const part = target.closest<HTMLAnchorElement>(INTENTS[type]!);
    // Of the keys, those that move among tabs: arrows, Home and End. With a key held, a click is for another tab or window.
    if (isSearchKey || (part && !command && !other && (!key || /Ar|Ho|End/.test(key)))) {
      // React may be listening already but not be done; what is kept here must not reach it now and again later.
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
      (kept('sessionStorage', 'length') ? '[data-draft],' : '') + ':not(a,form)[data-runs]',
    ) && runParts(),
);
