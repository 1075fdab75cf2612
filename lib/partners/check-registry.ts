import type { Finding } from '@/lib/content/finding';
import type { YamlSource } from '@/lib/content/yaml-source';
import { EMBED_PLACEHOLDERS } from './embed-url';
import { outboundProblem, placeholdersOf } from './partner-url';
import { EMBED_SLOTS, followStandIns, isHostOf, own, WIDGET_SLOTS, type PartnerRegistry } from './registry';

type Report = YamlSource['findingAt'];

/** Every chain of stand-ins must end at something live. */
function checkStandIns(registry: PartnerRegistry, report: Report): readonly Finding[] {
  return (['partners', 'widgets', 'embeds'] as const).flatMap((section) =>
    Object.entries(registry[section]).flatMap(([key, { status, standIn }]) => {
      const end = followStandIns(registry[section], key);
      if (standIn !== undefined && !Object.hasOwn(registry[section], standIn)) {
        return [report([section, key, 'standIn'], `'${standIn}'`, `a key of ${section}`)];
      }
      if (status === 'live' || 'live' in end) return [];
      if (end.because === 'a circle') {
        return [
          report(
            [section, key, 'standIn'],
            'a circle of closed ones',
            'a standIn that leads to something live',
          ),
        ];
      }
      // A chain that breaks further on is told where it breaks.
      return end.brokenAt === key
        ? [
            report(
              [section, key, 'status'],
              'closed, without a standIn',
              `a standIn, one of ${section} that is live`,
            ),
          ]
        : [];
    }),
  );
}

function checkPartners({ partners }: PartnerRegistry, report: Report): readonly Finding[] {
  return Object.entries(partners).flatMap(([key, { pages, hosts }]) => {
    const { home } = pages;
    const findings: Finding[] = [];
    if (home === undefined) findings.push(report(['partners', key, 'pages'], 'no home', 'a page named home'));
    else if (placeholdersOf(home).length > 0) {
      findings.push(
        report(['partners', key, 'pages', 'home'], `'${home}'`, 'an address without {curly} parts'),
      );
    }
    for (const [page, address] of Object.entries(pages)) {
      const { hostname } = new URL(address);
      if (isHostOf(hosts, hostname)) continue;
      findings.push(
        report(['partners', key, 'pages', page], hostname, `a host of this partner (${hosts.join(', ')})`),
      );
    }
    return findings;
  });
}

function checkLinks({ links, partners }: PartnerRegistry, report: Report): readonly Finding[] {
  return Object.entries(links).flatMap(([key, { partner, page }]) => {
    const pages = own(partners, partner)?.pages;
    if (!pages) return [report(['links', key, 'partner'], `'${partner}'`, 'a key of partners')];
    if (Object.hasOwn(pages, page)) return [];
    return [
      report(['links', key, 'page'], `'${page}'`, `a page of ${partner}: ${Object.keys(pages).join(', ')}`),
    ];
  });
}

/** A link that stands by itself, without a deal that could fill in a target. */
function checkPlainLink(registry: PartnerRegistry, path: readonly PropertyKey[], to: string, report: Report) {
  const problem = outboundProblem(registry, { to, target: {} });
  return problem ? [report(path, `'${to}'`, 'a key of links that leads to a fixed page')] : [];
}

/** A widget or a framed page: its partner is there and, while it is live itself, live too. */
function checkShown(
  registry: PartnerRegistry,
  section: 'widgets' | 'embeds',
  report: Report,
): readonly Finding[] {
  return Object.entries(registry[section]).flatMap(([key, { partner, status, link }]) => {
    const owner = own(registry.partners, partner);
    const findings = checkPlainLink(registry, [section, key, 'link'], link, report);
    if (!owner) return [...findings, report([section, key, 'partner'], `'${partner}'`, 'a key of partners')];
    if (status === 'live' && owner.status === 'closed') {
      const expected = `closed with a standIn, as the partner ${partner} is closed`;
      return [...findings, report([section, key, 'status'], 'live', expected)];
    }
    return findings;
  });
}

function checkSlots(registry: PartnerRegistry, report: Report): readonly Finding[] {
  const missing = (section: 'widgets' | 'embeds', slots: readonly string[]) =>
    slots
      .filter((slot) => !Object.hasOwn(registry[section], slot))
      .map((slot) => report([section], `no ${slot}`, `${slot}, which a page asks for`));
  return [...missing('widgets', WIDGET_SLOTS), ...missing('embeds', EMBED_SLOTS)];
}

function checkEmbedAddresses({ embeds }: PartnerRegistry, report: Report): readonly Finding[] {
  const known: readonly string[] = EMBED_PLACEHOLDERS;
  return Object.entries(embeds).flatMap(([key, { address }]) =>
    placeholdersOf(address)
      .filter((name) => !known.includes(name))
      .map((name) =>
        report(['embeds', key, 'address'], `{${name}}`, `one of ${known.map((k) => `{${k}}`).join(', ')}`),
      ),
  );
}

function checkSearchForm({ searchForm, partners }: PartnerRegistry, report: Report): readonly Finding[] {
  const owner = own(partners, searchForm.partner);
  if (owner?.status === 'live') return [];
  return [report(['searchForm', 'partner'], `'${searchForm.partner}'`, 'a key of partners that is live')];
}

/** What the schema of `partners.yaml` cannot see: references, chains of stand-ins, and what the pages rely on. */
export function checkRegistry(registry: PartnerRegistry, { findingAt }: YamlSource): readonly Finding[] {
  return [
    ...checkStandIns(registry, findingAt),
    ...checkPartners(registry, findingAt),
    ...checkLinks(registry, findingAt),
    ...checkShown(registry, 'widgets', findingAt),
    ...checkShown(registry, 'embeds', findingAt),
    ...checkSlots(registry, findingAt),
    ...checkEmbedAddresses(registry, findingAt),
    ...checkSearchForm(registry, findingAt),
    ...registry.footer.flatMap((to, index) => checkPlainLink(registry, ['footer', index], to, findingAt)),
  ];
}
