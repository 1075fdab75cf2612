/*
 * Counts visits and presses on earning links, where the operator has named who counts them (`analytics` of content/site.yaml): a part
 * of the inline script of every page, and of none otherwise. It sends no cookie and nothing before `load`; visitors who ask not to be
 * tracked are not counted.
 */
import type { Analytics } from '@/lib/site/analytics';
import type {} from './loader-state';

/** The post-processor fills these in; what is for other providers is not in the script. */
declare const PROVIDER: Analytics['provider'];
declare const ADDRESS: string;
declare const SITE: string;

/** The path counted last. */
let counted: string | undefined;

/**
 * Without a name, a visit. It is text, for which a browser asks no leave of another host. Nobody waits for an answer, so a provider that
 * is down costs nothing.
 */
function send(
  name?: string,
  data?: { readonly subId: string; readonly page: string | undefined; readonly placement: string },
): void {
  if (PROVIDER != 'goatcounter')
    navigator.sendBeacon(
      ADDRESS,
      JSON.stringify(
        PROVIDER == 'umami'
          ? {
              type: 'event',
              payload: {
                website: SITE,
                hostname: location.hostname,
                url: location.href,
                referrer: document.referrer,
                name,
                data,
              },
            }
          : {
              name: name || 'pageview',
              url: location.href,
              domain: SITE,
              referrer: document.referrer,
              props: data,
            },
      ),
    );
  else
    fetch(
      ADDRESS +
        '?' +
        new URLSearchParams({
          p: data ? data.subId : counted!,
          t: name || document.title,
          r: document.referrer,
          e: name ? 'true' : '',
          rnd: Math.random() as never,
        }),
      { mode: 'no-cors', keepalive: true },
    ).catch(() => {});
}

/** A page that comes back from the back/forward cache is visited again. */
function visit(event?: Event): void {
  if (!document.prerendering && ((event as PageTransitionEvent)?.persisted || counted != location.pathname)) {
    counted = location.pathname;
    send();
  }
}

/** A press on a link, or what a search form sends. */
function press({ target, button, formData }: MouseEvent & Partial<FormDataEvent>): void {
  // As text, a link is its address. The sub-id is the one value in that of a partner with two underscores (`lib/partners/sub-id.ts`).
  const link = (target as Element).closest('[rel^=sponsored]') as unknown as string;
  const [, subId, placement] =
    /[.=]([\w-]+?_([\w-]*_[\w-]+))/.exec(
      link && formData ? (new URLSearchParams(formData as never) as never) : link,
    ) || [];
  // The third button opens a menu.
  if (subId && !(button > 1)) send('Partner click', { subId, page: counted, placement: placement! });
}

if (!(navigator.globalPrivacyControl || +navigator.doNotTrack!)) {
  // React goes to another page by this. The title of the page comes a moment later.
  const { pushState } = history;
  const listen = addEventListener;
  history.pushState = (...state) => {
    pushState.apply(history, state);
    setTimeout(visit);
  };
  listen('popstate', visit, true);
  // After `load`.
  listen('pageshow', visit, true);
  // Of the document, and it does not bubble.
  listen('prerenderingchange', visit, true);
  listen('click', press);
  listen('auxclick', press);
  // Only of a form that is really sent.
  listen('formdata', press as never);
}
