import { checkRegistry } from '@/lib/partners/check-registry';
import { partnersSchema } from '@/lib/partners/schemas';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { contentWith, diagnosticsOf, testMistakes } from '@/__tests__/support/content-copy';

const loadPartners = (directory: string) =>
  orThrow(
    readYamlFile(directory, 'partners.yaml', partnersSchema, (registry, source) =>
      checkRegistry(registry, source, ['SITE_URL']),
    ),
  );

const SKYFARE = '    name: Skyfare\n    status: live\n';

testMistakes(
  'partners.yaml',
  loadPartners,
  `
name: Skyfare => name: Skyfare⏎    mood: good => partners.skyfare.mood: one of name,
name: Skyfare => name: " " => partners.skyfare.name: the name that visitors read
status: live => status: maybe => partners.skyfare.status: live or closed
p: 11 => p: x => partners.skyfare.link.p: the whole number from your Travelpayouts account
shape: network, p: 11 => shape: magic, p: 11 => partners.skyfare.link.shape: { shape: network, p, campaign } or
hosts: [skyfare.example] => hosts: [skyfare.example/x] => partners.skyfare.hosts.0: a host such as
hosts: [roomly.example] => hosts: roomly.example => partners.roomly.hosts: a list of at least one host
hosts: [roomly.example] => hosts: [www.roomly.example] => partners.roomly.hosts.0: the host without www, which is included
hosts: [roomly.example] => hosts: [roomly.example, skyfare.example] => partners.roomly.hosts.1: each host once
fare.example/ => fare.example/?marker=123456 => partners.skyfare.pages.home: the plain address of the page
fare.example/ => fare.example/?aff_id=7 => partners.skyfare.pages.home: the plain address of the page
hosts: [roomly.example] => hosts: [] => partners.roomly.hosts: a list of at least one host
home: https://www.sky => home: http://www.sky => partners.skyfare.pages.home: an address that starts with https://
home: https://www.sky => home: https://evilsky => partners.skyfare.pages.home: a host of the partner skyfare (skyfare.example)
fare.example/ => fare.example/{from} => partners.skyfare.pages.home: an address without {curly} parts
['*.skyfare.example' => ['https://*.a.com' => partners.skyfare.csp.script.0: a host such as
frame: ['*.skyfare.example'] => frames: ['*.a.com'] => partners.skyfare.csp.frames: one of script, connect, frame,
flights-search: { partner: skyfare => flights-search: { partner: a => links.flights-search.partner: a key of partners
page: route } => page: routes } => links.flight-route.page: a page of skyfare: home, flights, route, fare
page: route } => page: constructor } => links.flight-route.page: a page of skyfare: home, flights, route, fare
page: fare } => page: flights } => links.seen-fare.page: a page of skyfare that ends in /{+path}
seen-fare: { partner: skyfare => seen-fare: { partner: nobody => links.seen-fare.partner: a key of partners
{+path} => {+path}/x => links.seen-fare.page: a page of skyfare that ends in /{+path}
footer: [flights-search => footer: [flight-search => footer.0: a key of links that leads to a fixed page
footer: [flights-search => footer: [flight-route => footer.0: a key of links that leads to a fixed page
searchForm:⏎  partner: skyfare => searchForm:⏎  partner: nobody => searchForm.partner: a key of partners that is live
searchForm:⏎  partner: skyfare => searchForm:⏎  partner: roomly => searchForm.action: a host of the partner roomly (roomly.example)
searchForm:⏎  partner: skyfare => searchForm:⏎  partner: oldstay => searchForm.partner: a live partner with a search page of
https://search.skyfare => https://searchskyfare => searchForm.action: a host of the partner skyfare (skyfare.example)
example/flights/⏎  fields => example/flights/?a=1⏎  fields => searchForm.action: the address up to the '?'; browsers drop the rest,
  markerField: marker⏎ =>  => searchForm.markerField: the field that takes the marker, as skyfare is a partner of the network
searchForm:⏎  partner: skyfare => searchForm:⏎  partner: bunkhouse => searchForm.markerField: nothing here, as the account bunkhouse names the fields of bunkhouse
markerField: marker => markerField: adults => searchForm.markerField: another name than that of fields.travelers
markerField: marker => markerField: currency => searchForm.markerField: another name than that of hidden.currency
cabin: '0' => origin: '0' => searchForm.hidden.origin: another name than that of fields.from
to: goal => to: origin => searchForm.fields.to: another name than that of fields.from
https://frame.ferrybus.example => https://frame.ferrybus.net => embeds.transfers.address: a host of the partner ferrybus (ferrybus.example)
linkUrl: https: => linkUrl: http: => network.linkUrl: an address that starts with https://
network.example/r => network.example/r?a=1 => network.linkUrl: the address up to the '?', as the site adds
network.example/r => network.example/r#a => network.linkUrl: the address up to the '?', as the site adds
origin: NHV => shmarker: NHV => widgets.flight-map.params.shmarker: nothing here, as TRAVELPAYOUTS_MARKER
origin: NHV => trs: NHV => widgets.flight-map.params.trs: nothing here, as TRAVELPAYOUTS_TRS
origin: NHV => promo_id: NHV => widgets.flight-map.params.promo_id: the number in the widget's own field promo
origin: NHV => campaign_id: NHV => widgets.flight-map.params.campaign_id: the number in the widget's own field campaign
p: 12, campaign: 102 => p: 11, campaign: 101 => partners.roomly.link: the numbers of the program of roomly, which are
cabin: '0' => cabin: 0 => searchForm.hidden.cabin: text; put numbers in quotes
partner: skyfare⏎    status: live⏎    promo: 1001 => partner: nobody⏎    status: live⏎    promo: 1001 => widgets.flight-search.partner: a key of partners
promo: 1002 => promo: 1002⏎    title: Map => widgets.flight-map.title: one of shows, partner, status, standIn, promo,
delay: 100 => delay: 150 => widgets.flight-map.delay: one of the delays 100, 200, 300 (milliseconds)
height: 450⏎    link: flights-search => height: 450⏎    link: "" => widgets.flight-map.link: a key of links
height: 450⏎    link: flights-search => height: 450⏎    link: x => widgets.flight-map.link: a key of links that leads to
standIn: roomly-rooms => standIn: roomly-room => widgets.hotel-search.standIn: a key of widgets
standIn: roomly-rooms => standIn: our-deals => widgets.hotel-search.standIn: a key of widgets, as only hotel-selections and hotel-map can show our own deals
shows: flight-map => shows: map => widgets.flight-map.shows: one of flight-search,
takes: { currency: currency, primary: color } => takes: { money: currency } => widgets.hotel-selections.takes.money: one of its params: currency, limit,
takes: { currency: currency, primary: color } => takes: { currency: money } => widgets.hotel-selections.takes.currency: one of currency, color, contrast
    standIn: roomly-rooms⏎ =>  => widgets.hotel-search.status: a standIn, one of widgets that is live
closed⏎    standIn: roomly-rooms => live => widgets.hotel-search.status: closed with a standIn, as the partner oldstay
    standIn: roomly⏎ =>  => partners.oldstay.status: a standIn, one of partners that is live
  flight-map:⏎    shows =>   flight-maps:⏎    shows => widgets: flight-map, which a page asks for
account: ferrybus⏎    link: transfers-search => account: ferrybus⏎    link: cabs => embeds.transfers.link: a key of links that leads to ferrybus, the partner in the frame
{accountId}& => {shipRef}& => embeds.transfers.address: one of {accountId}, {subId}
allow-forms => allow-top-navigation => embeds.transfers.sandbox.2: one of allow-scripts,
name: Fare Network => name: 7 => network.name: the network's name for visitors
shortHosts: [short.example] => shortHosts: short.example => network.shortHosts: a list of hosts
script: [network.example] => script: network.example => network.csp.script: a list of hosts
env: BUNKHOUSE_ID => env: bunkhouse-id => accounts.bunkhouse.env: the name of a variable of the environment, such as
env: BUNKHOUSE_ID => env: BUNKHOUSE__ID => accounts.bunkhouse.env: the name of a variable
env: BUNKHOUSE_ID => env: 7_ID => accounts.bunkhouse.env: the name of a variable
env: BUNKHOUSE_ID => env: [A] => accounts.bunkhouse.env: the name of a variable
id: aid => id: a=b => accounts.bunkhouse.id: the partner's name for the field, such as
id: aid => id: 2a => accounts.bunkhouse.id: the partner's name for the field
id: aid => id: 2 => accounts.bunkhouse.id: the partner's name for the field
max: 50 => max: 11 => accounts.bunkhouse.subId.max: the most characters that the partner takes,
max: 50 => max: 256 => accounts.bunkhouse.subId.max: the most characters
max: 50 => max: 20.5 => accounts.bunkhouse.subId.max: the most characters
{ parameter: cmp, max: 50 } => 50 => accounts.bunkhouse.subId: parameter and max
{ parameter: cmp, max: 50 } => { parameter: cmp, max: 50, min: 1 } => accounts.bunkhouse.subId.min: parameter and max
verified: true => verified: maybe => partners.skyfare.verified: true or false
hosts: [skyfare.example] => hosts: skyfare.example => partners.skyfare.hosts: a list of at least one host
standIn: roomly⏎ => standIn: ""⏎ => partners.oldstay.standIn: a key of partners
standIn: roomly⏎ => standIn: our-deals⏎ => partners.oldstay.standIn: a key of partners
name: Skyfare⏎    status: live => name: Skyfare⏎    status: live⏎    standIn: nobody => partners.skyfare.standIn: a key of partners
p: 11 => p: 0 => partners.skyfare.link.p: the whole number from your Travelpayouts account
p: 11 => p: 1.5 => partners.skyfare.link.p: the whole number from your Travelpayouts account
{ shape: network, p: 11, campaign: 101 } => network => partners.skyfare.link: { shape: network, p, campaign } or { shape: direct, account }
p: 11, campaign: 101 => p: 11, campaign: 101, account: a => partners.skyfare.link.account: { shape: network, p, campaign } or
direct, account: bunkhouse } => direct, account: bunkhouse, p: 1 } => partners.bunkhouse.link.p: { shape: network, p, campaign } or
direct, account: bunkhouse } => direct, account: "" } => partners.bunkhouse.link.account: a key of accounts
pages:⏎      home: https://quickcab.example/⏎      transfers: https://quickcab.example/ => pages: [] => partners.quickcab.pages: a list of addresses, 'home' among them
footer: [flights-search, hotels-search, transfers-search] => footer: [] => footer: a list of at least one key of links
footer: [flights-search, hotels-search, transfers-search] => footer: all => footer: a list of at least one key of links
from: origin => from: [origin] => searchForm.fields.from: the partner's name for the field
hidden:⏎    cabin: '0'⏎    currency: usd => hidden: [] => searchForm.hidden: a list of hidden fields
partner: skyfare⏎    status: live⏎    promo: 1001 => partner: ""⏎    status: live⏎    promo: 1001 => widgets.flight-search.partner: a key of partners
promo: 1001 => promo: -1 => widgets.flight-search.promo: the whole number from your Travelpayouts account
height: 320 => height: 99 => widgets.flight-search.height: a height in pixels, from 100
height: 320 => height: 2001 => widgets.flight-search.height: at most 2000 pixels
height: 320 => height: tall => widgets.flight-search.height: a height in pixels
standIn: roomly-rooms => standIn: "" => widgets.hotel-search.standIn: a key of widgets, or our-deals
takes: { currency: currency, color_button: color } => takes: [] => widgets.flight-search.takes: parameters of this widget, each with what it is: currency, color
params: { currency: gbp, locale: en => params: { currency: gbp, locale: [en] => widgets.flight-search.params.locale: text, a number, true or false
params: { lang: www, layout: wide } => params: [] => widgets.roomly-rooms.params: a list of parameters
title: Ride search by Ferrybus => title: "" => embeds.transfers.title: what the page in the frame is, for people who do not see it
through: direct => through: proxy => embeds.transfers.through: direct or network
through: direct => through: direct⏎    standIn: "" => embeds.transfers.standIn: a key of embeds
[allow-scripts, allow-same-origin, allow-forms, allow-popups] => all => embeds.transfers.sandbox: a list of what the frame may do
  ferrybus:⏎ =>   FerryBus:⏎ => partners.FerryBus: a name in lower case with hyphens
`,
);

