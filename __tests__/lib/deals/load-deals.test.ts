import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadAirports } from '@/lib/deals/load-airports';
import { loadDealIndex } from '@/lib/deals/load-deal-index';
import {
  loadDestinations,
  loadFlights,
  loadHotels,
  loadPackages,
  loadServices,
  loadTransfers,
} from '@/lib/deals/load-deals';
import { reviewContent } from '@/lib/lint/check-content';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { loadPictures } from '@/lib/site/pictures';
import { loadSite } from '@/lib/site/load-site';
import { loadPartners } from '@/lib/partners/load-partners';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { contentWith, diagnosticsOf, mistakes } from '@/__tests__/support/content-copy';

type Load = (directory: string) => unknown;

const flights = 'deals/flights.yaml';
const packages = 'deals/packages.yaml';
const hotels = 'deals/hotels.yaml';
const transfers = 'deals/transfers.yaml';
const destinations = 'deals/destinations.yaml';
const services = 'deals/services.yaml';

// For each file: what stands there => what is put in its place => the diagnostic.
const FILES: readonly (readonly [file: string, load: Load, table: string])[] = [
  [
    flights,
    loadFlights,
    `
price: 299 => price: 0 => 0.price: an amount of US dollars above 0 without the dollar sign
price: 449 => price: -1 => 3.price: an amount of US dollars above 0 without the dollar sign
price: 349 => price: $349 => 1.price: an amount of US dollars above 0 without the dollar sign
price: 379 => price: 379.555 => 2.price: an amount of US dollars above 0 without the dollar sign
price: 349 => price: .inf => 1.price: an amount of US dollars above 0 without the dollar sign
discount: 50 => discount: 49 => 0.discount: 50, as 299 instead of 599 saves
discount: 50 => discount: 100 => 0.discount: a whole number of percent from 1 to 99
discount: 35 => discount: 34.5 => 1.discount: a whole number of percent from 1 to 99
originalPrice: 599 => originalPrice: 299 => 0.originalPrice: more than the price, 299, or no such field
originalPrice: 599 => originalPrice: 299.99 => 0.discount: no discount, as 299 instead of 299.99 saves less than 1
  originalPrice: 599⏎ =>  => 0.discount: an originalPrice beside it, or no discount
from: BOS => from: XXX => 0.from: a code of content/airports.yaml
destination: DUB => destination: dub => 0.destination: three capital letters, such as LON
to: flight-route => to: aviasales => 0.to: a key of links in content/partners.yaml: flights-search
to: flight-route => to: hotels-in-city => 0.target: city, as 'hotels-in-city' needs
id: boston-dublin => id: Boston Dublin => 0.id: words in lower case joined by hyphens
id: miami-lisbon => id: boston-dublin => 2.id: an id of its own
`,
  ],
  [
    packages,
    loadPackages,
    `
price: 1299 => price: free => 3.price: an amount of US dollars above 0 without the dollar sign
originalPrice: 1079 => originalPrice: 1390 => 0.discount: 50, as 699 instead of 1390 saves
originalPrice: 1079 => originalPrice: 0 => 0.originalPrice: the price before the discount
to: packages-search => url: https://example.com/ => 0.url: one of id, destination, price
`,
  ],
  [
    hotels,
    loadHotels,
    `
price: 129 => price: 0 => 3.price: an amount of US dollars above 0 without the dollar sign
price: 129 => price: 129⏎  originalPrice: 99 => 3.originalPrice: more than the price, 129, or no such field
  ratedBy: our editors⏎ =>  => 0.ratedBy: whose rating it is
description: The => description: ''⏎  # The => 0.description: one or two sentences of our own
rating: 4.3 out of 5 => rating: 4.3 => 0.rating: text such as '4.5 out of 5'
[Central and flat, Metro close by, Cafés at the door] => [Central] => 0.features: a list of two to five features
target: { city: Lisbon } => target: { town: Lisbon } => 0.target: city, as 'hotels-in-city' needs
{ city: Lisbon } => { city: '' } => 0.target.city: what the link is to show
`,
  ],
  [
    transfers,
    loadTransfers,
    `
price: 65 => price: 0 => 3.price: an amount of US dollars above 0 without the dollar sign
price: 65 => price: 65⏎  discount: 10 => 3.discount: an originalPrice beside it, or no discount
  duration: 45 to 75 min⏎ =>  => 0.duration: how long it takes, such as '30 to 45 min'
to: intui => to: intui⏎  target: { city: Rome } => 0.target: nothing, as 'intui' leads to a fixed page
`,
  ],
  [
    destinations,
    loadDestinations,
    `
price: 199 => price: 0 => 5.price: an amount of US dollars above 0 without the dollar sign
from: PAR => from: XXX => 2.from: a code of content/airports.yaml
from: PAR => from: LON => 2.from: a place that flights to London leave from
  from: PAR⏎ =>  => 2.from: three capital letters, such as LON
  ratedBy: our editors⏎ =>  => 0.ratedBy: whose rating it is
image: rome => image: rom => 1.image: a key of content/pictures.yaml
rating: 4.6 => rating: 8.6 => 1.rating: a number from 1 to 5 with one decimal at most
rating: 4.6 => rating: 4.65 => 1.rating: a number from 1 to 5 with one decimal at most
`,
  ],
  [
    services,
    loadServices,
    `
  buttons:⏎ =>   buttons:⏎    - { id: more, label: More, to: intui }⏎ => 0.buttons: a list of 2 buttons
id: trip-com, to: trip-flights => id: trip-com, to: trip => 0.partners.1.to: a key of links
id: search, label => id: aviasales, label => 0.buttons.0.id: an id of its own
`,
  ],
  [
    'partners.yaml',
    loadPartners,
    `
linkUrl: https: => linkUrl: http: => network.linkUrl: an address that starts with https://
status: live => status: alive => partners.aviasales.status: live or closed
hosts: [aviasales.com] => hosts: [https://aviasales.com/] => partners.aviasales.hosts.0: a host such as 'aviasales.com'
hosts: [trip.com] => hosts: [] => partners.trip-com.hosts: a list of at least one host
`,
  ],
  [
    'pictures.yaml',
    loadPictures,
    `
id: 1507525428034-b723cf961d3e => id: beach.jpg => beach.id: the photo's id at the photo host
alt: A leather wallet => alt: '' => wallet.alt: what the picture shows, in a few words
drawing: money => drawing: purse => wallet.drawing: one of
`,
  ],
  [
    'site.yaml',
    loadSite,
    `
brandLine: => brandline: => brandline: one of name, description
facebook: https:// => facebook: www. => social.facebook: an address that starts with https://
`,
  ],
  [
    'blog.yaml',
    loadBlogPage,
    `
image: mountains => image: mountain => tiles.1.image: a key of content/pictures.yaml; did you mean 'mountains'?
  - airport⏎ =>  => gridPictures: a list of twelve picture keys
date: '2025-06-19' => date: '2025-06-31' => sampleComments.0.date: a date of the calendar as YYYY-MM-DD
  - id: 2 =>   - id: 1 => sampleComments.1.id: 2, its place in the list
action: null => action: ftp://letters.example => newsletter.action: an address that starts with https://
`,
  ],
  [
    'airports.yaml',
    loadAirports,
    `
code: JFK => code: NYC => 1.code: each code once
code: JFK => code: JFKX => 1.code: three capital letters, such as LON
`,
  ],
  [
    'pages.yaml',
    loadPages,
    `
- id: flight-hotel => - id: hotels => home.tabs: the tabs flights, flight-hotel, hotels, transfers, in this order
to: packages-search => to: packages => home.tabs.1.buttons.0.to: a key of links
id: hotels-only => id: compare-hotels => home.tabs.2.buttons.1.id: an id of its own
Hotel Deals, to: hotels-search => Hotel Deals, to: hotels => hotels.grid.button.to: a key of links
  searchButton: =>   findButton: => flights.findButton: hero, searchButton and grid
`,
  ],
  [
    'claims.yaml',
    loadClaims,
    `
id: support, text: 24/7 support => id: support => claims.3.text: a claim in a few words
title: 24/7 support => titel: 24/7 support => why.points.1.titel: one of id, title, text
`,
  ],
];

