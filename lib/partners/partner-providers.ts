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
import { CSP_DIRECTIVES, type CspDirective } from './schemas';

/** Hosts of an outside provider that pages need, as a policy writes them; `form` is for `form-action`. */
export type ProviderHosts = Readonly<Partial<Record<CspDirective | 'form', readonly string[]>>>;

/** What only pages that show partners ask a company for (`PARTNER_PATHS`). */
const PARTNER_PURPOSES = ['widget', 'frame', 'search-form'] as const;

/** What a page asks an outside company for. `lib/articles/providers.ts` lists all companies. */
export type ProviderPurpose =
  (typeof PARTNER_PURPOSES)[number] | 'photos' | 'video' | 'newsletter' | 'analytics' | 'comments';

/** Whether no page but those that show partners contacts a company for this purpose. */
export const isPartnerPurpose = (purpose: ProviderPurpose): boolean =>
  PARTNER_PURPOSES.some((each) => each === purpose);

/** An outside company that pages contact: one record for the content security policy and the privacy page. */
export interface Provider {
  readonly name: string;
  readonly purpose: ProviderPurpose;
  readonly hosts: ProviderHosts;
}

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

const sources = (hosts: readonly string[]) => [...new Set(hosts)].sort().map((host) => `https://${host}`);

/** The hosts of a list by directive, each with the hosts that every directive allows. */
const hostsOf = (list: Partner['csp'], everywhere: readonly string[] = []): ProviderHosts =>
  Object.fromEntries(
    CSP_DIRECTIVES.map((directive) => [directive, sources([...everywhere, ...(list[directive] ?? [])])]),
  );

/**
 * The network and the partners that the pages show. A partner that is only linked to, or that nothing shows, is not among
 * them.
 */
export function partnerProviders(registry: PartnerRegistry): readonly Provider[] {
  const { network } = registry;
  const { widgets, frames, form } = shownPartners(registry);
  const networkHosts = hostsOf(network.csp, [network.widgetHost]);
  const inWidgets = [...new Set(widgets.map(({ partner }) => partner))];
  const inFrames = [...new Set(frames.map(({ partner }) => partner))];
  const providers: readonly Provider[] = [
    { name: network.name, purpose: 'widget', hosts: networkHosts },
    ...inWidgets.map(({ name, csp }) => ({ name, purpose: 'widget' as const, hosts: hostsOf(csp) })),
    // What a page in a frame loads is a matter of its own policy.
    ...inFrames.map(({ name, csp }) => ({
      ...{ name, purpose: 'frame' as const },
      hosts: { frame: sources(csp.frame ?? []) },
    })),
  ];
  // An address of the registry that its lists leave out would show a blocked frame.
  const allowed = providers
    .flatMap(({ hosts }) => hosts.frame ?? [])
    .map((host) => host.slice('https://'.length));
  const leftOut = framedHosts(registry, frames).filter((host) => !covers(allowed, host));
  return [
    ...providers,
    ...(leftOut.length > 0
      ? [{ name: network.name, purpose: 'frame' as const, hosts: { frame: sources(leftOut) } }]
      : []),
    { name: form.partner.name, purpose: 'search-form', hosts: { form: sources([form.action.host]) } },
  ];
}
