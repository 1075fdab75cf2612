import { StrictMode } from 'react';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PartnerWidget, type PartnerWidgetProps } from '@/components/widgets/partner-widget.client';
import { showWidget } from '@/components/widgets/show-widget';

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

test.each([
  ['load', 'Widget flight-map: script loaded'],
  ['error', 'Widget flight-map: script could not be loaded'],
])('%s is only logged', (event, line) => {
  const { container } = render(widget());
  wait(100);
  scripts()[0]?.dispatchEvent(new Event(event));
  expect(info.mock.calls).toEqual([[line]]);
  expect(container.textContent).toBe('');
});
