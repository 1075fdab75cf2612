/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */

/* The counter of visits, alone: what of a page's life is a visit, who is not counted, and what providers get. */

const ADDRESS = 'https://counter.example';
Object.assign(globalThis, { ADDRESS, SITE: 'site.example' });
const use = (provider: string) => Object.assign(globalThis, { PROVIDER: provider });

const listening: (readonly [EventTarget, ...Parameters<EventTarget['removeEventListener']>])[] = [];
const { pushState } = history;
const sent: { readonly name: string; readonly url: string; readonly to: string }[] = [];
let isPrerendering: boolean;

const begin = () =>
  jest.isolateModulesAsync(async () => void (await import('@/scripts/hydration/count-visits')));
const end = () => {
  for (const [target, ...args] of listening.splice(0)) target.removeEventListener(...args);
  history.pushState = pushState;
};

/** What a browser says of itself and of where the reader came from. */
const say = (of: object, name: string, value: unknown) =>
  Object.defineProperty(of, name, { configurable: true, get: () => value });

beforeEach(async () => {
  use('plausible');
  sent.length = 0;
  isPrerendering = false;
  history.replaceState(null, '', '/blog');
  document.body.innerHTML =
    '<a rel="sponsored noopener" href="https://partner.example/?s=home_flights_oslo">Oslo</a>';
  document.title = 'The blog';
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering });
  say(document, 'referrer', 'https://search.example/');
  Object.assign(navigator, {
    sendBeacon: (to: string, body: string) => {
      sent.push({ to, ...JSON.parse(body) });
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
  await begin();
});

afterEach(() => {
  end();
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
  for (const name of ['prerendering', 'referrer']) Reflect.deleteProperty(document, name);
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

test('going back to another page is a visit', () => {
  show();
  history.replaceState(null, '', '/flights');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(visits()).toEqual(['pageview /blog', 'pageview /flights']);
});

const readerSays = async (name: string, value: unknown) => {
  end();
  say(navigator, name, value);
  await begin();
  show();
};

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a reader whose browser says %s: %s is not counted at all', async (name, value) => {
  await readerSays(name, value);
  history.pushState(null, '', '/flights');
  jest.runAllTimers();
  click();
  expect(location.pathname).toBe('/flights');
  expect(sent).toEqual([]);
});

test.each([
  ['globalPrivacyControl', false],
  ['doNotTrack', '0'],
  ['doNotTrack', 'unspecified'],
  ['doNotTrack', null],
])('a reader whose browser says %s: %s is counted', async (name, value) => {
  await readerSays(name, value);
  expect(visits()).toEqual(['pageview /blog']);
});

const link = () => document.querySelector('a')!;
const click = (type = 'click', button = 0, from: Element = link()) => {
  // After the script has counted, because the test's browser opens no page.
  addEventListener(type, (event) => event.preventDefault(), { once: true });
  from.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
};

test('a press on an earning link is counted, and the button that opens a menu is not', () => {
  click('auxclick', 2);
  expect(sent).toEqual([]);
  click();
  click('auxclick', 1);
  expect(sent).toMatchObject([
    { name: 'Partner click', props: { subId: 'home_flights_oslo' } },
    { name: 'Partner click', props: { subId: 'home_flights_oslo' } },
  ]);
});

test('a press that the page stops, such as that of a search with an empty field, is not counted', () => {
  link().onclick = (event) => event.preventDefault();
  click();
  expect(sent).toEqual([]);
});

test('a press is reported with its page and its placement, wherever in the link it is', () => {
  show();
  link().innerHTML = '<b>Oslo</b>';
  click('click', 0, link().firstElementChild!);
  expect(sent.slice(1)).toEqual([
    {
      to: ADDRESS,
      ...{ name: 'Partner click', url: 'http://localhost/blog', domain: 'site.example' },
      referrer: 'https://search.example/',
      props: { subId: 'home_flights_oslo', page: '/blog', placement: 'flights_oslo' },
    },
  ]);
});

test.each([
  ['https://partner.example/?marker=12345.home_flights_oslo&x=1', 'home_flights_oslo', 'flights_oslo'],
  [
    'https://partner.example/?affiliate=my_travel_site&ref_id=home_services-hotels_hostelworld&x=1.5',
    'home_services-hotels_hostelworld',
    'services-hotels_hostelworld',
  ],
  [
    'https://partner.example/?s=blog_night-trains__0abc12d',
    'blog_night-trains__0abc12d',
    'night-trains__0abc12d',
  ],
])('a press on %s is one on %s', (href, subId, placement) => {
  link().href = href;
  click();
  expect(sent).toMatchObject([{ props: { subId, placement } }]);
});

test.each([
  ['that earns nothing', { rel: 'noopener' }],
  ['that no placement is in', { href: 'https://partner.example/?a=b_c' }],
])('a press on a link %s is not counted', (_, attributes) => {
  Object.assign(link(), attributes);
  click();
  click('click', 0, document.body);
  expect(sent).toEqual([]);
});

test('a search at a partner is counted when its form is sent', () => {
  document.body.innerHTML =
    '<form rel="sponsored"><input name="from" value="OSL"><input name="marker" value="123.home_search_form"></form>';
  const form = document.querySelector('form')!;
  form.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(sent).toEqual([]);
  // Makes the browser tell of the data, as sending does.
  form.dispatchEvent(
    Object.assign(new Event('formdata', { bubbles: true }), { formData: new FormData(form) }),
  );
  expect(sent).toMatchObject([
    { name: 'Partner click', props: { subId: 'home_search_form', placement: 'search_form' } },
  ]);
});

test('Plausible gets the page, where its reader came from, and nothing about the reader', () => {
  show();
  expect(sent).toEqual([
    {
      to: ADDRESS,
      ...{ name: 'pageview', url: 'http://localhost/blog', domain: 'site.example' },
      referrer: 'https://search.example/',
    },
  ]);
});

test('Umami gets the same in its own form', () => {
  use('umami');
  show();
  click();
  const page = {
    ...{ website: 'site.example', hostname: 'localhost', url: 'http://localhost/blog' },
    referrer: 'https://search.example/',
  };
  const data = { subId: 'home_flights_oslo', page: '/blog', placement: 'flights_oslo' };
  expect(sent).toEqual([
    { to: ADDRESS, type: 'event', payload: page },
    { to: ADDRESS, type: 'event', payload: { ...page, name: 'Partner click', data } },
  ]);
});

test('GoatCounter gets the same in an address, and when it is down nobody notices', async () => {
  use('goatcounter');
  const asked: (readonly [URL, object])[] = [];
  window.fetch = (to, options) => {
    asked.push([new URL(String(to)), options ?? {}]);
    return Promise.reject(new TypeError('down'));
  };
  show();
  click();
  await Promise.resolve();
  expect(asked.map(([{ origin }]) => origin)).toEqual([ADDRESS, ADDRESS]);
  // A page that is left must not take the request with it, and no answer is read.
  for (const [, options] of asked) expect(options).toEqual({ mode: 'no-cors', keepalive: true });
  const [visit, press] = asked.map(([{ searchParams }]) => Object.fromEntries(searchParams));
  const r = 'https://search.example/';
  expect(visit).toEqual({ p: '/blog', t: 'The blog', r, e: '', rnd: expect.stringMatching(/^0\.\d+/) });
  expect(press).toEqual({
    p: 'home_flights_oslo',
    t: 'Partner click',
    r,
    e: 'true',
    rnd: expect.any(String),
  });
  expect(sent).toEqual([]);
});
