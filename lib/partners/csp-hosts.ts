import {
  EMBED_SLOTS,
  liveEntry,
  shownWidget,
  WIDGET_SLOTS,
  type Embed,
  type EmbedSlot,
  type Partner,
  type PartnerRegistry,
  type Widget,
  type WidgetSlot,
} from './registry';
import type { CspDirective } from './schemas';

/** Hosts of an outside provider that pages need, as a policy writes them; `form` is for `form-action`. */
export type ProviderHosts = Readonly<Partial<Record<CspDirective | 'form', readonly string[]>>>;

/** What the pages load, frame or submit to, with stand-ins in place of closed entries. */
interface ShownPartners {
  readonly widgets: readonly {
    readonly slot: WidgetSlot;
    readonly widget: Widget;
    readonly partner: Partner;
  }[];
  readonly frames: readonly { readonly slot: EmbedSlot; readonly embed: Embed; readonly partner: Partner }[];
  readonly form: { readonly action: URL; readonly partner: Partner };
}

/** The widgets, frames and form that the content security policy allows and `npm run check:partners` requests. */
export function shownPartners(registry: PartnerRegistry): ShownPartners {
  const partnerOf = (key: string) => liveEntry(registry.partners, key);
  const { action, partner } = registry.searchForm;
  return {
    widgets: WIDGET_SLOTS.flatMap((slot) => {
      const shown = shownWidget(registry, slot);
      if ('ours' in shown) return [];
      return { slot, widget: shown.widget, partner: partnerOf(shown.widget.partner) };
    }),
    frames: EMBED_SLOTS.map((slot) => {
      const embed = liveEntry(registry.embeds, slot);
      return { slot, embed, partner: partnerOf(embed.partner) };
    }),
    form: { action: new URL(action), partner: partnerOf(partner) },
  };
}

/** Whether a list of hosts, some of which stand for subdomains, has a host. */
const covers = (hosts: readonly string[], host: string) =>
  hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));

/** The hosts that frames open first: the page itself and, where the network leads to it, the network. */
const framedHosts = ({ network }: PartnerRegistry, frames: ShownPartners['frames']): readonly string[] =>
  frames.flatMap(({ embed }) =>
    [embed.address, ...(embed.through === 'network' ? [network.linkUrl] : [])].map(
      (address) => new URL(address).host,
    ),
  );

/** The sources that what the pages show may need. A partner that is only linked to, or that nothing shows, adds none. */
export function cspHosts(registry: PartnerRegistry): Required<ProviderHosts> {
  const { network } = registry;
  const { widgets, frames, form } = shownPartners(registry);
  const lists = [network.csp, ...[...widgets, ...frames].map(({ partner }) => partner.csp)];
  const own = [network.widgetHost, `*.${network.widgetHost}`];
  const sources = (hosts: readonly string[]) => [...new Set(hosts)].sort().map((host) => `https://${host}`);
  const hostsFor = (directive: CspDirective) => [...own, ...lists.flatMap((list) => list[directive] ?? [])];
  const named = (directive: CspDirective) => sources(hostsFor(directive));
  const frameHosts = hostsFor('frame');
  // An address of the registry that its lists leave out would show a blocked frame.
  const leftOut = framedHosts(registry, frames).filter((host) => !covers(frameHosts, host));
  return {
    script: named('script'),
    connect: named('connect'),
    frame: sources([...frameHosts, ...leftOut]),
    img: named('img'),
    style: named('style'),
    font: named('font'),
    form: sources([form.action.host]),
  };
}
