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

/** Hosts of an outside provider that pages need, as a policy writes them. `form` is for `form-action`, `object` for framed pages. */
export type ProviderHosts = Readonly<Partial<Record<CspDirective | 'form' | 'object', readonly string[]>>>;

/** Purposes that occur only on pages that show partners (`PARTNER_PATHS`). */
const PARTNER_PURPOSES = ['widget', 'frame', 'search-form'] as const;

/** The reason why a page contacts an outside company. `lib/articles/providers.ts` lists all companies. */
export type ProviderPurpose =
  (typeof PARTNER_PURPOSES)[number] | 'photos' | 'video' | 'newsletter' | 'analytics' | 'comments';

/** Whether only pages that show partners contact companies for this purpose. */
export const isPartnerPurpose = (purpose: ProviderPurpose): boolean =>
  PARTNER_PURPOSES.some((each) => each === purpose);

/** An outside company that pages contact: one record for the content security policy and the privacy page. */
export interface Provider {
  readonly name: string;
  readonly purpose: ProviderPurpose;
  readonly hosts: ProviderHosts;
}

/** The widgets, frames and form of the pages, with stand-ins in place of closed entries. */
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

/** Whether a list of hosts, which may begin with `*.`, covers a host. */
const covers = (hosts: readonly string[], host: string) =>
  hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));

/** The hosts that frames open first: the host of the page and, if the frame goes through the network, the network's. */
const framedHosts = ({ network }: PartnerRegistry, frames: ShownPartners['frames']): readonly string[] =>
  frames.flatMap(({ embed }) =>
    [embed.address, ...(embed.through === 'network' ? [network.linkUrl] : [])].map(
      (address) => new URL(address).host,
    ),
  );

const sources = (hosts: readonly string[]) => [...new Set(hosts)].sort().map((host) => `https://${host}`);

/**
 * All hosts of a partner. Its search may redirect from the host of the form to another one, and Chromium stops a form at a
 * redirect to a host that `form-action` does not have (https://www.w3.org/TR/CSP3/#directive-form-action).
 */
const formSources = ({ hosts }: Partner) => sources(hosts.flatMap((host) => [host, `*.${host}`]));

/** The hosts of each directive. @param everywhere hosts that every directive allows */
const hostsOf = (list: Partner['csp'], everywhere: readonly string[] = []): ProviderHosts =>
  Object.fromEntries(
    CSP_DIRECTIVES.map((directive) => [directive, sources([...everywhere, ...(list[directive] ?? [])])]),
  );

/**
 * The network and the partners that the pages show. Partners that pages only link to are not included, nor are partners that
 * no page uses.
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
    // Only the frame itself: the framed page has its own policy for what it loads.
    ...inFrames.map((partner) => {
      const { name, csp } = partner;
      const listed = csp.frame ?? [];
      const own = frames.filter((frame) => frame.partner === partner);
      const others = framedHosts(registry, own).filter((host) => !covers(listed, host));
      const hosts = { frame: sources(listed), object: sources([...listed, ...others]) };
      return { name, purpose: 'frame' as const, hosts };
    }),
  ];
  // Allow the hosts of framed pages that the `csp` lists of the registry omit. Otherwise browsers would block the frames.
  const allowed = providers
    .flatMap(({ hosts }) => hosts.frame ?? [])
    .map((host) => host.slice('https://'.length));
  const leftOut = framedHosts(registry, frames).filter((host) => !covers(allowed, host));
  return [
    ...providers,
    ...(leftOut.length > 0
      ? [{ name: network.name, purpose: 'frame' as const, hosts: { frame: sources(leftOut) } }]
      : []),
    { name: form.partner.name, purpose: 'search-form', hosts: { form: formSources(form.partner) } },
  ];
}
