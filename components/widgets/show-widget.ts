/**
 * Takes nodes out of the page for good. A script whose answer is still on its way would run even when it is removed, and
 * draw into a page that has no place for it; one that belongs to another document by then does not (HTML standard,
 * "execute the script element").
 */
function discard(nodes: Iterable<Node>): void {
  const elsewhere = new Document();
  for (const node of [...nodes]) elsewhere.adoptNode(node);
}

/** Copies of a widget's script anywhere in the page; one that was left behind would draw twice. */
const earlierCopies = (slot: string, src: string) =>
  [...document.scripts].filter((script) => script.dataset.widget === slot || script.src === src);

function insertScript(area: HTMLElement, slot: string, src: string): void {
  discard(earlierCopies(slot, src));
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.charset = 'utf-8';
  script.dataset.widget = slot;
  script.onload = script.onerror = (event) => {
    const isLoaded = (event as Event).type === 'load';
    console.info(`Widget ${slot}: script ${isLoaded ? 'loaded' : 'could not be loaded'}`);
  };
  area.append(script);
}

/**
 * Puts a partner's script into its area, after the delay that the area names in milliseconds (specification, section 9).
 * That this is under way stands in the markup and not in a variable: the page's own script begins it, and React, which
 * brings a copy of this module, must neither begin it again nor leave it running.
 *
 * @param area with `data-slot`, `data-src` and `data-delay`
 * @returns takes the script and all it drew away again
 */
export function showWidget(area: HTMLElement): () => void {
  const { slot = '', src = '', delay } = area.dataset;
  area.dataset.timer ??= String(setTimeout(() => insertScript(area, slot, src), Number(delay)));
  return () => {
    clearTimeout(Number(area.dataset.timer));
    delete area.dataset.timer;
    discard(area.childNodes);
  };
}