test.each([
  ['accounts', 'a list of accounts by key'],
  ['partners', 'a list of partners by key'],
  ['links', 'a list of links by key'],
  ['widgets', 'a list of widgets by key'],
  ['embeds', 'a list of embedded pages by key'],
])('%s that are no list by key are reported as such', (list, expected) => {
  const { directory } = contentWith('partners.yaml', [`\n${list}:\n`, `\n${list}: none\nunknown:\n`]);
  expect(diagnosticsOf(loadPartners, directory)).toContainEqual(
    expect.stringMatching(new RegExp(` ${list}: ${expected}$`)),
  );
});

test('the ends of every range are within it, and each directive and sandbox word has its use', () => {
  const { directory } = contentWith(
    'partners.yaml',
    ['max: 50', 'max: 255'],
    [
      "img: ['*.skyfare.example']",
      "img: ['*.skyfare.example']\n      style: [s.example]\n      font: [f.example]",
    ],
    ['height: 320', 'height: 100'],
    ['height: 450', 'height: 2000'],
    [
      'allow-popups]',
      'allow-popups, allow-popups-to-escape-sandbox, allow-top-navigation-by-user-activation, ' +
        'allow-storage-access-by-user-activation, allow-downloads, allow-modals]',
    ],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
  const short = contentWith('partners.yaml', ['max: 50', 'max: 12']);
  expect(diagnosticsOf(loadPartners, short.directory)).toEqual([]);
});

const FORM_OF_BUNKHOUSE = [
  ['searchForm:\n  partner: skyfare', 'searchForm:\n  partner: bunkhouse'],
  ['https://search.skyfare.example/flights/', 'https://www.bunkhouse.example/flights/'],
  ['  markerField: marker\n', ''],
] as const;

test('a partner outside the network can have the search form, whose fields are not those of its account', () => {
  expect(diagnosticsOf(loadPartners, contentWith('partners.yaml', ...FORM_OF_BUNKHOUSE).directory)).toEqual(
    [],
  );
  const taken = contentWith(
    'partners.yaml',
    ...FORM_OF_BUNKHOUSE,
    ['from: origin', 'from: aid'],
    ["cabin: '0'", "cmp: '0'"],
  );
  expect(diagnosticsOf(loadPartners, taken.directory)).toEqual([
    expect.stringMatching(/ searchForm\.partner: another name than that of fields\.from$/),
    expect.stringMatching(/ searchForm\.partner: another name than that of hidden\.cmp$/),
  ]);
});

test('what a partner without a sub-id names as its field is the only one that is taken', () => {
  const { directory } = contentWith(
    'partners.yaml',
    ...FORM_OF_BUNKHOUSE,
    ['    subId: { parameter: cmp, max: 50 }\n', ''],
    ["cabin: '0'", "cmp: '0'"],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});

test.each([
  ['searchForm:\n  partner: skyfare', 'searchForm:\n  partner: nobody', "'nobody'"],
  ['searchForm:\n  partner: skyfare', 'searchForm:\n  partner: oldstay', "'oldstay', which is closed"],
  ['  markerField: marker\n', '', 'nothing'],
  ['markerField: marker', 'markerField: adults', "'adults'"],
  ['example/flights/\n  fields', 'example/flights/?a=1\n  fields', '/flights/?a=1'],
  ['standIn: roomly-rooms', 'standIn: roomly-room', "'roomly-room'"],
  ['standIn: roomly-rooms', 'standIn: our-deals', "'our-deals' for a hotel-search"],
  ['    standIn: roomly-rooms\n', '', 'closed, without a standIn'],
  ['standIn: roomly-rooms', 'standIn: hotel-search', 'a circle of closed ones'],
  ['page: route }', 'page: routes }', "'routes'"],
  ['page: fare }', 'page: flights }', "'flights'"],
  ['flights-search: { partner: skyfare', 'flights-search: { partner: a', "'a'"],
  ['network.example/r', 'network.example/r?a=1', '/r?a=1'],
  ['p: 12, campaign: 102', 'p: 11, campaign: 101', '{ p: 11, campaign: 101 }'],
  ['https://frame.ferrybus.example', 'https://frame.ferrybus.net', 'frame.ferrybus.net'],
  ['{accountId}&', '{shipRef}&', '{shipRef}'],
  ['origin: NHV', 'trs: NHV', "'NHV'"],
  ['takes: { currency: currency, primary', 'takes: { money: currency, primary', "'money'"],
  ['  flight-map:\n    shows', '  flight-maps:\n    shows', 'no flight-map'],
])('%s => %s: what was found is named', (before, after, found) => {
  const { directory } = contentWith('partners.yaml', [before, after]);
  expect(() => loadPartners(directory)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(found) }),
  );
});