describe.each(FILES)('%s', (file, load, table) => {
  test.each(mistakes(table))('%s => %s is told as %s', (before, after, expected) => {
    const { directory } = contentWith(file, [before, after]);
    const diagnostics = diagnosticsOf(load, directory);
    expect(diagnostics.filter((diagnostic) => diagnostic.startsWith(`${file}:`))).toEqual(diagnostics);
    expect(diagnostics.filter((diagnostic) => diagnostic.includes(` ${expected}`))).toHaveLength(1);
  });
});

test.each<readonly [Load, string, string, string]>([
  [loadFlights, flights, 'price: 349', 'price: 0'],
  [loadFlights, flights, 'discount: 45', 'discount: 44'],
  [loadHotels, hotels, 'target: { city: Rome }', 'target: {}'],
  [loadDestinations, destinations, 'image: tokyo', 'image: tokio'],
  [
    loadServices,
    services,
    'id: hostels, label: Search hostels, to: hostels-search',
    'id: hostels, label: Search hostels, to: hostel',
  ],
])('a mistake is told once, on its line (%#)', (load, file, before, after) => {
  const { directory, line } = contentWith(file, [before, after]);
  const diagnostics = diagnosticsOf(load, directory);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatch(new RegExp(`^${file}:${line} `));
});

