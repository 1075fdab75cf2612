import type { Diagnostic } from '@/lib/source/diagnostic';
import type { YamlSource } from '@/lib/source/yaml-source';
import { EMBED_PLACEHOLDERS } from './embed-url';
import { outboundProblem, placeholdersOf, SEEN_FARE } from './partner-url';
import { EMBED_SLOTS, followStandIns, isHostOf, own, WIDGET_SLOTS, type PartnerRegistry } from './registry';
import { OUR_DEALS, OUR_KINDS } from './widget-kinds';

type Report = YamlSource['diagnosticAt'];

/** Our own deals can be drawn as some kinds of widget only. */
function checkOurDeals({ widgets }: PartnerRegistry, key: string, report: Report): readonly Diagnostic[] {
  const { shows } = own(widgets, key) ?? {};
  if (shows === undefined || Object.hasOwn(OUR_KINDS, shows)) return [];
  const expected = `a key of widgets, as only ${Object.keys(OUR_KINDS).join(' and ')} can show our own deals`;
  return [report(['widgets', key, 'standIn'], `'${OUR_DEALS}' for a ${shows}`, expected)];
}

/** Every chain of stand-ins must end at something live. */
function checkStandIns(registry: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return (['partners', 'widgets', 'embeds'] as const).flatMap((section) =>
    Object.entries(registry[section]).flatMap(([key, { status, standIn }]) => {
      const end = followStandIns(registry[section], key);
      if (section === 'widgets' && standIn === OUR_DEALS) return checkOurDeals(registry, key, report);
      if (standIn !== undefined && !Object.hasOwn(registry[section], standIn)) {
        return [report([section, key, 'standIn'], `'${standIn}'`, `a key of ${section}`)];
      }
      if (status === 'live' || 'live' in end || 'ours' in end) return [];
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

/** What an address of a partner must be on. */
const hostRule = (partner: string, hosts: readonly string[]) =>
  `a host of the partner ${partner} (${hosts.join(', ')})`;

function checkPartners({ partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return Object.entries(partners).flatMap(([key, { pages, hosts }]) => {
    const { home } = pages;
    const diagnostics: Diagnostic[] = [];
    if (home === undefined)
      diagnostics.push(report(['partners', key, 'pages'], 'no home', 'a page named home'));
    else if (placeholdersOf(home).length > 0) {
      diagnostics.push(
        report(['partners', key, 'pages', 'home'], `'${home}'`, 'an address without {curly} parts'),
      );
    }
    for (const [page, address] of Object.entries(pages)) {
      const { hostname } = new URL(address);
      if (isHostOf(hosts, hostname)) continue;
      diagnostics.push(report(['partners', key, 'pages', page], hostname, hostRule(key, hosts)));
    }
    return diagnostics;
  });
}

function checkLinks({ links, partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return Object.entries(links).flatMap(([key, { partner, page }]) => {
    const pages = own(partners, partner)?.pages;
    if (!pages) return [report(['links', key, 'partner'], `'${partner}'`, 'a key of partners')];
    if (Object.hasOwn(pages, page)) return [];
    return [
      report(['links', key, 'page'], `'${page}'`, `a page of ${partner}: ${Object.keys(pages).join(', ')}`),
    ];
  });
}

/** Whatever opens a price that was seen must take the path that came with it. A registry may do without. */
function checkSeenFare({ links, partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const { to, part } = SEEN_FARE;
  const link = own(links, to);
  const page = link && own(own(partners, link.partner)?.pages ?? {}, link.page);
  if (!page || page.endsWith(`/{+${part}}`)) return [];
  return [
    report(['links', to, 'page'], `'${link.page}'`, `a page of ${link.partner} that ends in /{+${part}}`),
  ];
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

function checkSlots(registry: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const missing = (section: 'widgets' | 'embeds', slots: readonly string[]) =>
    slots
      .filter((slot) => !Object.hasOwn(registry[section], slot))
      .map((slot) => report([section], `no ${slot}`, `${slot}, which a page asks for`));
  return [...missing('widgets', WIDGET_SLOTS), ...missing('embeds', EMBED_SLOTS)];
}

function checkEmbedAddresses(
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
    // Of a partner that nobody knows, the partner is what has to be mended.
    if (hosts && !isHostOf(hosts, hostname)) {
      diagnostics.push(report(['embeds', key, 'address'], hostname, hostRule(partner, hosts)));
    }
    return diagnostics;
  });
}

/** Parameters of a widget's script that the site writes itself, with where each comes from; the first of two would win. */
const WRITTEN_PARAMS: Readonly<Record<string, string>> = {
  shmarker: 'nothing here, as TRAVELPAYOUTS_MARKER of the environment fills it',
  trs: 'nothing here, as TRAVELPAYOUTS_TRS of the environment fills it',
  promo_id: "the number in the widget's own field promo",
  campaign_id: "the number in the widget's own field campaign",
};

function checkWidgetParams({ widgets }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  return Object.entries(widgets).flatMap(([key, { params }]) =>
    Object.keys(params).flatMap((name) => {
      const expected = own(WRITTEN_PARAMS, name);
      return expected === undefined
        ? []
        : [report(['widgets', key, 'params', name], `'${String(params[name])}'`, expected)];
    }),
  );
}

/** What follows the place of a stand-in must be a parameter of the widget. */
function checkTaken({ widgets }: PartnerRegistry, report: Report): readonly Diagnostic[] {
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

/** The address that marker and destination are added to as its query. */
function checkNetwork({ network }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  if (!/[?#]/.test(network.linkUrl)) return [];
  const expected = "the address up to the '?', as the site adds marker, p and destination itself";
  return [report(['network', 'linkUrl'], `'${network.linkUrl}'`, expected)];
}

/** Links of the network are told apart by their two numbers: whose are they, where two partners have the same? */
function checkProgrammes({ partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return Object.entries(partners).flatMap(([key, { link }]) => {
    if (link.shape !== 'network') return [];
    const pair = `p: ${link.p}, campaign: ${link.campaign}`;
    const other = first.get(pair);
    if (other === undefined) {
      first.set(pair, key);
      return [];
    }
    const expected = `the numbers of the programme of ${key}, which are others than those of ${other}`;
    return [report(['partners', key, 'link'], `{ ${pair} }`, expected)];
  });
}

/** An account is the operator's at one partner: no value of the network or the site, and no value of another account. */
function checkAccounts(
  { accounts, partners }: PartnerRegistry,
  siteVariables: readonly string[],
  report: Report,
): readonly Diagnostic[] {
  const taken = new Map(siteVariables.map((name) => [name, 'the site itself or the network']));
  const diagnostics = Object.entries(accounts).flatMap(([key, { env, id, subId }]) => {
    const other = taken.get(env);
    taken.set(env, other ?? `the account ${key}`);
    return [
      ...(other === undefined
        ? []
        : [report(['accounts', key, 'env'], `'${env}', which belongs to ${other}`, 'a variable of its own')]),
      ...(subId?.parameter === id
        ? [
            report(
              ['accounts', key, 'subId', 'parameter'],
              `'${id}'`,
              'another parameter than that of the id',
            ),
          ]
        : []),
    ];
  });
  const unknown = Object.entries(partners).flatMap(([key, { link }]) =>
    link.shape === 'network' || Object.hasOwn(accounts, link.account)
      ? []
      : [
          report(
            ['partners', key, 'link', 'account'],
            `'${link.account}'`,
            `a key of accounts: ${Object.keys(accounts).join(', ')}`,
          ),
        ],
  );
  return [...diagnostics, ...unknown];
}

/** Names of the hidden fields that the site fills in by itself, with where each is written. */
function trackingFields(registry: PartnerRegistry) {
  const { partner, markerField } = registry.searchForm;
  const link = own(registry.partners, partner)?.link;
  const account = link?.shape === 'direct' ? own(registry.accounts, link.account) : undefined;
  return account
    ? [account.id, account.subId?.parameter].flatMap((name) => (name ? [{ name, path: ['partner'] }] : []))
    : markerField === undefined
      ? []
      : [{ name: markerField, path: ['markerField'] }];
}

/** The marker belongs to the network: a form of its partners needs the field, a form of any other must not have it. */
function checkMarkerField({ searchForm, partners }: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const { partner, markerField } = searchForm;
  const link = own(partners, partner)?.link;
  if (link?.shape === 'network' && markerField === undefined) {
    const expected = `the field that takes the marker, as ${partner} is a partner of the network`;
    return [report(['searchForm', 'markerField'], 'nothing', expected)];
  }
  if (link?.shape === 'direct' && markerField !== undefined) {
    const expected = `nothing here, as the account ${link.account} names the fields of ${partner}`;
    return [report(['searchForm', 'markerField'], `'${markerField}'`, expected)];
  }
  return [];
}

/** Two fields of one name would reach the partner as two values, of which it takes either. */
function checkFieldNames(registry: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const { fields, hidden } = registry.searchForm;
  const taken = new Map<string, string>();
  return [
    ...Object.entries(fields).map(([key, name]) => ({ name, path: ['fields', key] })),
    ...Object.keys(hidden).map((name) => ({ name, path: ['hidden', name] })),
    ...trackingFields(registry),
  ].flatMap(({ name, path }) => {
    const other = taken.get(name);
    if (other === undefined) {
      taken.set(name, path.join('.'));
      return [];
    }
    return [report(['searchForm', ...path], `'${name}'`, `another name than that of ${other}`)];
  });
}

function checkSearchForm(registry: PartnerRegistry, report: Report): readonly Diagnostic[] {
  const { searchForm, partners } = registry;
  const { partner, action } = searchForm;
  const owner = own(partners, partner);
  if (!owner) return [report(['searchForm', 'partner'], `'${partner}'`, 'a key of partners that is live')];
  const diagnostics = [...checkFieldNames(registry, report), ...checkMarkerField(registry, report)];
  if (owner.status === 'closed') {
    diagnostics.push(
      report(
        ['searchForm', 'partner'],
        `'${partner}', which is closed`,
        "a live partner with a search page of its own; action, fields, hidden and markerField become that partner's, too (docs/operators.md, 'Close a partner's programme')",
      ),
    );
  }
  const { hostname } = new URL(action);
  if (!isHostOf(owner.hosts, hostname)) {
    diagnostics.push(report(['searchForm', 'action'], hostname, hostRule(partner, owner.hosts)));
  }
  if (action.includes('?')) {
    diagnostics.push(
      report(
        ['searchForm', 'action'],
        `'${action}'`,
        "the address up to the '?'; what stands behind it, which a browser drops, belongs into hidden",
      ),
    );
  }
  return diagnostics;
}

/**
 * What the schema of `partners.yaml` cannot see: references, chains of stand-ins, and what the pages rely on.
 *
 * @param siteVariables variables of the environment that mean something else, so that no account can have one of them
 */
export function checkRegistry(
  registry: PartnerRegistry,
  { diagnosticAt }: YamlSource,
  siteVariables: readonly string[],
): readonly Diagnostic[] {
  return [
    ...checkNetwork(registry, diagnosticAt),
    ...checkAccounts(registry, siteVariables, diagnosticAt),
    ...checkStandIns(registry, diagnosticAt),
    ...checkPartners(registry, diagnosticAt),
    ...checkProgrammes(registry, diagnosticAt),
    ...checkLinks(registry, diagnosticAt),
    ...checkSeenFare(registry, diagnosticAt),
    ...checkShown(registry, 'widgets', diagnosticAt),
    ...checkShown(registry, 'embeds', diagnosticAt),
    ...checkSlots(registry, diagnosticAt),
    ...checkEmbedAddresses(registry, diagnosticAt),
    ...checkWidgetParams(registry, diagnosticAt),
    ...checkTaken(registry, diagnosticAt),
    ...checkSearchForm(registry, diagnosticAt),
    ...registry.footer.flatMap((to, index) => checkPlainLink(registry, ['footer', index], to, diagnosticAt)),
  ];
}
