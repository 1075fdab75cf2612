/*
 * The part of the loader that is fetched on the first intent. It loads the scripts that Next's own script tags would
 * have loaded, and passes the page's payload to Next in the form of inlined rows. If loading fails, the page stays
 * unchanged; another run loads only what is missing. If a newer release has changed the page, React cannot start,
 * and the page says so. Its size counts towards the byte budget of starting the home page
 * (`__tests__/build/budgets.test.ts`).
 */
import { keepDraft } from '@/components/article/comment-draft';
import { checksum } from '@/lib/source/checksum';
import type { StartSet } from './loader-state';

/** The start set of this kind of page. The post-processor fills it in. */
declare const START_SET: StartSet;

/** The paths of pages that show partners, with the base path and without a trailing slash. */
declare const PARTNER_PAGES: readonly string[];

const loader = self.__loader;
loader.busy = 2;

// Before React loads, because a visitor may leave the page while React is loading.
const form = document.querySelector<HTMLFormElement>('form[data-draft]');
if (form) keepDraft(form);

// The loader limits the whole start. Files that have arrived by then are kept; the next intent fetches the rest.
const limit = new AbortController();
loader.stop = () => limit.abort();

/** After a failure, the cached response may be the broken one. */
const get = (src: string, isBroken = loader.tries > 1) =>
  fetch(src, { cache: isBroken ? 'reload' : 'default', signal: limit.signal });

async function load(src: string): Promise<void> {
  if (document.querySelector(`script[src="${src}"]`)) return;
  if (loader.tries > 1) await get(src);
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const end = (event: Event | string) => {
      removeEventListener('error', onThrow);
      limit.signal.removeEventListener('abort', end);
      if ((event as Event).type === 'load') return resolve();
      // Move the script to another document instead of only removing it, so that it does not run if it still arrives.
      new Document().adoptNode(script);
      reject(event);
    };
    // A damaged script fires `load`; only the window reports that it cannot be parsed.
    const onThrow = (event: ErrorEvent) => event.filename === script.src && end(event);
    addEventListener('error', onThrow);
    limit.signal.addEventListener('abort', end);
    script.onload = script.onerror = end;
    script.src = src;
    // Set as an attribute, because React uses it to recognize its own chunks and does not add them again.
    script.async = true;
    document.head.append(script);
  });
}

async function payload(address: string, sum: string): Promise<string> {
  const file = `${address}.txt`;
  let text = await (await get(file)).text();
  // A cache may have the payload of an older release.
  if (checksum(text) !== sum) text = await (await get(file, true)).text();
  if (checksum(text) === sum) return text;
  // This is a complete payload, but not the payload of this page, so there is a newer release.
  if (/"b":"[^]*\n$/.test(text)) loader.failed = goOnWithoutReact;
  throw new Error(file);
}

const repeat = (event: Event, target = event.target) =>
  target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));

/** Waits for all effects of the page before the first event, and for React's rendering between events. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

async function replay(): Promise<void> {
  const { early = [], search, pressed } = loader;
  loader.early = loader.search = undefined;
  for (const control of pressed) {
    // The search still has to fetch its dialog, and resets its state itself.
    if (!search || !control.matches('a')) control.ariaBusy = null;
  }
  // From now on links fetch payloads, so prefetched documents would not be used.
  document.querySelector('[type=speculationrules]')?.remove();
  // Submit a form once, however often its button was pressed.
  const presses = new Map(early.map((event) => [event.type === 'submit' ? event.target : event, event]));
  for (const event of presses.values()) {
    await rest();
    // After two keys on a tab, the first key has moved the focus to another tab, and the second key belongs to that tab.
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

/**
 * Sends React the position of the pointer and the focus, for tooltips. `detail` is the time in milliseconds since the pointer
 * entered the element.
 */
function tellPlace(): void {
  const { type, target, timeStamp } = loader.last!;
  // Touch also sends mouse moves, and leaves the tapped element hovered.
  if (type === 'mousemove' && (target as Element).matches(':hover') && matchMedia('(hover)').matches)
    target!.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, detail: performance.now() - timeStamp }),
    );
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Makes links and the history load a new document when they lead from a page without partners to one with partners. Client-side
 * navigation keeps the content security policy of the first page, and pages without partners have a narrower policy.
 */
function leaveForPartners(): void {
  const showsPartners = ({ pathname }: Location | HTMLAnchorElement) =>
    PARTNER_PAGES.includes(pathname.replace(/\/$/, ''));
  if (showsPartners(location)) return;
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      // React's router must not see the click, so that the browser follows the link.
      if (link?.origin === location.origin && showsPartners(link)) event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('popstate', (event) => {
    if (!showsPartners(location)) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

async function start(): Promise<void> {
  const { app } = document.querySelector<HTMLElement>('script[data-app]')!.dataset;
  const [, address, sum] = app!.split(' ') as [string, string, string];
  const { chunks, entry } = START_SET;
  const files = [payload(address, sum), ...chunks.map(load)] as const;
  await Promise.allSettled(files);
  clearTimeout(loader.limit);
  const [rows] = await Promise.all(files);
  self.__next_f = [[0], [1, rows]];
  // `AppStarted` in the root layout sends this event when React handles the whole page.
  addEventListener('app-started', replay, { once: true });
  (self.TURBOPACK ??= [] as never).push(entry);
}

/** Leaves all further events to the browser. Links work, and the form shows why it does not work. */
function goOnWithoutReact(): void {
  // The loader has a handler for `popstate` too, but it does nothing after the replay. The replay now reaches only links.
  self.onpopstate = ({ state }) => state && location.reload();
  loader.typed = null;
  // This listener comes after the loader's, which would keep what is typed after the next key of the search.
  addEventListener('keydown', () => (loader.typed = null), true);
  replay();
  for (const control of loader.pressed) control.ariaBusy = 'false';
  const button = document.querySelector('form[data-wants] button');
  // Replaces the button, so that visitors see it where they pressed and do not press again.
  if (button)
    button.outerHTML = '<p role=alert>This page is out of date: copy what you wrote, then reload it.';
}

leaveForPartners();
start().catch((error: unknown) => {
  console.warn('React did not start:', error);
  loader.failed();
});
