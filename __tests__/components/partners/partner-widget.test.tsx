import { StrictMode } from 'react';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PartnerWidget, type PartnerWidgetProps } from '@/components/partners/partner-widget.client';
import { showWidget } from '@/components/partners/show-widget';

const MAP: PartnerWidgetProps = {
  slot: 'flight-map',
  src: 'https://partner.example/content?a=1',
  delay: 100,
};
const widget = (props = MAP) => (
  <StrictMode>
    <PartnerWidget {...props} />
  </StrictMode>
);

const scripts = () => [...document.querySelectorAll('script')];
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
let info: jest.SpyInstance;
let problem: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  info = jest.spyOn(console, 'info').mockImplementation();
  problem = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  expect(problem).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
});

test('in strict mode one script goes into its own area, after its delay and not before', () => {
  const { container } = render(widget());
  wait(99);
  expect(scripts()).toEqual([]);
  wait(1);
  expect(scripts()).toHaveLength(1);
  const [script] = scripts();
  expect(script?.parentElement).toBe(container.querySelector('[data-part="area"]'));
  expect(script).toMatchObject({ src: MAP.src, async: true, charset: 'utf-8' });
  wait(10_000);
  expect(scripts()).toHaveLength(1);
});

test('a widget that was begun before React is neither begun again nor left running', () => {
  const html = renderToString(widget());
  const begun = () => {
    const container = document.createElement('div');
    container.innerHTML = html;
    const area = container.querySelector<HTMLElement>('[data-part="area"]');
    if (!area) throw new Error('no area');
    document.body.append(container);
    showWidget(area);
    return { container, area };
  };
  const drawn = begun();
  wait(100);
  const [script] = scripts();
  drawn.area.append(document.createElement('iframe'));
  const { unmount } = render(<PartnerWidget {...MAP} />, { container: drawn.container, hydrate: true });
  wait(10_000);
  expect([...drawn.area.children]).toEqual([script, expect.any(HTMLIFrameElement)]);
  unmount();
  expect(drawn.area).toBeEmptyDOMElement();

  const waiting = begun();
  const { unmount: leave } = render(<PartnerWidget {...MAP} />, {
    container: waiting.container,
    hydrate: true,
  });
  leave();
  expect(jest.getTimerCount()).toBe(0);
});

test('leaving takes the script and everything it drew, and into another document, where it cannot run', () => {
  const { container, unmount } = render(widget());
  wait(100);
  const [script] = scripts();
  const area = container.querySelector('[data-part="area"]');
  area?.append(document.createElement('iframe'), 'some text');
  unmount();
  expect(area?.childNodes).toHaveLength(0);
  expect(scripts()).toEqual([]);
  expect(script?.ownerDocument).not.toBe(document);
});

test('leaving before the delay is over inserts nothing', () => {
  const { container, unmount } = render(widget());
  const area = container.querySelector('[data-part="area"]');
  wait(99);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  wait(10_000);
  expect(scripts()).toEqual([]);
  expect(area).toBeEmptyDOMElement();
});

test('earlier copies of the same script go first, wherever they are; others stay', () => {
  const add = (set: (script: HTMLScriptElement) => void) => {
    const script = document.createElement('script');
    set(script);
    document.head.append(script);
    return script;
  };
  const marked = add((script) => (script.dataset.widget = 'flight-map'));
  const sameAddress = add((script) => (script.src = MAP.src));
  const other = add((script) => (script.dataset.widget = 'hotel-map'));
  render(widget());
  wait(100);
  expect([marked, sameAddress, other].map(({ isConnected }) => isConnected)).toEqual([false, false, true]);
  expect(scripts()).toHaveLength(2);
});

test('another address replaces the script and what it drew', () => {
  const { rerender } = render(widget());
  wait(100);
  const next = { ...MAP, src: 'https://partner.example/content?a=2' };
  rerender(widget(next));
  expect(scripts()).toEqual([]);
  wait(100);
  expect(scripts().map(({ src }) => src)).toEqual([next.src]);
});

const areaOf = (container: HTMLElement) => {
  const area = container.querySelector<HTMLElement>('[data-part="area"]');
  if (!area) throw new Error('no area');
  return area;
};

/** An element as a browser lays it out; jsdom gives everything no size. */
function drawn(width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  return element;
}

test.each([
  ['load', 'Widget flight-map: script loaded', 'loading'],
  ['error', 'Widget flight-map: script could not be loaded', 'failed'],
])('%s is logged, and what it means for the visitor stands in the markup', (event, line, state) => {
  const { container } = render(widget());
  const area = areaOf(container);
  expect(area).toHaveAttribute('data-state', 'loading');
  wait(100);
  scripts()[0]?.dispatchEvent(new Event(event));
  expect(info.mock.calls).toEqual([[line]]);
  expect(area).toHaveAttribute('data-state', state);
});

test('6 s after the script loaded, a widget without a drawing is given up, and not before', () => {
  const { container } = render(widget());
  wait(5_000);
  scripts()[0]?.dispatchEvent(new Event('load'));
  wait(5_999);
  expect(areaOf(container)).toHaveAttribute('data-state', 'loading');
  wait(1);
  expect(areaOf(container)).toHaveAttribute('data-state', 'failed');
});

test('a script that never answers is given up, too', () => {
  const { container } = render(widget());
  wait(100 + 14_999);
  expect(areaOf(container)).toHaveAttribute('data-state', 'loading');
  wait(1);
  expect(areaOf(container)).toHaveAttribute('data-state', 'failed');
});

test.each([
  ['an element with a size', () => drawn(300, 200), 'there'],
  ['words', () => 'Flights from London', 'there'],
  ['a picture of one pixel, which only counts', () => drawn(1, 1), 'failed'],
  ['an empty box', () => drawn(1200, 0), 'failed'],
  ['blanks', () => '\n  ', 'failed'],
])('%s', async (_, make, state) => {
  const { container } = render(widget());
  const area = areaOf(container);
  wait(100);
  scripts()[0]?.dispatchEvent(new Event('load'));
  area.append(make());
  await act(async () => Promise.resolve());
  wait(6_000);
  expect(area).toHaveAttribute('data-state', state);
});

test('a drawing counts at once, and after the widget was given up', async () => {
  const { container } = render(widget());
  const area = areaOf(container);
  wait(100);
  scripts()[0]?.dispatchEvent(new Event('load'));
  wait(6_000);
  expect(area).toHaveAttribute('data-state', 'failed');
  area.append(drawn(300, 200));
  await act(async () => Promise.resolve());
  expect(area).toHaveAttribute('data-state', 'there');
});

test('leaving forgets the state and its timer, also while a partner is waited for', () => {
  const { container, unmount } = render(widget());
  const area = areaOf(container);
  wait(100);
  scripts()[0]?.dispatchEvent(new Event('load'));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(area).not.toHaveAttribute('data-state');
});
