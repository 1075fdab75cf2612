import { discard } from './discard';

/** Earlier copies of a widget's script anywhere in the page. With a copy left behind, the widget would draw twice. */
const earlierCopies = (slot: string, src: string) =>
  [...document.scripts].filter((script) => script.dataset.widget === slot || script.src === src);

/** The state of a widget, as shown to the visitor. An area without a state has not started its script. */
type WidgetState = 'loading' | 'there' | 'failed';

/** Milliseconds for loading the script, and then for drawing. */
const ANSWER_LIMIT = 15_000;
const DRAWING_LIMIT = 6_000;

const tell = (area: HTMLElement, state: WidgetState) => (area.dataset.state = state);

/** Sets the only timer of an area. Its id is in the markup, so that another copy of this module finds it too. */
function later(area: HTMLElement, milliseconds: number, run: () => void): void {
  clearTimeout(Number(area.dataset.timer));
  area.dataset.timer = String(setTimeout(run, milliseconds));
}

/** Whether the widget has drawn something: text, or an element that is larger than a tracking pixel. */
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
    // Without a timer, the visitor has left the page.
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
  // The observer continues after a failure, because a partner may be late.
  observer.observe(area, { attributes: true, childList: true, subtree: true });
  later(area, ANSWER_LIMIT, judge);
  area.append(script);
}

/**
 * Inserts a partner's script into its area after a delay (product 4.2), and writes the result into `data-state` of the area. Progress is
 * recorded in the markup instead of a variable, because the page may have two copies of this module: the page's own script starts the
 * widget, and React's copy must not start it again and must be able to stop it.
 *
 * @param area with `data-slot`, `data-src` and `data-delay` (milliseconds)
 * @returns a function that removes the script and everything that it drew
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
