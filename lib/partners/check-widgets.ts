import type { Diagnostic } from '@/lib/source/diagnostic';
import { EMBED_PLACEHOLDERS } from './embed-url';
import { placeholdersOf } from './partner-url';
import { EMBED_SLOTS, followStandIns, isHostOf, own, WIDGET_SLOTS, type PartnerRegistry } from './registry';
import { checkPlainLink, hostRule, type Report } from './registry-rules';

/** Checks that the partner of a widget or a framed page exists, and that it is live if the widget or page is live. */
export function checkShown(
  registry: PartnerRegistry,
  section: 'widgets' | 'embeds',
  report: Report,
): readonly Diagnostic[] {
  return Object.entries(registry[section]).flatMap(([key, { partner, status, link }]) => {
    const owner = own(registry.partners, partner);
    const diagnostics = checkPlainLink(registry, [section, key, 'link'], link, report);
    if (!owner)
      return [...diagnostics, report([section, key, 'partner'], `'${partner}'`, 'a key of partners')];
    if (status === 'live' && owner.status === 'closed') {
      const expected = `closed with a standIn, as the partner ${partner} is closed`;
      return [...diagnostics, report([section, key, 'status'], 'live', expected)];
    }
    return diagnostics;
  });
}

/** Checks that the registry has every widget and framed page that a page shows. */
export function checkSlots(registry: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const missing = (section: 'widgets' | 'embeds', slots: readonly string[]) =>
    slots
      .filter((slot) => !Object.hasOwn(registry[section], slot))
      .map((slot) => report([section], `no ${slot}`, `${slot}, which a page asks for`));
  return [...missing('widgets', WIDGET_SLOTS), ...missing('embeds', EMBED_SLOTS)];
}

/** Checks that the link next to each framed page leads to the partner of the page. */
export function checkEmbedLinks(
  { embeds, links, partners }: PartnerRegistry,
  report: Report,
): readonly Diagnostic[] {
  return Object.entries(embeds).flatMap(([key, { partner, status, link }]) => {
    const linked = own(links, link);
    // No page has the link of a closed entry. `checkShown` reports unknown keys and a closed partner.
    if (status === 'closed' || !linked || own(partners, partner)?.status !== 'live') return [];
    const end = followStandIns(partners, linked.partner);
    if (!('live' in end) || end.live === partner) return [];
    const expected = `a key of links that leads to ${partner}, the partner in the frame`;
    return [report(['embeds', key, 'link'], `'${link}', which leads to ${end.live}`, expected)];
  });
}

/** Checks the placeholders, the account and the host of the address of each framed page. */
export function checkEmbedAddresses(
  { embeds, partners, accounts }: PartnerRegistry,
  report: Report,
): readonly Diagnostic[] {
  const known = EMBED_PLACEHOLDERS;
  return Object.entries(embeds).flatMap(([key, { address, partner, account }]) => {
    const { hostname } = new URL(address);
    const hosts = own(partners, partner)?.hosts;
    const asked = placeholdersOf(address);
    const diagnostics = asked
      .filter((name) => !known.includes(name))
      .map((name) =>
        report(['embeds', key, 'address'], `{${name}}`, `one of ${known.map((k) => `{${k}}`).join(', ')}`),
      );
    const keys = Object.keys(accounts).join(', ');
    if (account !== undefined && !Object.hasOwn(accounts, account)) {
      diagnostics.push(report(['embeds', key, 'account'], `'${account}'`, `a key of accounts: ${keys}`));
    } else if (account === undefined && asked.some((name) => known.includes(name))) {
      diagnostics.push(report(['embeds', key, 'account'], 'nothing', `a key of accounts: ${keys}`));
    } else if (account !== undefined && !asked.includes('accountId')) {
      const expected = 'an address with {accountId} where the id of the account belongs';
      diagnostics.push(report(['embeds', key, 'address'], `'${address}'`, expected));
    }
    // An unknown partner has no hosts; `checkShown` reports it.
    if (hosts && !isHostOf(hosts, hostname)) {
      diagnostics.push(report(['embeds', key, 'address'], hostname, hostRule(partner, hosts)));
    }
    return diagnostics;
  });
}

/** Parameters of a widget's script that the site adds, with their sources. If one occurred twice, the first would win. */
const WRITTEN_PARAMS: Readonly<Record<string, string>> = {
  shmarker: 'nothing here, as TRAVELPAYOUTS_MARKER of the environment fills it',
  trs: 'nothing here, as TRAVELPAYOUTS_TRS of the environment fills it',
  promo_id: "the number in the widget's own field promo",
  campaign_id: "the number in the widget's own field campaign",
};

/** Checks that no widget sets a parameter that the site adds. */
export function checkWidgetParams({ widgets }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return Object.entries(widgets).flatMap(([key, { params }]) =>
    Object.keys(params).flatMap((name) => {
      const expected = own(WRITTEN_PARAMS, name);
      return expected === undefined
        ? []
        : [report(['widgets', key, 'params', name], `'${String(params[name])}'`, expected)];
    }),
  );
}

/** Checks that each name in `takes` is a parameter of the widget. */
export function checkTaken({ widgets }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return Object.entries(widgets).flatMap(([key, { params, takes }]) =>
    Object.keys(takes).flatMap((name) =>
      Object.hasOwn(params, name)
        ? []
        : [
            report(
              ['widgets', key, 'takes', name],
              `'${name}'`,
              `one of its params: ${Object.keys(params).join(', ')}`,
            ),
          ],
    ),
  );
}
