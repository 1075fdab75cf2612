/*
 * The part of the gate that no reader pays for: fetched on intent, it loads what the page's own script tags would have
 * loaded, and hands the page's payload to Next in the form of the inlined rows. A failed start leaves the page as it is;
 * running the starter again loads only what is missing. A page that a release has overtaken cannot start: it says so.
 */
import { buildOf } from './build-of';
import { checksum } from './checksum';
import type {} from './gate-state';
import type { StartSet } from '../next-page';

/** Per kind of page, filled in by the finisher. */
declare const START_SETS: readonly StartSet[];

const gate = self.__gate;
gate.busy = 2;

/** Milliseconds for all that a start fetches. What has arrived by then stays; the next intent fetches the rest. */
const LIMIT = 15_000;
const limit = new AbortController();
const timer = setTimeout(() => limit.abort(new Error('a file has not arrived in time')), LIMIT);

async function load(src: string): Promise<void> {
  if (document.querySelector(`script[src="${src}"]`)) return;
  // What is in the browser's cache may be what failed.
  if (gate.tries > 1) await fetch(src, { cache: 'reload', signal: limit.signal });
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: unknown) => {
      removeEventListener('error', onThrow);
      // Out of this document and not only removed: then it does not run either, should it still arrive.
      document.implementation.createHTMLDocument().adoptNode(script);
      reject(reason);
    };
    limit.signal.addEventListener('abort', () => fail(limit.signal.reason));
    // A script that arrives damaged is reported as loaded; only the window hears that it cannot be parsed.
    const onThrow = (event: ErrorEvent) => event.filename === script.src && fail(event.error);
    addEventListener('error', onThrow);
    script.onload = () => {
      removeEventListener('error', onThrow);
      resolve();
    };
    script.onerror = () => fail(new Error(`${src} did not load`));
    script.src = src;
    // As an attribute: by it React knows the tags of its own chunks and does not add them again.
    script.async = true;
    document.head.append(script);
  });
}

/** There is a newer build of this page, so its payload is gone for good. */
class OtherBuildError extends Error {}

async function payload(address: string, sum: string, build: string): Promise<string> {
  const file = `${address}.txt`;
  const cache = gate.tries > 1 ? 'reload' : 'default';
  const text = await (await fetch(file, { cache, signal: limit.signal })).text();
  if (checksum(text) === sum) return text;
  if ((buildOf(text) ?? build) !== build) throw new OtherBuildError(`${file} is of another build`);
  throw new Error(`${file} is not the payload of this page`);
}

const repeat = (event: Event, target = event.target) =>
  target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));

/** Lets all effects of the page run before the first press, and React render what one press changed before the next. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

async function replay(): Promise<void> {
  const { early = [], search } = gate;
  gate.early = gate.search = undefined;
  // From here on links fetch payloads; a page that the browser fetches ahead would be fetched for nothing.
  document.querySelector('script[type=speculationrules]')?.remove();
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
}

async function start(): Promise<void> {
  const [kind = '', address = '', sum = '', build = ''] =
    document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
  const set = START_SETS[Number(kind)];
  if (!set) throw new Error(`no set of scripts '${kind}'`);
  const results = await Promise.allSettled([payload(address, sum, build), ...set.chunks.map(load)]);
  clearTimeout(timer);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const [rows] = results as [PromiseFulfilledResult<string>];
  self.__next_f = [[0], [1, rows.value]];
  // Sent by `AppStarted` of the root layout, when React has taken over the whole page.
  addEventListener('app-started', replay, { once: true });
  (self.TURBOPACK ??= [] as never).push(set.bootstrap);
}

/** The sentence for a form that can do nothing until its page is loaded again. */
function tellOf(form: HTMLFormElement, wasSent: boolean): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent =
    'This page has changed since you opened it: copy what you wrote, then reload the page to send it.';
  form.append(note);
  const show = () => note.scrollIntoView({ block: 'nearest' });
  form.addEventListener('submit', show);
  if (wasSent) show();
}

/** Leaves every press to the browser from here on: links lead somewhere, and forms say why they do not. */
function goOnWithoutReact(): void {
  const { early = [], search } = gate;
  gate.early = gate.search = undefined;
  // The gate's own ear for that (see there) is closed by now.
  addEventListener('popstate', ({ state }) => state && location.reload());
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-wants]'))
    tellOf(
      form,
      early.some(({ target }) => target === form),
    );
  // Nobody who pressed a key asked to leave the page: the link stands ready.
  if (search instanceof Event) document.querySelector<HTMLElement>('a[data-wants]')?.focus();
  else search?.click();
}

start().catch((error: unknown) => {
  console.warn('The application did not start; the page works without it.', error);
  if (error instanceof OtherBuildError) goOnWithoutReact();
  else gate.failed();
});
