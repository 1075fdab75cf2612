/** The style sheet with the fonts. Browsers expose it as a global by its id. */
declare const FACE: HTMLStyleElement;

/**
 * The only script of every page that runs before the first paint. It prevents flashes:
 *
 * - It sets a stored color scheme on the root element, including when Back restores the page from the cache. A press on
 *   the switch changes it. A choice equal to the system's is removed, so that the page follows the system again.
 *   Storage may throw or be null; then nothing is saved.
 * - It marks on the root element whether the address is an article's. The 404 page uses this to choose its text.
 * - It marks there whether the browser can share a page, so that the button to share appears only if it works.
 * - It enables the display font after the first paint, so that text and photo load first, or immediately if the browser
 *   has fetched the font before. This is last, because a browser without paint timing throws here.
 * - It marks a photo that could not be loaded, so that the drawing behind it shows (`Picture`). It also marks scripts,
 *   which has no effect.
 *
 * The function must not refer to anything outside itself, because the preview renders its source.
 *
 * @param article source of a regular expression for the paths of articles
 */
export function startUp(article: string): void {
  const marks: Record<string, unknown> = document.documentElement.dataset;
  const listen = addEventListener;
  let kept: Record<string, unknown> = {};
  try {
    kept = localStorage || kept;
  } catch {}
  const show = () => {
    FACE.media = '';
    kept.face = 1;
  };
  (onpageshow = () => (marks.theme = kept.theme || ''))();
  if (kept.face) show();
  marks.post = !!location.pathname.match(article);
  marks.share = 'share' in navigator;
  listen(
    'error',
    ({ target }: Event) => {
      if ((target as HTMLImageElement).src) (target as HTMLImageElement).dataset.failed = '';
    },
    true,
  );
  listen('click', ({ target }) => {
    if (!(target as Partial<Element>).closest?.('[data-switch]')) return;
    const night = matchMedia('(prefers-color-scheme:dark)').matches;
    const now = marks.theme;
    kept.theme = marks.theme = now && now != (night ? 'dark' : 'light') ? '' : night ? 'light' : 'dark';
  });
  new PerformanceObserver(show).observe({ type: 'paint' });
}