test('a parameter of a widget may have the name of a method', () => {
  const { directory } = contentWith('partners.yaml', ['origin: NHV', 'constructor: NHV']);
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});

test('a mistake is reported on its line', () => {
  const { directory, line } = contentWith('partners.yaml', ['p: 14', 'p: none']);
  expect(diagnosticsOf(loadPartners, directory)).toEqual([
    `partners.yaml:${line} partners.quickcab.link.p: the whole number from your Travelpayouts account`,
  ]);
});

test('closing a partner names everything that must be decided, and a circle is refused', () => {
  const alone = contentWith('partners.yaml', [SKYFARE, SKYFARE.replace('live', 'closed')]);
  expect(diagnosticsOf(loadPartners, alone.directory).map((diagnostic) => diagnostic.split(' ')[1])).toEqual([
    'partners.skyfare.status:',
    'widgets.flight-search.status:',
    'widgets.flight-map.status:',
    'searchForm.partner:',
  ]);
  const circle = contentWith('partners.yaml', [
    '    name: Roomly\n    status: live\n',
    '    name: Roomly\n    status: closed\n    standIn: oldstay\n',
  ]);
  expect(diagnosticsOf(loadPartners, circle.directory)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/partners\.roomly\.standIn: a standIn that leads to something live$/),
      expect.stringMatching(/partners\.oldstay\.standIn: a standIn that leads to something live$/),
    ]),
  );
});

