import { attribute, elements as elementsBelow, textOf } from '@/scripts/partners/outbound-links';
import {
  below,
  buttonsOf,
  cardsOf,
  isPart,
  isTag,
  labelOf,
  pageAt,
  sectionOf,
  heightOf,
  widgetsOf,
} from './deal-pages';

/** What product 2.3 to 2.10 list for the five routes, in the HTML that a visitor without scripts gets. */

const home = pageAt('/');

describe('/', () => {
  test('a form for from, to, dates and travelers', () => {
    const form = sectionOf(home, 'Where to next?');
    expect(form.tagName).toBe('form');
    expect(attribute(form, 'method') ?? 'get').toBe('get');
    expect(below(form, isTag('label')).map(textOf)).toEqual([
      'From',
      'To',
      'Depart',
      'Return (optional)',
      'Travelers',
    ]);
    expect(buttonsOf(form)).toEqual(['Search flights']);
  });

  test('four tabs that are links to the four routes', () => {
    const tabs = home.elements.filter((element) => attribute(element, 'role') === 'tab');
    expect(tabs.map((tab) => [textOf(tab), attribute(tab, 'href')])).toEqual([
      ['Flights', '/flights'],
      ['Flight + Hotel', '/flight-hotel'],
      ['Hotels', '/hotels'],
      ['Transfers', '/transfers'],
    ]);
    expect(tabs.map((tab) => attribute(tab, 'aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
  });

  test('four cards and the buttons of each tab, the first panel open', () => {
    const panels = home.elements.filter((element) => attribute(element, 'role') === 'tabpanel');
    expect(panels.map((panel) => attribute(panel, 'hidden') === undefined)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(panels.map(cardsOf)).toEqual([
      [
        ['Boston to Dublin', '$299.00'],
        ['New York to Barcelona', '$349.00'],
        ['Miami to Lisbon', '$379.00'],
        ['San Francisco to Tokyo', '$449.00'],
      ],
      [
        ['Barcelona', '$699.00'],
        ['Rome', '$849.00'],
        ['Dubai', '$999.00'],
        ['Bali', '$1,299.00'],
      ],
      [
        ['Lisbon Baixa', '$79.00'],
        ['Barcelona Eixample', '$99.00'],
        ['Rome Trastevere', '$119.00'],
        ['Dubai Creek', '$129.00'],
      ],
      [
        ['Shared shuttle', '$25.00'],
        ['Private car', '$39.00'],
        ['Family van', '$55.00'],
        ['Business car', '$65.00'],
      ],
    ]);
    expect(panels.map(buttonsOf)).toEqual([
      ['Browse all flights'],
      ['Browse all flight + hotel packages'],
      ['Compare hotel prices', 'Search hotels only'],
      ['Book transfer services'],
    ]);
  });

  test('Popular Destinations: six cities with price, rating and country, all to the flight partner', () => {
    const items = below(sectionOf(home, 'Popular Destinations'), isTag('li'));
    expect(items.map((item) => below(item, isTag('a')).map(labelOf).join())).toEqual([
      'Barcelona',
      'Rome',
      'London',
      'Paris',
      'Dubai',
      'Tokyo',
    ]);
    for (const item of items) {
      expect(textOf(item)).toMatch(
        /from \$\d+\.00 flying from [A-Z]\w+ *Rated [45](?:\.\d)? out of 5 by our editors/,
      );
      // For the ear, too.
      expect(below(item, isTag('a')).map(textOf).join()).toMatch(
        /from \d+ US dollars, flying from [A-Z]\w+, opens/,
      );
      expect(below(item, isTag('img'))).toHaveLength(1);
      expect(home.links.find(({ element }) => [...elementsBelow(item)].includes(element))?.partner).toBe(
        'Aviasales',
      );
    }
  });

  test('three services with partners, features and two buttons each', () => {
    const cards = below(sectionOf(home, 'Everything between here and there'), isTag('article'));
    const summary = cards.map((card) => ({
      title: below(card, isTag('h3')).map(textOf).join(),
      partners: below(card, isPart('partners')).flatMap((part) => below(part, isTag('a')).map(labelOf)),
      features: below(card, isTag('li')).length,
      buttons: buttonsOf(card),
    }));
    expect(summary).toEqual([
      {
        title: 'Flights',
        partners: ['Aviasales', 'Trip.com'],
        features: 3,
        buttons: ['Search flights', 'Compare on Trip.com'],
      },
      {
        title: 'Hotels',
        partners: ['Trip.com', 'Expedia', 'Hostelworld'],
        features: 3,
        buttons: ['Search hotels', 'Search hostels'],
      },
      {
        title: 'Airport transfers',
        partners: ['Kiwitaxi', 'GetTransfer', 'Intui Travel'],
        features: 3,
        buttons: ['Book a transfer', 'Get offers from drivers'],
      },
    ]);
  });

  test('why, the claims, and the map with caption, legend and tip', () => {
    expect(below(sectionOf(home, 'Why Travelers Choose Us'), isTag('dt')).map(textOf)).toEqual([
      'Secure booking',
      '24/7 support',
      'Best prices',
    ]);
    const claims = home.elements.find(
      (element) => attribute(element, 'aria-label') === 'What you can expect',
    );
    expect(claims && below(claims, isTag('li')).map(textOf)).toEqual([
      'Trusted by 2M+ travelers',
      'Up to 60% savings',
      '190+ countries',
      '24/7 support',
      'Best price guarantee',
      'Instant confirmation',
      'Compare 1000+ airlines',
    ]);
    const map = sectionOf(home, 'Where a ticket takes you');
    expect(textOf(map)).toContain('Live Flight Prices from London (USD)');
    const [legend] = below(map, isPart('legend'));
    expect(legend && below(legend, isTag('span')).map(textOf)).toEqual(['Flight prices', 'Best deals']);
    // The colors that the map itself is asked for, whatever the color scheme.
    const [asked] = widgetsOf(home);
    expect(legend && below(legend, isTag('i')).map((dot) => attribute(dot, 'style'))).toEqual(
      ['primary', 'secondary'].map((name) => `background:${asked?.searchParams.get(name)}`),
    );
    expect(textOf(map)).toContain('All prices on the map are in US dollars (USD).');
    expect(below(map, isPart('frame')).map((frame) => heightOf(frame))).toEqual([450]);
  });
});

test('/flights: the widget, its button, and Flight Deals 2025 with their badges', () => {
  const page = pageAt('/flights');
  // In the widget's place, for when it does not come, and below it.
  expect(buttonsOf(sectionOf(page, 'Search flights'))).toEqual([
    'Search on Aviasales',
    'Search on Aviasales',
  ]);
  const grid = sectionOf(page, 'Flight Deals 2025');
  expect(cardsOf(grid)).toEqual([
    ['New York to London', '$299.00'],
    ['Los Angeles to Tokyo', '$449.00'],
    ['Miami to Paris', '$329.00'],
    ['Chicago to Rome', '$399.00'],
  ]);
  expect(below(grid, isPart('discount')).map(textOf)).toEqual(['40% off', '50% off', '35% off', '45% off']);
  expect(buttonsOf(grid)).toEqual(['Search All Flight Deals']);
  // The heading names a year, and it is not the present one for ever.
  expect(page.html).not.toMatch(/this year/i);
});

test('/hotels: a search, a list, a map, and Hotel Deals 2025 with price per night and rating', () => {
  const page = pageAt('/hotels');
  const grid = sectionOf(page, 'Hotel Deals 2025');
  expect(cardsOf(grid)).toEqual([
    ['Paris City Center', '$89.00'],
    ['London Westminster', '$79.00'],
    ['Tokyo Shibuya', '$109.00'],
    ['Manhattan Times Square', '$129.00'],
  ]);
  expect(
    below(grid, isPart('price'))
      .map(textOf)
      .every((text) => text.endsWith('per night')),
  ).toBe(true);
  expect(below(grid, isPart('facts')).map(textOf)).toEqual(Array(4).fill('Hotel · Trip.com'));
  for (const rating of below(grid, isPart('rating')).map(textOf))
    expect(rating).toMatch(/^Rated \d(?:\.\d)? out of 5 by our editors$/);
  expect(below(grid, isPart('rating'))).toHaveLength(4);
  expect(buttonsOf(grid)).toEqual(['Search All Hotel Deals']);
  expect(below(sectionOf(page, 'Search hotels'), isPart('frame')).map(heightOf)).toEqual([320]);
  const linksIn = (title: string) => below(sectionOf(page, title), isTag('li')).length;
  expect(linksIn('Popular Hotel Selections')).toBe(8);
  expect(linksIn('Hotels on Map')).toBe(8);
});

test('every price of a card is in the HTML with a dollar sign and two decimals', () => {
  const pages = [home, pageAt('/flights'), pageAt('/hotels')];
  const prices = pages.flatMap(({ elements }) =>
    elements
      .filter(isPart('price'))
      .flatMap((part) => below(part, (e) => ['b', 's'].includes(e.tagName)).map(textOf)),
  );
  expect(prices).toHaveLength(16 + 8 + 6 + 8 + 4);
  expect(prices.filter((price) => !/^\$\d{1,3}(?:,\d{3})?\.\d{2}$/.test(price))).toEqual([]);
});