test.each([
  [hotels, 'id: barcelona-eixample', 'id: barcelona'],
  [transfers, 'id: private-car', 'id: boston-dublin'],
])(
  '%s: an id of another file leaves articles in doubt about their deal, and is told',
  (file, before, after) => {
    const { directory, line } = contentWith(file, [before, after]);
    expect(diagnosticsOf(loadDealIndex, directory)).toEqual([
      expect.stringMatching(new RegExp(`^${file}:${line} 1.id: an id that no other deal has$`)),
    ]);
    expect(reviewContent(directory).errors.filter(({ field }) => field === '1.id')).toHaveLength(1);
  },
);

test('all mistakes of a file are told in one go', () => {
  const { directory } = contentWith(flights, ['discount: 50', 'discount: 40'], ['from: NYC', 'from: NYX']);
  expect(diagnosticsOf(loadFlights, directory)).toHaveLength(2);
});

/** The prices of a fifth flight as the file has them => as views get them. */
test.each([
  ['price: 1', { price: 1, discount: undefined }],
  ['price: 12345.67', { price: 12345.67, discount: undefined }],
  ['price: 80, originalPrice: 99.5', { price: 80, originalPrice: 99.5, discount: 20 }],
  ['price: 80, originalPrice: 100, discount: 20', { price: 80, originalPrice: 100, discount: 20 }],
  ['price: 999.9, originalPrice: 1000', { price: 999.9, originalPrice: 1000, discount: undefined }],
  ['price: 1, originalPrice: 1000', { price: 1, originalPrice: 1000, discount: 99 }],
])('a fifth flight, with any price: %s', (prices, expected) => {
  const { directory } = contentWith(flights, [
    '- id: boston-dublin',
    `- { id: x, from: NYC, destination: LON, to: flight-route, ${prices}, description: X. }\n- id: boston-dublin`,
  ]);
  expect(loadFlights(directory)).toHaveLength(5);
  expect(loadFlights(directory)[0]).toMatchObject(expected);
});

test.each<readonly [string, (directory: string) => readonly unknown[]]>([
  [flights, loadFlights],
  [packages, loadPackages],
  [hotels, loadHotels],
  [transfers, loadTransfers],
  [destinations, loadDestinations],
])('%s may be empty', (file, load) => {
  const { directory } = contentWith(file);
  writeFileSync(path.join(directory, file), '[]\n');
  expect(load(directory)).toEqual([]);
});

test('a file that is not there is told as such', () => {
  expect(diagnosticsOf(loadFlights, '/nowhere')).toEqual([expect.stringContaining('a file at this place')]);
});
