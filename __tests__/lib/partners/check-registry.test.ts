import { loadPartners } from '@/lib/site/load-partners';
import { contentWith, diagnosticsOf, testMistakes } from '@/__tests__/support/content-copy';

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
hosts: [roomly.example] => hosts: [] => partners.roomly.hosts: a list of at least one host
home: https://www.sky => home: http://www.sky => partners.skyfare.pages.home: an address that starts with https://
home: https://www.sky => home: https://evilsky => partners.skyfare.pages.home: a host of the partner skyfare (skyfare.example)
fare.example/ => fare.example/{from} => partners.skyfare.pages.home: an address without {curly} parts
['*.skyfare.example' => ['https://*.a.com' => partners.skyfare.csp.script.0: a host such as
frame: ['*.skyfare.example'] => frames: ['*.a.com'] => partners.skyfare.csp.frames: one of script, connect, frame,
flights-search: { partner: skyfare => flights-search: { partner: a => links.flights-search.partner: a key of partners
page: route } => page: routes } => links.flight-route.page: a page of skyfare: home, flights, route, fare
page: fare } => page: flights } => links.seen-fare.page: a page of skyfare that ends in /{+path}
footer: [flights-search => footer: [flight-search => footer.0: a key of links that leads to a fixed page
footer: [flights-search => footer: [flight-route => footer.0: a key of links that leads to a fixed page
searchForm:⏎  partner: skyfare => searchForm:⏎  partner: nobody => searchForm.partner: a key of partners that is live
searchForm:⏎  partner: skyfare => searchForm:⏎  partner: roomly => searchForm.action: a host of the partner roomly (roomly.example)
searchForm:⏎  partner: skyfare => searchForm:⏎  partner: oldstay => searchForm.partner: a live partner with a search page of
https://search.skyfare => https://searchskyfare => searchForm.action: a host of the partner skyfare (skyfare.example)
example/flights/⏎  fields => example/flights/?a=1⏎  fields => searchForm.action: the address up to the '?'; what stands behind it,
markerField: marker => markerField: adults => searchForm.markerField: another name than that of fields.travelers
markerField: marker => markerField: currency => searchForm.markerField: another name than that of hidden.currency
cabin: '0' => origin: '0' => searchForm.hidden.origin: another name than that of fields.from
to: goal => to: origin => searchForm.fields.to: another name than that of fields.from
https://frame.ferrybus.example => https://frame.ferrybus.net => embeds.transfers.address: a host of the partner ferrybus (ferrybus.example)
linkUrl: https: => linkUrl: http: => network.linkUrl: an address that starts with https://
network.example/r => network.example/r?a=1 => network.linkUrl: the address up to the '?', as the site adds
origin: NHV => shmarker: NHV => widgets.flight-map.params.shmarker: nothing here, as TRAVELPAYOUTS_MARKER
origin: NHV => trs: NHV => widgets.flight-map.params.trs: nothing here, as TRAVELPAYOUTS_TRS
origin: NHV => promo_id: NHV => widgets.flight-map.params.promo_id: the number in the widget's own field promo
origin: NHV => campaign_id: NHV => widgets.flight-map.params.campaign_id: the number in the widget's own field campaign
p: 12, campaign: 102 => p: 11, campaign: 101 => partners.roomly.link: the numbers of the program of roomly, which are
cabin: '0' => cabin: 0 => searchForm.hidden.cabin: text; put numbers in quotes
promo: 1002 => promo: 1002⏎    title: Map => widgets.flight-map.title: one of shows, partner, status, standIn, promo,
delay: 100 => delay: 150 => widgets.flight-map.delay: one of the delays 100, 200, 300 (milliseconds)
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
{accountId}& => {shipRef}& => embeds.transfers.address: one of {accountId}, {subId}
allow-forms => allow-top-navigation => embeds.transfers.sandbox.2: one of allow-scripts,
  ferrybus:⏎ =>   FerryBus:⏎ => partners.FerryBus: a name in lower case with hyphens
`,
);

test('a mistake is told on its line', () => {
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
