import { EMBED_SLOTS, liveEntry, shownWidget, WIDGET_SLOTS, type PartnerRegistry } from './registry';
import type { CspDirective } from './schemas';

/** Sources by directive of the content security policy; `form` is `form-action`. */
export type CspHosts = Readonly<Record<CspDirective | 'form', readonly string[]>>;

/**
 * The sources that widgets, frames, the search form and their stand-ins may need. A partner that is only linked to, or
 * not used at all, adds none.
 */
export function cspHosts(registry: PartnerRegistry): CspHosts {
  const { network, partners, searchForm } = registry;
  const shown = [
    ...WIDGET_SLOTS.map((slot) => shownWidget(registry, slot)).flatMap((place) =>
      'ours' in place ? [] : place.widget.partner,
    ),
    ...EMBED_SLOTS.map((slot) => liveEntry(registry.embeds, slot).partner),
  ];
  const lists = [network.csp, ...shown.map((key) => liveEntry(partners, key).csp)];
  const own = [network.widgetHost, `*.${network.widgetHost}`];
  const sources = (hosts: readonly string[]) => [...new Set(hosts)].sort().map((host) => `https://${host}`);
  const named = (directive: CspDirective) =>
    sources([...own, ...lists.flatMap((list) => list[directive] ?? [])]);
  return {
    script: named('script'),
    connect: named('connect'),
    frame: named('frame'),
    img: named('img'),
    style: named('style'),
    font: named('font'),
    form: sources([new URL(searchForm.action).host]),
  };
}
