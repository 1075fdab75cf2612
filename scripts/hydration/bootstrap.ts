/*
 * The part of the loader that no reader pays for: fetched on intent, it loads what the page's own script tags would have
 * loaded, and hands the page's payload to Next in the form of the inlined rows. A failed start leaves the page as it is;
 * running the bootstrap again loads only what is missing. A page that a release has overtaken cannot start: it says so. Its bytes
 * count: a start of the home page is as heavy as the design allows (`__tests__/build/budgets.test.ts`).
 */
import { keepDraft } from '@/components/article/comment-draft';
import { checksum } from './checksum';
import type { StartSet } from './loader-state';

/** Per kind of page, filled in by the post-processor. */
declare const START_SETS: readonly StartSet[];

const loader = self.__loader;
loader.busy = 2;

// Long before React: whoever is on the way to send a comment may leave before it is there.
const form = document.querySelector<HTMLFormElement>('form[data-draft]');
if (form) keepDraft(form);

// For all that a start fetches. What has arrived by then stays; the next intent fetches the rest.
const limit = new AbortController();
const timer = setTimeout(() => limit.abort(), 15_000);

/** What is in the browser's cache may be what failed. */
const get = (src: string) =>
  fetch(src, { cache: loader.tries > 1 ? 'reload' : 'default', signal: limit.signal });

async function load(src: string): Promise<void> {
  if (document.querySelector(`script[src="${src}"]`)) return;
  if (loader.tries > 1) await get(src);
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const end = (event: Event | string) => {
      removeEventListener('error', onThrow);
      limit.signal.removeEventListener('abort', end);
      if ((event as Event).type === 'load') return resolve();
      // Out of this document and not only removed: then it does not run either, should it still arrive.
      new Document().adoptNode(script);
      reject(event);
    };
    // A script that arrives damaged is reported as loaded; only the window hears that it cannot be parsed.
    const onThrow = (event: ErrorEvent) => event.filename === script.src && end(event);
    addEventListener('error', onThrow);
    limit.signal.addEventListener('abort', end);
    script.onload = script.onerror = end;
    script.src = src;
    // As an attribute: by it React knows the tags of its own chunks and does not add them again.
    script.async = true;
    document.head.append(script);
  });
}

async function payload(address: string, sum: string, build: string): Promise<string> {
  const file = `${address}.txt`;
  const text = await (await get(file)).text();
  if (checksum(text) === sum) return text;
  // Sound enough to name its build, at the end of the root row, and that is not the page's: a release has overtaken it.
  if (text.includes('"b":"') && !text.includes(build)) loader.failed = goOnWithoutReact;
  throw new Error(file);
}

const repeat = (event: Event, target = event.target) =>
  target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));

/** Lets all effects of the page run before the first press, and React render what one press changed before the next. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

async function replay(): Promise<void> {
  const { early = [], search, pressed } = loader;
  loader.early = loader.search = undefined;
  for (const control of pressed) {
    // The search goes on to fetch its dialog, and says itself when that is there.
    if (!search || !control.matches('a')) control.ariaBusy = null;
  }
  // From here on links fetch payloads; a page that the browser fetches ahead would be fetched for nothing.
  document.querySelector('[type=speculationrules]')?.remove();
  // A form is sent once, however often its button was pressed.
  const presses = new Map(early.map((event) => [event.type === 'submit' ? event.target : event, event]));
  for (const event of presses.values()) {
    await rest();
    // Of two keys on a tab, the first moves the focus to the tab that the second is meant for.
    repeat(
      event,
      (event.type === 'keydown' && document.activeElement?.closest('[role=tab]')) || event.target,
    );
  }
  await rest();
  if (search instanceof Event) repeat(search);
  else search?.click();
  if (!pressed.length) tellPlace();
}

/** Tells React where pointer and focus are already, for the tooltip there; `detail` says for how many milliseconds. */
function tellPlace(): void {
  const { type, target, timeStamp } = loader.last!;
  // A finger sends moves of a mouse, too, and hovers over what it has tapped last.
  if (type === 'mousemove' && (target as Element).matches(':hover') && matchMedia('(hover)').matches)
    target!.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, detail: performance.now() - timeStamp }),
    );
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

async function start(): Promise<void> {
  const { app } = document.querySelector<HTMLElement>('script[data-app]')!.dataset;
  const [kind, address, sum, build] = app!.split(' ') as [string, string, string, string];
  const { chunks, bootstrap } = START_SETS[+kind]!;
  const files = [payload(address, sum, build), ...chunks.map(load)] as const;
  await Promise.allSettled(files);
  clearTimeout(timer);
  const [rows] = await Promise.all(files);
  self.__next_f = [[0], [1, rows]];
  // Sent by `AppStarted` of the root layout, when React has taken over the whole page.
  addEventListener('app-started', replay, { once: true });
  (self.TURBOPACK ??= [] as never).push(bootstrap);
}

/** Leaves every press to the browser from here on: links lead somewhere, and the form says why it does not. */
function goOnWithoutReact(): void {
  // The loader's own ear for that (see there) closes with the replay, which reaches nobody but links.
  self.onpopstate = ({ state }) => state && location.reload();
  replay();
  for (const control of loader.pressed) control.ariaBusy = 'false';
  const button = document.querySelector('form[data-wants] button');
  // In its place, where whoever has pressed it looks, and so that nobody presses it in vain.
  if (button)
    button.outerHTML = '<p role=alert>This page is out of date: copy what you wrote, then reload it.';
}

start().catch((error: unknown) => {
  console.warn('React did not start:', error);
  loader.failed();
});
