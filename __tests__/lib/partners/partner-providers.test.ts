import { readAccount } from '@/lib/site/operator-account';
import { isPartnerPurpose, partnerProviders, shownPartners } from '@/lib/partners/partner-providers';
import { embedFor } from '@/lib/partners/embed-url';
import { loadPartners } from '@/lib/site/load-partners';
import { EMBED_SLOTS, WIDGET_SLOTS } from '@/lib/partners/registry';
import { widgetFor } from '@/lib/partners/widget-url';

const registry = loadPartners();
const account = readAccount(registry, {});

/** The hosts of all providers by directive. */
const cspHosts = (of: typeof registry) => {
  const providers = partnerProviders(of);
  const named = (directive: 'script' | 'frame' | 'object' | 'form') =>
    providers.flatMap(({ hosts }) => hosts[directive] ?? []);
  return { script: named('script'), frame: named('frame'), object: named('object'), form: named('form') };
};

/** Whether a policy's list lets an address through. */
const allows = (sources: readonly string[], address: string) => {
  const { hostname } = new URL(address);
  return sources.some((source) => {
    const host = source.replace('https://', '');
    return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  });
};

describe('hosts for the content security policy', () => {
  const hosts = cspHosts(registry);

  test('let through every script, frame, framed redirect and form of the pages', () => {
    for (const slot of WIDGET_SLOTS) {
      const plan = widgetFor(registry, slot, 'p', account);
      if ('src' in plan) expect(allows(hosts.script, plan.src)).toBe(true);
    }
    for (const slot of EMBED_SLOTS) {
      const { src } = embedFor(registry, slot, 'p', account);
      for (const sources of [hosts.frame, hosts.object]) {
        expect(allows(sources, src)).toBe(true);
        expect(allows(sources, new URL(src).searchParams.get('u') ?? src)).toBe(true);
      }
    }
    expect(allows(hosts.form, registry.searchForm.action)).toBe(true);
  });

  test('let through the network and every framed page, whatever the lists of frames hold', () => {
    const network = { ...registry.network, linkUrl: 'https://other.network.example/r' };
    const partners = Object.fromEntries(
      Object.entries(registry.partners).map(([key, partner]) => [key, { ...partner, csp: { frame: [] } }]),
    );
    const moved = { ...registry, network, partners };
    const { frame, object } = cspHosts(moved);
    for (const slot of EMBED_SLOTS) {
      const { src } = embedFor(moved, slot, 'p', account);
      expect([allows(frame, src), allows(object, src)]).toEqual([true, true]);
    }
    // What a list lets through already is not named again.
    expect(hosts.frame.filter((host) => host.includes('ferrybus'))).toEqual(['https://*.ferrybus.example']);
  });

  test('allow as objects only what is framed, not what widgets frame', () => {
    expect(hosts.object).toEqual([
      'https://*.ferrybus.example',
      'https://*.roomly.example',
      'https://go.network.example',
    ]);
  });

  test('leave to a framed page what it loads itself', () => {
    expect(hosts.frame).toContain('https://*.ferrybus.example');
    expect(hosts.script.join(' ')).not.toContain('ferrybus');
  });

  test('stand under the company, directive by directive', () => {
    const [network, skyfare] = partnerProviders(registry);
    const everywhere = ['https://network.example', 'https://widgets.example'];
    expect(network?.hosts).toEqual({
      ...{ script: everywhere, img: everywhere, style: everywhere, font: everywhere },
      connect: ['https://*.network.example', ...everywhere],
      frame: ['https://go.network.example', 'https://widgets.example'],
    });
    expect(skyfare?.hosts).toEqual({
      ...{ script: ['https://*.skyfare.example', 'https://cdn-skyfare.example'], style: [], font: [] },
      ...{ connect: ['https://*.skyfare.example'], frame: ['https://*.skyfare.example'] },
      img: ['https://*.skyfare.example'],
    });
  });

  test('name a frame by itself that no list has, and the network only for frames that it leads to', () => {
    const frame = (address: string, through: 'direct' | 'network') => {
      const embeds = Object.fromEntries(
        Object.entries(registry.embeds).map(([key, embed]) => [key, { ...embed, address, through }]),
      );
      const network = { ...registry.network, csp: {} };
      return cspHosts({ ...registry, embeds, network }).frame;
    };
    // The list has widgets.example, of which this name only has the end.
    expect(frame('https://x.idgets.example/', 'direct')).toContain('https://x.idgets.example');
    expect(frame('https://x.idgets.example/', 'direct')).not.toContain('https://go.network.example');
    expect(frame('https://x.idgets.example/', 'network')).toContain('https://go.network.example');
  });

  test('of a frame are named where its list only has the end of its host in common', () => {
    const [transfers] = shownPartners(registry).frames;
    if (!transfers) throw new Error('no frame');
    const address = 'https://notferrybus.example/';
    const embeds = { ...registry.embeds, transfers: { ...transfers.embed, address } };
    const { frame, object } = cspHosts({ ...registry, embeds });
    for (const sources of [frame, object]) expect(allows(sources, address)).toBe(true);
  });

  test('are named once, although the network and its list have the same', () => {
    const csp = { ...registry.network.csp, script: [registry.network.widgetHost] };
    const [network] = partnerProviders({ ...registry, network: { ...registry.network, csp } });
    expect(network?.hosts.script).toEqual([`https://${registry.network.widgetHost}`]);
  });

  test('are named for pages with partners or for all pages, by purpose', () => {
    const purposes = ['widget', 'frame', 'search-form', 'photos', 'video'] as const;
    expect(purposes.filter(isPartnerPurpose)).toEqual(['widget', 'frame', 'search-form']);
  });

  test('are of the widgets and frames in their places, but not where our own deals stand', () => {
    const { widgets, frames } = shownPartners(registry);
    expect(widgets.map(({ slot, partner }) => `${slot}: ${partner.name}`)).toEqual([
      'flight-search: Skyfare',
      'flight-map: Skyfare',
      'hotel-search: Roomly',
    ]);
    expect(frames.map(({ slot }) => slot)).toEqual(['transfers', 'flight-hotel']);
  });

  test('are only of what is shown, by company and purpose', () => {
    expect(Object.values(hosts).flat().join(' ')).not.toMatch(
      /oldstay|dormant|bunkhouse|quickcab|https:\/\/\*(?!\.)/,
    );
    expect(hosts.script).toContain('https://*.skyfare.example');
    // Also the hosts to which the search may redirect.
    expect(hosts.form).toEqual(['https://*.skyfare.example', 'https://skyfare.example']);
    expect(partnerProviders(registry).map(({ name, purpose }) => `${name}: ${purpose}`)).toEqual([
      'Fare Network: widget',
      'Skyfare: widget',
      'Roomly: widget',
      'Ferrybus: frame',
      'Roomly: frame',
      'Skyfare: search-form',
    ]);
  });
});
