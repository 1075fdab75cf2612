/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */

/* The counter of visits, alone: what of a page's life is a visit. The browser tests hold what providers get. */

Object.assign(globalThis, {
  PROVIDER: 'plausible',
  ADDRESS: 'https://counter.example',
  SITE: 'site.example',
});

const listening: (readonly [EventTarget, ...Parameters<EventTarget['removeEventListener']>])[] = [];
const { pushState } = history;
const sent: { readonly name: string; readonly url: string }[] = [];
let isPrerendering: boolean;

beforeEach(async () => {
  sent.length = 0;
  isPrerendering = false;
  history.replaceState(null, '', '/blog');
  document.body.innerHTML =
    '<a rel="sponsored noopener" href="https://partner.example/?s=home_flights_oslo">Oslo</a>';
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering });
  Object.assign(navigator, {
    sendBeacon: (_address: string, body: string) => {
      sent.push(JSON.parse(body));
      return true;
    },
  });
  for (const target of [window, document]) {
    const listen: EventTarget['addEventListener'] = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
      listening.push([target, ...args]);
      listen(...args);
    });
  }
  jest.useFakeTimers();
  await jest.isolateModulesAsync(async () => void (await import('@/scripts/hydration/count-visits')));
});

afterEach(() => {
  for (const [target, ...args] of listening.splice(0)) target.removeEventListener(...args);
  history.pushState = pushState;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (persisted = false) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const visits = () => sent.map(({ name, url }) => `${name} ${new URL(url).pathname}`);

test('a page is a visit once it is shown', () => {
  expect(visits()).toEqual([]);
  show();
  expect(visits()).toEqual(['pageview /blog']);
});

test('a page that the browser draws ahead is a visit when a reader comes, and not before', () => {
  isPrerendering = true;
  show();
  expect(visits()).toEqual([]);
  isPrerendering = false;
  // The event does not bubble (https://wicg.github.io/nav-speculation/prerendering.html).
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(visits()).toEqual(['pageview /blog']);
});

test('a page that comes back whole by Back is another visit', () => {
  show();
  show(true);
  expect(visits()).toEqual(['pageview /blog', 'pageview /blog']);
});

test('another page without a new document is a visit, another place of the same page is none', () => {
  show();
  history.pushState(null, '', '/blog#topics');
  jest.runAllTimers();
  expect(visits()).toHaveLength(1);
  history.pushState(null, '', '/flights');
  jest.runAllTimers();
  expect(visits()).toEqual(['pageview /blog', 'pageview /flights']);
});

test('a press on an earning link is counted, and the button that opens a menu is not', () => {
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(sent).toEqual([]);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(sent).toMatchObject([{ name: 'Partner click', props: { subId: 'home_flights_oslo' } }]);
});
