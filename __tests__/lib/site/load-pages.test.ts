import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'pages.yaml',
  loadPages,
  `
- id: flight-hotel => - id: hotels => home.tabs: the tabs flights, flight-hotel, hotels,
to: packages-search => to: packages => home.tabs.1.buttons.0.to: a key of links
id: bunks-only => id: compare-rooms => home.tabs.2.buttons.1.id: an id of its own
All room deals, to: hotels-search => All room deals, to: hotels => hotels.grid.button.to: a key of links
  searchButton: =>   findButton: => flights.findButton: hero, searchButton, grid and reading
    articles: [] =>     articles: [nowhere] => flights.reading.articles.0: the slug of an article in content/blog
`,
);

testMistakes(
  'claims.yaml',
  loadClaims,
  `
id: fair, text: Fair prices => id: fair => claims.1.text: a claim in a few words
title: Open books => titel: Open books => why.points.0.titel: one of id, title, text
`,
);
