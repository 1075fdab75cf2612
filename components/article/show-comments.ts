import { areaOf, showState, type AskState } from '@/components/ask/show-state';
import { discard } from '@/components/partners/discard';
import { onSchemeChange, scheme } from '@/components/theme/scheme';

/** Milliseconds in which a provider must show the comments. */
const LIMIT = 15_000;

/** The `localStorage` key that giscus' own script also uses for a session. */
export const GISCUS_SESSION = 'giscus-session';

/** Starts to show comments in an area, and reports the state. */
type Show = (area: HTMLElement, tell: (state: AskState) => void) => void;

function addScript(
  area: HTMLElement,
  attributes: Readonly<Record<string, string>>,
  failed: () => void,
): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.onerror = failed;
  area.append(script);
}

/** Calls `run` with each message from a frame in the area, as long as the area is in the page. */
function onMessage(area: HTMLElement, run: (event: MessageEvent) => void): void {
  const origin = new URL(area.dataset.src!).origin;
  const listener = (event: MessageEvent) => {
    if (!area.isConnected) return removeEventListener('message', listener);
    const isOurs = [...area.querySelectorAll('iframe')].some(
      ({ contentWindow }) => contentWindow === event.source,
    );
    if (isOurs && event.origin === origin) run(event);
  };
  addEventListener('message', listener);
}

/** Messages from the frame of giscus: https://github.com/giscus/giscus/blob/main/lib/types/giscus.ts */
interface GiscusMessage {
  readonly resizeHeight?: number;
  readonly signOut?: boolean;
  readonly error?: string;
}

/** Creates the same frame as giscus' own script, without that script: https://github.com/giscus/giscus/blob/main/client.ts */
export const showGiscus: Show = (area, tell) => {
  const frame = document.createElement('iframe');
  let session = '';
  try {
    session = JSON.parse(localStorage[GISCUS_SESSION] ?? '""');
  } catch {}
  const load = () => {
    const address = new URL(area.dataset.src!);
    // After signing in, the reader returns to this address.
    address.searchParams.set('origin', `${location.href.split('#')[0]}#comments`);
    address.searchParams.set('theme', scheme());
    address.searchParams.set('session', session);
    frame.src = address.href;
  };
  onMessage(area, ({ data }) => {
    const message = (data as { readonly giscus?: GiscusMessage } | null)?.giscus;
    if (!message) return;
    tell('there');
    const { resizeHeight, signOut, error = '' } = message;
    if (resizeHeight) frame.style.height = `${resizeHeight}px`;
    if (signOut || (session && /Bad credentials|Invalid state value|State has expired/.test(error))) {
      session = '';
      try {
        localStorage.removeItem(GISCUS_SESSION);
      } catch {}
      load();
    }
  });
  onSchemeChange(area, () =>
    frame.contentWindow?.postMessage(
      { giscus: { setConfig: { theme: scheme() } } },
      new URL(frame.src).origin,
    ),
  );
  frame.title = 'Comments';
  frame.allow = 'clipboard-write';
  load();
  area.append(frame);
};

declare global {
  // The globals of Remark42 and Isso.
  var remark_config: Readonly<Record<string, unknown>>;
  var REMARK42:
    | {
        readonly createInstance?: (config: object) => unknown;
        readonly destroy?: () => void;
        readonly changeTheme?: (theme: string) => void;
      }
    | undefined;
  var Isso: { readonly init: () => void; readonly fetchComments: () => void } | undefined;
}

/** https://remark42.com/docs/configuration/frontend/ */
export const showRemark42: Show = (area, tell) => {
  const { src = '', site, page } = area.dataset;
  const place = document.createElement('div');
  place.id = 'remark42';
  area.append(place);
  const host = new URL(src).origin;
  self.remark_config = {
    host,
    site_id: site,
    url: page,
    theme: scheme(),
    components: ['embed'],
    locale: 'en',
  };
  onMessage(area, () => tell('there'));
  onSchemeChange(area, () => self.REMARK42?.changeTheme?.(scheme()));
  // Removes the instance of a previous page.
  self.REMARK42?.destroy?.();
  if (self.REMARK42?.createInstance) self.REMARK42.createInstance(self.remark_config);
  else addScript(area, { src }, () => tell('failed'));
};

/** https://isso-comments.de/docs/reference/client-config/ */
export const showIsso: Show = (area, tell) => {
  const { src = '', page = '' } = area.dataset;
  const place = document.createElement('section');
  place.id = 'isso-thread';
  place.dataset.issoId = page;
  place.dataset.title = document.title;
  place.ariaLabel = 'Comments';
  area.append(place);
  const observer = new MutationObserver(() => {
    if (!place.querySelector('.isso-postbox')) return;
    observer.disconnect();
    tell('there');
  });
  observer.observe(place, { childList: true, subtree: true });
  if (self.Isso) {
    self.Isso.init();
    self.Isso.fetchComments();
  } else {
    const settings = { 'data-isso': new URL(src).origin, 'data-isso-lang': 'en' };
    addScript(area, { src, ...settings }, () => tell('failed'));
  }
};

/** Shows the comments of an article in place of the form. Another press after a failure starts again. */
export function showComments(form: HTMLFormElement, show: Show): void {
  const area = areaOf(form);
  if (area.dataset.state === 'loading') return;
  discard(area.childNodes);
  showState(form, area, 'loading');
  const timer = setTimeout(() => tell('failed'), LIMIT);
  // A late success still counts. The frame of an earlier press is no longer in the area and cannot report.
  function tell(state: AskState): void {
    clearTimeout(timer);
    if (area.dataset.state !== 'there') showState(form, area, state);
  }
  show(area, tell);
}
