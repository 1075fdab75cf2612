import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { contentWith, diagnosticsOf, testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'pages.yaml',
  loadPages,
  `
- id: flight-hotel => - id: hotels => home.tabs: the tabs flights, flight-hotel, hotels,
to: packages-search => to: packages => home.tabs.1.buttons.0.to: a key of links
id: bunks-only => id: compare-rooms => home.tabs.2.buttons.1.id: an id of its own
All room deals, to: hotels-search => All room deals, to: hotels => hotels.grid.button.to: a key of links
  searchButton: =>   findButton: => flights.findButton: hero, searchButton, grid and reading
Fly to {city}', to: flights-search => Fly to {city}', to: flight => destination.flights.to: a key of links
Sleep in {city}', to: hotels-search => Sleep in {city}', to: hotel => destination.hotels.to: a key of links
Rooms in, to: hotels-in-city => Rooms in, to: flight-route => hotels.cities.to: a link that needs nothing but city
Rooms in, to: hotels-in-city => Rooms in, to: hotels-search => hotels.cities.to: a link that needs nothing but city
rooms, to: hotels-for-dates => rooms, to: hotels-in-city => hotels.search.to: a link that needs nothing but city, checkIn, checkOut, and guests
rooms, to: hotels-for-dates => rooms, to: hotel => hotels.search.to: a key of links
    articles: [] =>     articles: [nowhere] => flights.reading.articles.0: the slug of an article in content/blog
`,
);

testMistakes(
  'claims.yaml',
  loadClaims,
  `
id: fair, text: Fair prices => id: fair => claims.1.text: a claim in a few words
title: Open books => titel: Open books => why.points.0.titel: one of id, icon, title, text
from them.' => from them.', page: nowhere => commissionNote.page: the name of a file in content/pages
id: fair => id: calm => claims.1.id: an id of its own
id: kind => id: open => why.points.1.id: an id of its own
text: Fair prices => text: Fair prices, page: nowhere => claims.1.page: the name of a file in content/pages
      text: We answer every letter. =>       text: We answer every letter.⏎      page: nowhere => why.points.1.page: the name of a file in content/pages
`,
);

test('claims, reasons and the note on commissions may each name a page of text', () => {
  const { directory } = contentWith(
    'claims.yaml',
    ["from them.'", "from them.', page: house-rules"],
    ['text: Fair prices', 'text: Fair prices, page: house-rules'],
    ['text: We answer every letter.', 'text: We answer every letter.\n      page: house-rules'],
  );
  expect(diagnosticsOf(loadClaims, directory)).toEqual([]);
});

test('the buttons of a destination may lead to what takes the codes of a flight', () => {
  const route = contentWith('pages.yaml', ["to {city}', to: flights-search", "to {city}', to: flight-route"]);
  expect(diagnosticsOf(loadPages, route.directory)).toEqual([]);
});
