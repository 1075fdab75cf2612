import { loadPartners } from '@/lib/partners/load-partners';
import { followStandIns, liveEntry, PARTNER_REL, partnerHosts } from '@/lib/partners/registry';
import { contentWith, diagnosticsOf, mistakes } from '@/__tests__/support/content-copy';

const live = { status: 'live' } as const;
const closed = (standIn?: string) => ({ status: 'closed', standIn }) as const;

test.each([
  ['a live one', { a: live }, { live: 'a' }],
  ['a live one that names a stand-in', { a: { ...live, standIn: 'b' }, b: live }, { live: 'a' }],
  ['a closed one', { a: closed('b'), b: live }, { live: 'b' }],
  ['a chain', { a: closed('b'), b: closed('c'), c: live }, { live: 'c' }],
  ['a circle', { a: closed('b'), b: closed('a') }, { brokenAt: 'a', because: 'a circle' }],
  ['itself', { a: closed('a') }, { brokenAt: 'a', because: 'a circle' }],
  ['no stand-in', { a: closed() }, { brokenAt: 'a', because: 'no stand-in' }],
  ['an unknown stand-in', { a: closed('x') }, { brokenAt: 'x', because: 'unknown' }],
  ['an unknown key', {}, { brokenAt: 'a', because: 'unknown' }],
])('stand-ins of %s', (_, entries, end) => {
  expect(followStandIns(entries, 'a')).toEqual(end);
  if ('live' in end) expect(liveEntry<{ status: 'live' | 'closed' }>(entries, 'a').status).toBe('live');
  else expect(() => liveEntry(entries, 'a')).toThrow(TypeError);
});

test('links to partners are marked as paid for', () => {
  expect(PARTNER_REL.split(' ').sort()).toEqual(['nofollow', 'noopener', 'sponsored']);
});

test('the hosts of all partners are known, the network included', () => {
  expect(partnerHosts(loadPartners())).toEqual(
    expect.arrayContaining([
      'aviasales.com',
      'tp.media',
      'tpwdgt.com',
      'hotellook.com',
      'widget.kiwitaxi.com',
    ]),
  );
});

const AVIASALES = '    name: Aviasales\n    status: live\n';

test.each(
  // What stands there => what is put in its place => the diagnostic.
  mistakes(`
name: Aviasales => name: Aviasales⏎    mood: good => partners.aviasales.mood: one of name,
name: Aviasales => name: " " => partners.aviasales.name: the name that visitors read
status: live => status: maybe => partners.aviasales.status: live or closed
p: 4114 => p: x => partners.aviasales.link.p: the whole number from your Travelpayouts account
shape: network, p: 4114 => shape: magic, p: 4114 => partners.aviasales.link.shape: { shape: network, p, campaign } or
hosts: [aviasales.com] => hosts: [aviasales.com/x] => partners.aviasales.hosts.0: a host such as 'aviasales.com'
home: https://www.av => home: http://www.av => partners.aviasales.pages.home: an address that starts with https://
home: https://www.av => home: https://evilav => partners.aviasales.pages.home: a host of the partner aviasales (aviasales.com)
sales.com/ => sales.com/{from} => partners.aviasales.pages.home: an address without {curly} parts
['*.aviasales.com' => ['https://*.a.com' => partners.aviasales.csp.script.0: a host such as 'aviasales.com' or '*.
frame: ['*.aviasales.com'] => frames: ['*.a.com'] => partners.aviasales.csp.frames: one of script, connect, frame,
flights-search: { partner: aviasales => flights-search: { partner: a => links.flights-search.partner: a key of partners
page: route } => page: routes } => links.flight-route.page: a page of aviasales: home, flights, route
footer: [flights-search => footer: [flight-search => footer.0: a key of links that leads to a fixed page
footer: [flights-search => footer: [flight-route => footer.0: a key of links that leads to a fixed page
searchForm:⏎  partner: aviasales => searchForm:⏎  partner: nobody => searchForm.partner: a key of partners that is live
searchForm:⏎  partner: aviasales => searchForm:⏎  partner: trip-com => searchForm.action: a host of the partner trip-com (trip.com)
searchForm:⏎  partner: aviasales => searchForm:⏎  partner: hotellook => searchForm.partner: a live partner with a search page of
https://search.aviasales => https://searchaviasales => searchForm.action: a host of the partner aviasales (aviasales.com)
com/flights/⏎  # => com/flights/?a=1⏎  # => searchForm.action: the address up to the '?'; what stands behind it,
markerField: marker⏎  hidden => markerField: adults⏎  hidden => searchForm.markerField: another name than that of fields.travelers
markerField: marker⏎  hidden => markerField: locale⏎  hidden => searchForm.markerField: another name than that of hidden.locale
locale: en⏎    with => origin_iata: en⏎    with => searchForm.hidden.origin_iata: another name than that of fields.from
to: destination_iata => to: origin_iata => searchForm.fields.to: another name than that of fields.from
https://widget.kiwitaxi.com => https://widget.kiwitaxi.net => embeds.transfers.address: a host of the partner kiwitaxi (kiwitaxi.com)
linkUrl: https://tp.media/r => linkUrl: https://tp.media/r?a=1 => network.linkUrl: the address up to the '?', as the site adds
origin: LON => shmarker: LON => widgets.flight-map.params.shmarker: nothing here, as TRAVELPAYOUTS_MARKER
origin: LON => trs: LON => widgets.flight-map.params.trs: nothing here, as TRAVELPAYOUTS_TRS
origin: LON => promo_id: LON => widgets.flight-map.params.promo_id: the number in the widget's own field promo
origin: LON => campaign_id: LON => widgets.flight-map.params.campaign_id: the number in the widget's own field campaign
p: 8626, campaign: 121 => p: 4114, campaign: 100 => partners.trip-com.link: the numbers of the programme of trip-com, which are
infants: '0' => infants: 0 => searchForm.hidden.infants: text; put numbers in quotes
promo: 4054 => promo: 4054⏎    title: Map => widgets.flight-map.title: one of shows, partner, status, standIn, promo,
delay: 100 => delay: 150 => widgets.flight-map.delay: one of the delays 100, 200, 300 (milliseconds)
height: 450⏎    link: flights-search => height: 450⏎    link: x => widgets.flight-map.link: a key of links that leads to
standIn: trip-hotels⏎ => standIn: trip-hotel⏎ => widgets.hotel-search.standIn: a key of widgets
standIn: trip-hotels⏎ => standIn: our-deals⏎ => widgets.hotel-search.standIn: a key of widgets, as only hotel-selections and hotel-map can show our own deals
shows: flight-map => shows: map => widgets.flight-map.shows: one of flight-search,
takes: { currency: currency, primary: color } => takes: { money: currency } => widgets.hotel-selections.takes.money: one of its params: currency, type,
takes: { currency: currency, primary: color } => takes: { currency: money } => widgets.hotel-selections.takes.currency: one of currency, color, contrast
    standIn: trip-hotels⏎ =>  => widgets.hotel-search.status: a standIn, one of widgets that is live
closed⏎    standIn: trip-hotels⏎ => live⏎ => widgets.hotel-search.status: closed with a standIn, as the partner hotellook
    standIn: trip-com⏎ =>  => partners.hotellook.status: a standIn, one of partners that is live
  flight-map:⏎    shows =>   flight-maps:⏎    shows => widgets: flight-map, which a page asks for
{accountId}& => {kiwiRef}& => embeds.transfers.address: one of {accountId}, {subId}
- allow-forms => - allow-top-navigation => embeds.transfers.sandbox.2: one of allow-scripts,
  kiwitaxi:⏎ =>   KiwiTaxi:⏎ => partners.KiwiTaxi: a name in lower case with hyphens, such as 'trip-com'
`),
)('%s => %s is told as %s', (before, after, expected) => {
  const { directory } = contentWith('partners.yaml', [before, after]);
  const diagnostics = diagnosticsOf(loadPartners, directory);
  expect(diagnostics.filter((diagnostic) => diagnostic.includes(` ${expected}`))).toHaveLength(1);
});

