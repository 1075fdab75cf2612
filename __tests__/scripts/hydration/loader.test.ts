/** @jest-environment jsdom */

/* The loader of every page, alone: which events it keeps for React, and which it leaves to the page. */

// What the build fills in.
Object.assign(globalThis, { STATICS: '/_next/static/', PARTS: 'parts.js' });

const PAGE = `
  <script type="text/plain" data-app="start.js /blog/a sum"></script>
  <header><a href="/blog" data-wants>Search articles</a></header>
  <div role="tablist"><a role="tab" href="/flights" data-wants>Flights</a></div>
  <form data-wants><input name="message"><button>Send</button></form>`;

const control = () => document.querySelector<HTMLAnchorElement>('header a')!;
const tab = () => document.querySelector<HTMLAnchorElement>('[role=tab]')!;
const field = () => document.querySelector('input')!;
/** Whether the bootstrap has been asked for. */
const starts = () => document.querySelector('script[src^="/_next/static/start.js"]') !== null;

const listening: Parameters<typeof removeEventListener>[] = [];

beforeEach(async () => {
  document.head.innerHTML = '';
  document.body.innerHTML = PAGE;
  localStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
    listening.push(args);
    listen(...args);
  });
  await jest.isolateModulesAsync(async () => void (await import('@/scripts/hydration/loader')));
});

afterEach(() => {
  for (const args of listening.splice(0)) window.removeEventListener(...args);
  jest.restoreAllMocks();
});

/** Sends an event, and tells what of it is left for the page. */
function send<E extends Event>(target: Element, event: E) {
  const seen = jest.fn();
  document.addEventListener(event.type, seen, true);
  target.dispatchEvent(event);
  document.removeEventListener(event.type, seen, true);
  return { isPrevented: event.defaultPrevented, isSeen: seen.mock.calls.length > 0 };
}
const press = (target: Element, init: KeyboardEventInit) =>
  send(target, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

/** What of a kept event the page sees, and what of one that is not kept. */
const KEPT = { isPrevented: true, isSeen: false };
const LEFT = { isPrevented: false, isSeen: true };

test.each<KeyboardEventInit>([
  { key: '/' },
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: 'K', ctrlKey: true },
])('the search opens by %j', (init) => {
  expect(press(document.body, init)).toEqual(KEPT);
  expect(self.__loader.search).toMatchObject({ type: 'keydown', key: init.key });
  expect(control().ariaBusy).toBe('true');
  expect(starts()).toBe(true);
});

test.each<KeyboardEventInit>([
  { key: 'k' },
  { key: '/', ctrlKey: true },
  { key: '/', metaKey: true },
  { key: 'K', ctrlKey: true, shiftKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'j', ctrlKey: true },
])('the search does not open by %j', (init) => {
  expect(press(document.body, init)).toEqual(LEFT);
  expect(starts()).toBe(false);
});

test('a slash in a field is a slash, and so is one that the visitor has turned off', () => {
  expect(press(field(), { key: '/' })).toEqual(LEFT);
  localStorage.setItem('slash', 'off');
  expect(press(document.body, { key: '/' })).toEqual(LEFT);
  expect(self.__loader.search).toBeUndefined();
});

test('a browser that refuses storage opens the search all the same', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(press(document.body, { key: '/' })).toEqual(KEPT);
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s on a tab is kept until React is there', (key) => {
  expect(press(tab(), { key })).toEqual(KEPT);
  expect(self.__loader.early).toHaveLength(1);
});

test.each(['Tab', 'Enter', 'Escape', 'a', 'F5'])('%s on a tab is left to the browser', (key) => {
  expect(press(tab(), { key })).toEqual(LEFT);
  expect(self.__loader.early).toEqual([]);
});

test('a press on the search is kept, and one for another tab or window is not', () => {
  const click = (init?: MouseEventInit) =>
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  control().addEventListener('click', (event) => event.preventDefault());
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    expect(send(control(), click(init)).isSeen).toBe(true);
    expect(self.__loader.search).toBeUndefined();
  }
  expect(send(control(), click())).toEqual(KEPT);
  expect(self.__loader.search).toBe(control());
});

test('a form that is sent early is kept once more for every press, with its button busy', () => {
  const submit = () =>
    send(document.forms[0]!, new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect([submit(), submit()]).toEqual([KEPT, KEPT]);
  expect(self.__loader.early).toHaveLength(2);
  expect(document.querySelectorAll('script[src^="/_next/static/start.js"]')).toHaveLength(1);
});

test('once React has taken over, every event is left to it', () => {
  self.__loader.early = undefined;
  expect(press(document.body, { key: '/' })).toEqual(LEFT);
  expect(press(tab(), { key: 'Home' })).toEqual(LEFT);
});