test('a frame may have a link by which a stand-in leads to its partner, and a closed one any link', () => {
  const { directory } = contentWith(
    'partners.yaml',
    ['link: packages-search', 'link: old-rooms'],
    [
      'embeds:\n',
      'embeds:\n  rides: { title: Rides, partner: skyfare, status: closed, standIn: transfers, through: direct, ' +
        "address: 'https://skyfare.example/', link: cabs, sandbox: [allow-scripts] }\n",
    ],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});

test('closing a partner asks for other widgets and frames, not for other links beside them', () => {
  const { directory } = contentWith('partners.yaml', [
    '    name: Ferrybus\n    status: live\n',
    '    name: Ferrybus\n    status: closed\n    standIn: quickcab\n',
  ]);
  expect(diagnosticsOf(loadPartners, directory).map((diagnostic) => diagnostic.split(' ')[1])).toEqual([
    'widgets.transfer-search.status:',
    'widgets.transfer-list.status:',
    'embeds.transfers.status:',
  ]);
});

test('a chain of stand-ins that breaks is reported where it breaks and nowhere else', () => {
  const { directory } = contentWith(
    'partners.yaml',
    ['status: closed\n    standIn: our-deals\n    promo: 1004', 'status: closed\n    promo: 1004'],
    ['standIn: roomly-rooms', 'standIn: hotel-selections'],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([
    expect.stringMatching(/ widgets\.hotel-selections\.status: a standIn, one of widgets that is live$/),
  ]);
});

test('a closed partner without a stand-in is reported once, also where a link to it is beside a frame', () => {
  const { directory } = contentWith(
    'partners.yaml',
    ['    standIn: roomly\n', ''],
    ['link: packages-search', 'link: old-rooms'],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([
    expect.stringMatching(/ partners\.oldstay\.status: a standIn, one of partners that is live$/),
  ]);
});

test('a chain of stand-ins may end at our own deals', () => {
  const { directory } = contentWith('partners.yaml', ['standIn: roomly-rooms', 'standIn: hotel-selections']);
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});

test('the partner of the form, the map and a search can be closed as the handbook says', () => {
  const { directory } = contentWith(
    'partners.yaml',
    [SKYFARE, SKYFARE.replace('live', 'closed\n    standIn: roomly')],
    ['    status: live\n    promo: 1001', '    status: closed\n    standIn: roomly-rooms\n    promo: 1001'],
    ['    status: live\n    promo: 1002', '    status: closed\n    standIn: roomly-rooms\n    promo: 1002'],
    ['searchForm:\n  partner: skyfare', 'searchForm:\n  partner: roomly'],
    ['https://search.skyfare.example/flights/', 'https://www.roomly.example/flights/'],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});

test('another partner takes the search form over with an address of its own', () => {
  const { directory } = contentWith(
    'partners.yaml',
    ['searchForm:\n  partner: skyfare', 'searchForm:\n  partner: roomly'],
    ['https://search.skyfare.example/flights/', 'https://www.roomly.example/flights/'],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});

test('closing a partner with a stand-in is enough for its links', () => {
  const { directory } = contentWith('partners.yaml', [
    '    name: Quickcab\n    status: live\n',
    '    name: Quickcab\n    status: closed\n    standIn: ferrybus\n',
  ]);
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});