test('a mistake is told on its line', () => {
  const { directory, line } = contentWith('partners.yaml', ['p: 4439', 'p: none']);
  expect(diagnosticsOf(loadPartners, directory)).toEqual([
    `partners.yaml:${line} partners.gettransfer.link.p: the whole number from your Travelpayouts account`,
  ]);
});

test('closing a partner names everything that must be decided, and a circle is refused', () => {
  const alone = contentWith('partners.yaml', [AVIASALES, AVIASALES.replace('live', 'closed')]);
  expect(diagnosticsOf(loadPartners, alone.directory).map((diagnostic) => diagnostic.split(' ')[1])).toEqual([
    'partners.aviasales.status:',
    'widgets.flight-search.status:',
    'widgets.flight-map.status:',
    'searchForm.partner:',
  ]);
  const circle = contentWith('partners.yaml', [
    '    name: Trip.com\n    status: live\n',
    '    name: Trip.com\n    status: closed\n    standIn: hotellook\n',
  ]);
  expect(diagnosticsOf(loadPartners, circle.directory)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/partners\.trip-com\.standIn: a standIn that leads to something live$/),
      expect.stringMatching(/partners\.hotellook\.standIn: a standIn that leads to something live$/),
    ]),
  );
});

test('the partner of the form, the map and a search can be closed as the handbook says', () => {
  const { directory } = contentWith(
    'partners.yaml',
    [AVIASALES, AVIASALES.replace('live', 'closed\n    standIn: trip-com')],
    ['    status: live\n    promo: 7879', '    status: closed\n    standIn: trip-hotels\n    promo: 7879'],
    ['    status: live\n    promo: 4054', '    status: closed\n    standIn: trip-hotels\n    promo: 4054'],
    ['searchForm:\n  partner: aviasales', 'searchForm:\n  partner: trip-com'],
    ['https://search.aviasales.com/flights/', 'https://www.trip.com/flights/'],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});

test('another partner takes the search form over with an address of its own', () => {
  const { directory } = contentWith(
    'partners.yaml',
    ['searchForm:\n  partner: aviasales', 'searchForm:\n  partner: trip-com'],
    ['https://search.aviasales.com/flights/', 'https://www.trip.com/flights/'],
  );
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});

test('closing a partner with a stand-in is enough for its links', () => {
  const { directory } = contentWith('partners.yaml', [
    '    name: GetTransfer\n    status: live\n',
    '    name: GetTransfer\n    status: closed\n    standIn: kiwitaxi\n',
  ]);
  expect(diagnosticsOf(loadPartners, directory)).toEqual([]);
});
