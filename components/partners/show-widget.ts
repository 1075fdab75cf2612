import { discard } from './discard';

/** Copies of a widget's script anywhere in the page; one that was left behind would draw twice. */
const earlierCopies = (slot: string, src: string) =>
  [...document.scripts].filter((script) => script.dataset.widget === slot || script.src === src);

/** What a visitor is told of a widget; without one, its script has not been asked for. */
export type WidgetState = 'loading' | 'there' | 'failed';

/** Milliseconds that a script has for its answer, and that a partner then has for drawing. */
const ANSWER_LIMIT = 15_000;
const DRAWING_LIMIT = 6_000;

const tell = (area: HTMLElement, state: WidgetState) => (area.dataset.state = state);

/** Sets the one timer of an area. Its id stands in the markup, where a copy of this module finds it, too. */
function later(area: HTMLElement, milliseconds: number, run: () => void): void {
  clearTimeout(Number(area.dataset.timer));
  area.dataset.timer = String(setTimeout(run, milliseconds));
}

/** Whether there is something to see: a text, or an element larger than a pixel that only counts visits. */
const isDrawn = (area: HTMLElement) =>
  [...area.childNodes].some((node) => node instanceof Text && node.data.trim()) ||
  [...area.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  });

function insertScript(area: HTMLElement, slot: string, src: string): void {
  discard(earlierCopies(slot, src));
  const script = document.createElement('script');
  const observer = new MutationObserver(() => {
    // Without a timer, the page was left.
    if (area.dataset.timer && !isDrawn(area)) return;
    observer.disconnect();
    if (area.dataset.timer) tell(area, 'there');
  });
  const judge = () => tell(area, isDrawn(area) ? 'there' : 'failed');
  script.src = src;
  script.async = true;
  script.charset = 'utf-8';
  script.dataset.widget = slot;
  script.onload = script.onerror = (event) => {
    const isLoaded = (event as Event).type === 'load';
    console.info(`Widget ${slot}: script ${isLoaded ? 'loaded' : 'could not be loaded'}`);
    if (!script.isConnected) return;
    if (isLoaded) later(area, DRAWING_LIMIT, judge);
    else judge();
  };
  // It goes on after a failure: a partner may be late.
  observer.observe(area, { attributes: true, childList: true, subtree: true });
  later(area, ANSWER_LIMIT, judge);
  area.append(script);
}

/**
 * Puts a partner's script into its area, after the delay that the area names in milliseconds (product 4.2), and
 * writes into the area's `data-state` what became of it. That this is under way stands in the markup and not in a variable:
 * the page's own script begins it, and React, which brings a copy of this module, must neither begin it again nor leave it
 * running.
 *
 * @param area with `data-slot`, `data-src` and `data-delay`
 * @returns takes the script and all it drew away again
 */
export function showWidget(area: HTMLElement): () => void {
  const { slot = '', src = '', delay, timer } = area.dataset;
  if (!timer) {
    tell(area, 'loading');
    later(area, Number(delay), () => insertScript(area, slot, src));
  }
  return () => {
    clearTimeout(Number(area.dataset.timer));
    delete area.dataset.timer;
    delete area.dataset.state;
    discard(area.childNodes);
  };
}
