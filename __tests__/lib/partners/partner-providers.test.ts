import { readAccount } from '@/lib/site/operator-account';
import { partnerProviders } from '@/lib/partners/partner-providers';
import { embedFor } from '@/lib/partners/embed-url';
import { loadPartners } from '@/lib/site/load-partners';
import { EMBED_SLOTS, WIDGET_SLOTS } from '@/lib/partners/registry';
import { widgetFor } from '@/lib/partners/widget-url';

const registry = loadPartners();
const account = readAccount(registry, {});

/** The hosts of all providers by directive. */
const cspHosts = (of: typeof registry) => {
  const providers = partnerProviders(of);
  const named = (directive: 'script' | 'frame' | 'form') =>
    providers.flatMap(({ hosts }) => hosts[directive] ?? []);
  return { script: named('script'), frame: named('frame'), form: named('form') };
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
      expect(allows(hosts.frame, src)).toBe(true);
      expect(allows(hosts.frame, new URL(src).searchParams.get('u') ?? src)).toBe(true);
    }
    expect(allows(hosts.form, registry.searchForm.action)).toBe(true);
  });

  test('let through the network and every framed page, whatever the lists of frames hold', () => {
    const network = { ...registry.network, linkUrl: 'https://other.network.example/r' };
    const partners = Object.fromEntries(
      Object.entries(registry.partners).map(([key, partner]) => [key, { ...partner, csp: { frame: [] } }]),
    );
    const moved = { ...registry, network, partners };
    const { frame } = cspHosts(moved);
    for (const slot of EMBED_SLOTS) expect(allows(frame, embedFor(moved, slot, 'p', account).src)).toBe(true);
    // What a list lets through already is not named again.
    expect(hosts.frame.filter((host) => host.includes('ferrybus'))).toEqual(['https://*.ferrybus.example']);
  });

  test('leave to a framed page what it loads itself', () => {
    expect(hosts.frame).toContain('https://*.ferrybus.example');
    expect(hosts.script.join(' ')).not.toContain('ferrybus');
  });

  test('are only of what is shown, by company and purpose', () => {
    expect(Object.values(hosts).flat().join(' ')).not.toMatch(
      /oldstay|dormant|bunkhouse|quickcab|https:\/\/\*(?!\.)/,
    );
    expect(hosts.script).toContain('https://*.skyfare.example');
    expect(hosts.form).toEqual(['https://search.skyfare.example']);
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
