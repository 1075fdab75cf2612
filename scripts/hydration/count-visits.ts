/*
 * Counts visits and clicks on partner links. It is part of the inline script of every page if the operator has set a service that counts
 * visits (`analytics` in content/site.yaml). It sends no cookies, and nothing before `load`. Visitors who ask not to be tracked are not
 * counted.
 */
import type { Analytics } from '@/lib/site/analytics';
import type {} from './loader-state';

/** The post-processor fills these in. The script contains no code for other providers. */
declare const PROVIDER: Analytics['provider'];
declare const ADDRESS: string;
declare const SITE: string;

/** The path counted last. */
let counted: string | undefined;

/**
 * Sends an event, or a visit if there is no name. The body is plain text, which browsers send to other origins without a preflight
 * request. Nothing waits for the response, so a provider that is down does not slow the page.
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

/** Counts a visit. A page that is restored from the back/forward cache counts again. */
function visit(event?: Event): void {
  if (!document.prerendering && ((event as PageTransitionEvent)?.persisted || counted != location.pathname)) {
    counted = location.pathname;
    send();
  }
}

/** Counts a click on a partner link, or a partner search form that is sent. */
function press({ target, button, formData, defaultPrevented }: MouseEvent & Partial<FormDataEvent>): void {
  // A link converts to its address. The sub-id is the last value with two underscores (`lib/partners/sub-id.ts`). The id of an account,
  // which is in front of it, may have as many.
  const link = (target as Element).closest('[rel^=sponsored]') as unknown as string;
  const [, subId, placement] =
    /.*[.=]([\w-]+?_([\w-]*_[\w-]+))/.exec(
      link && formData ? (new URLSearchParams(formData as never) as never) : link,
    ) || [];
  // The secondary button (2) opens a menu. A search that is held or refused opens nothing.
  if (subId && !(button > 1 || defaultPrevented))
    send('Partner click', { subId, page: counted, placement: placement! });
}

if (!(navigator.globalPrivacyControl || +navigator.doNotTrack!)) {
  // React's router calls pushState to change the page. The title of the new page is set a moment later.
  const { pushState } = history;
  const listen = addEventListener;
  history.pushState = (...state) => {
    pushState.apply(history, state);
    setTimeout(visit);
  };
  listen('popstate', visit, true);
  // Fires after `load`.
  listen('pageshow', visit, true);
  // Fires on the document and does not bubble, so the window receives it only in the capture phase.
  listen('prerenderingchange', visit, true);
  listen('click', press);
  listen('auxclick', press);
  // Fires only when a form is actually sent.
  listen('formdata', press as never);
}
