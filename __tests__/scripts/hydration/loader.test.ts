/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */

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

/** What has been fetched, in order. */
const fetched = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
/** Ends the last fetch. */
const end = (how: 'load' | 'error') =>
  document.querySelector('script[src]:last-of-type')!.dispatchEvent(new Event(how));

const listening: Parameters<typeof removeEventListener>[] = [];
const listen = window.addEventListener.bind(window);
const leave = () => {
  for (const args of listening.splice(0)) window.removeEventListener(...args);
};

/** Opens a page, on a device whose pointer can rest on a control or cannot. */
async function visit(html: string, canHover = true) {
  leave();
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  Object.assign(window, { matchMedia: (query: string) => ({ matches: canHover && query === '(hover)' }) });
  await jest.isolateModulesAsync(async () => void (await import('@/scripts/hydration/loader')));
}

/** Errors of listeners, which a browser only logs. */
const failures: unknown[] = [];
const note = ({ error }: ErrorEvent) => failures.push(error);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  listen('error', note);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
    listening.push(args);
    listen(...args);
  });
  await visit(PAGE);
});

afterEach(() => {
  leave();
  window.removeEventListener('error', note);
  jest.restoreAllMocks();
  jest.useRealTimers();
  expect(failures.splice(0)).toEqual([]);
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
  { key: '/', altKey: true },
  { key: '/', isComposing: true },
  { key: 'K', ctrlKey: true, shiftKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'k', ctrlKey: true, isComposing: true },
  { key: 'j', ctrlKey: true },
  { key: 'KanaMode', ctrlKey: true },
  { key: 'BrowserBack', ctrlKey: true },
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

test('what is kept reaches no listener of the page, however far out it sits', () => {
  const outside = jest.fn();
  listen('click', outside);
  listen('click', outside, true);
  control().addEventListener('click', outside);
  control().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  window.removeEventListener('click', outside);
  window.removeEventListener('click', outside, true);
  expect(outside).not.toHaveBeenCalled();
});

test.each(['mousemove', 'focusin'])('%s on a control fetches the application and keeps nothing', (type) => {
  expect(send(control(), new Event(type, { bubbles: true, cancelable: true }))).toEqual(LEFT);
  expect(fetched()).toEqual(['/_next/static/start.js?0']);
  expect(self.__loader.early).toEqual([]);
  expect(self.__loader.last?.type).toBe(type);
});

test('focus on the page itself and a pointer away from the controls load nothing', () => {
  document.dispatchEvent(new Event('focusin', { bubbles: true }));
  send(document.body, new Event('mousemove', { bubbles: true }));
  expect(fetched()).toEqual([]);
});

test('a control that needs React for its tooltip alone starts nothing where no pointer can rest', async () => {
  const html = `${PAGE}<p data-wants="hover">€ 300</p>`;
  const rest = () => send(document.querySelector('p')!, new Event('mousemove', { bubbles: true }));
  await visit(html, false);
  rest();
  expect(starts()).toBe(false);
  send(control(), new Event('mousemove', { bubbles: true }));
  expect(starts()).toBe(true);
  await visit(html);
  rest();
  expect(starts()).toBe(true);
});

test('the button that sent a form is the one that is busy, and without one the form is', () => {
  const form = document.forms[0]!;
  const submitter = document.querySelector('button')!;
  send(form, new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  expect([submitter.ariaBusy, form.ariaBusy]).toEqual(['true', null]);
  send(form, new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(form.ariaBusy).toBe('true');
});

describe('when the application cannot be had', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    location.hash = '';
    press(tab(), { key: 'Home' });
  });

  test.each(['error', 'load'] as const)(
    'after %s, each control says so, and a second try has another address',
    (how) => {
      end(how);
      expect(tab().ariaBusy).toBe('false');
      // Not at once, for a pointer that moves.
      send(tab(), new Event('mousemove', { bubbles: true }));
      expect(fetched()).toHaveLength(1);
      jest.runAllTimers();
      expect(fetched()).toHaveLength(1);
      send(tab(), new Event('mousemove', { bubbles: true }));
      expect(fetched()).toEqual(['/_next/static/start.js?0', '/_next/static/start.js?1']);
    },
  );

  test('a control that is pressed again in the meantime is tried again by itself, also beside another', () => {
    press(document.body, { key: '/' });
    end('error');
    expect(control().ariaBusy).toBe('false');
    press(tab(), { key: 'End' });
    jest.advanceTimersByTime(1000);
    expect(fetched()).toEqual(['/_next/static/start.js?0', '/_next/static/start.js?1']);
  });

  test('the link to the search is followed once, and its key leads nowhere', () => {
    control().href = '#all-articles';
    press(document.body, { key: '/' });
    end('error');
    expect([location.hash, self.__loader.search]).toEqual(['', null]);
    jest.runAllTimers();
    control().click();
    end('error');
    expect(location.hash).toBe('#all-articles');
    expect(self.__loader.search).toBeNull();
  });

  test('a bootstrap that does not answer within 15 seconds has failed, and does not run if it still arrives', () => {
    const script = document.querySelector('script[src]')!;
    jest.advanceTimersByTime(14_999);
    expect(tab().ariaBusy).toBe('true');
    expect(script.isConnected).toBe(true);
    jest.advanceTimersByTime(1);
    expect(tab().ariaBusy).toBe('false');
    expect(script.ownerDocument).not.toBe(document);
    jest.advanceTimersByTime(1000);
    press(tab(), { key: 'End' });
    expect(fetched()).toEqual(['/_next/static/start.js?1']);
  });

  test('the limit of a failed start does not end the next one', () => {
    jest.advanceTimersByTime(10_000);
    end('error');
    jest.advanceTimersByTime(1000);
    press(tab(), { key: 'End' });
    jest.advanceTimersByTime(14_999);
    expect(tab().ariaBusy).toBe('true');
    jest.advanceTimersByTime(1);
    expect(tab().ariaBusy).toBe('false');
  });

  test('the bootstrap is told of the limit when it runs', () => {
    const stop = jest.fn();
    Object.assign(self.__loader, { stop, busy: 2 });
    end('load');
    jest.advanceTimersByTime(15_000);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(tab().ariaBusy).toBe('true');
  });

  test('keys have their usual effect again, which are kept while the search loads', () => {
    // A key that a script sends does not begin a text.
    self.__loader.typed = '';
    for (const key of ['a', ' ', 'x', 'Backspace', 'b'])
      expect(press(document.body, { key }).isPrevented).toBe(key !== 'Backspace');
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press(document.body, { key: 'd', [modifier]: true }).isPrevented).toBe(false);
    expect(press(field(), { key: 'e' }).isPrevented).toBe(false);
    expect(self.__loader.typed).toBe('a b');
    end('error');
    expect(press(document.body, { key: ' ' }).isPrevented).toBe(false);
    expect(self.__loader.typed).toBeNull();
  });

  test('a bootstrap that runs has not failed', () => {
    self.__loader.busy = 2;
    end('load');
    expect(tab().ariaBusy).toBe('true');
  });
});

describe('a part that runs without React', () => {
  const FORM = '<form data-runs><input required><button>Search</button></form>';
  const LINK = '<a data-runs href="#there">Open</a>';
  const PARTS = ['/_next/static/parts.js'];
  const button = () => document.querySelector('button')!;
  const link = () => document.querySelector('a')!;
  const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  beforeEach(() => {
    jest.useFakeTimers();
    location.hash = '';
  });

  test.each([
    ['a widget', '<div data-runs></div>', PARTS],
    ['a form', FORM, []],
    ['a link', LINK, []],
    ['a form whose words the tab would keep', '<form data-draft></form>', []],
    ['nothing', '<p></p>', []],
  ])('is fetched once the page is parsed: %s', async (_, html, expected) => {
    await visit(html);
    parsed();
    parsed();
    expect(fetched()).toEqual(expected);
  });

  test('is fetched for a draft that the tab has kept', async () => {
    sessionStorage.setItem('draft', 'Hello');
    await visit('<form data-draft></form>');
    parsed();
    expect(fetched()).toEqual(PARTS);
  });

  test('is fetched when a visitor gets to the form, which then leaves its checks to it', async () => {
    await visit(FORM);
    expect(send(field(), new Event('focusin', { bubbles: true, cancelable: true }))).toEqual(LEFT);
    send(field(), new Event('mousemove', { bubbles: true }));
    expect(fetched()).toEqual(PARTS);
    expect(document.forms[0]!.noValidate).toBe(true);
  });

  /** Sends the form or follows the link, and counts how often the page is asked for it again. */
  async function pressed(html: string) {
    await visit(html);
    const asked = jest.fn((event: Event) => event.preventDefault());
    const pressable = html === FORM ? button() : link();
    pressable.addEventListener('click', asked);
    const event =
      html === FORM
        ? new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button() })
        : new MouseEvent('click', { bubbles: true, cancelable: true });
    (html === FORM ? document.forms[0]! : link()).dispatchEvent(event);
    return { asked, pressable, isPrevented: event.defaultPrevented };
  }

  test.each([FORM, LINK])('keeps a press until it is there: %s', async (html) => {
    const { asked, pressable, isPrevented } = await pressed(html);
    expect([isPrevented, pressable.ariaBusy]).toEqual([true, 'true']);
    const before = asked.mock.calls.length;
    self.__loader.parts = 2;
    end('load');
    expect(asked).toHaveBeenCalledTimes(before + 1);
    expect(pressable.ariaBusy).toBeNull();
    if (html === FORM) expect(document.forms[0]!.noValidate).toBe(true);
    jest.runAllTimers();
    expect(asked).toHaveBeenCalledTimes(before + 1);
  });

  test('no longer shows the first of two pressed links as busy', async () => {
    await visit(LINK + LINK);
    const links = [...document.querySelectorAll('a')];
    for (const each of links) {
      each.addEventListener('click', (event) => event.preventDefault());
      send(each, new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    expect(links.map(({ ariaBusy }) => ariaBusy)).toEqual([null, 'true']);
    self.__loader.parts = 2;
    end('load');
    expect(links.map(({ ariaBusy }) => ariaBusy)).toEqual([null, null]);
  });

  test.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a press on a link for another tab or window to the browser: %j',
    async (init) => {
      await visit(LINK);
      link().addEventListener('click', (event) => event.preventDefault());
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      expect(send(link(), click).isSeen).toBe(true);
      expect(link().ariaBusy).toBeNull();
      expect(fetched()).toEqual(PARTS);
    },
  );

  test.each([FORM, LINK])('lets the browser go on by itself when it cannot be had: %s', async (html) => {
    const { asked, pressable } = await pressed(html);
    const before = asked.mock.calls.length;
    end('error');
    expect(asked).toHaveBeenCalledTimes(before + 1);
    expect(pressable.ariaBusy).toBeNull();
    if (html === FORM) expect(document.forms[0]!.noValidate).toBe(false);
  });

  test('lets the browser check a form that a visitor is in when it turns out that it cannot be had', async () => {
    await visit(FORM);
    send(field(), new Event('focusin', { bubbles: true, cancelable: true }));
    end('error');
    expect(document.forms[0]!.noValidate).toBe(false);
    send(field(), new Event('focusin', { bubbles: true, cancelable: true }));
    expect(document.forms[0]!.noValidate).toBe(false);
  });

  test('lets the browser go on after two seconds', async () => {
    const { asked } = await pressed(FORM);
    jest.advanceTimersByTime(1999);
    expect(asked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('takes its events itself from then on', async () => {
    await visit(FORM);
    self.__loader.parts = 2;
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button() });
    expect(send(document.forms[0]!, submit)).toEqual(LEFT);
    expect(fetched()).toEqual([]);
    expect(document.forms[0]!.noValidate).toBe(false);
  });

  test('keeps no press on what is neither link nor button', async () => {
    await visit('<div data-runs><p>Map</p></div>');
    expect(
      send(document.querySelector('p')!, new MouseEvent('click', { bubbles: true, cancelable: true })),
    ).toEqual(LEFT);
    await visit(LINK);
    expect(send(link(), new Event('focusin', { bubbles: true, cancelable: true }))).toEqual(LEFT);
  });
});

test('Back to a page that React has made reloads it, until React is there; other steps do not', () => {
  // jsdom reloads nothing and says so.
  const reload = jest.spyOn(console, 'error').mockImplementation(() => {});
  const back = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }));
  back(null);
  expect(reload).not.toHaveBeenCalled();
  back({ tree: 1 });
  expect(reload).toHaveBeenCalledTimes(1);
  self.__loader.early = undefined;
  back({ tree: 1 });
  expect(reload).toHaveBeenCalledTimes(1);
});
