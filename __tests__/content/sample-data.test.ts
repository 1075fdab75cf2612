import path from 'node:path';
import { loadAirports } from '@/lib/deals/load-airports';
import { DEAL_LISTS, loadDeals, loadDestinations, loadServices } from '@/lib/deals/load-deals';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { loadSite } from '@/lib/site/load-site';
import { loadPartners } from '@/lib/site/load-partners';

/*
 * The sample data that the project comes with is that of docs/product.md (3.7 to 3.9). This file reads `content/`, and an
 * operator with deals of their own deletes it: no code depends on these numbers.
 */

const CONTENT = path.resolve('content');

describe('sample data (product 3.7 to 3.9)', () => {
  test('"Flight Deals 2025"', () => {
    expect(loadDeals('flight', 'flights', CONTENT).map(({ title, price }) => [title, price])).toEqual([
      ['New York to London', 299],
      ['Los Angeles to Tokyo', 449],
      ['Miami to Paris', 329],
      ['Chicago to Rome', 399],
    ]);
  });

  test('"Hotel Deals 2025"', () => {
    expect(loadDeals('hotel', 'hotels', CONTENT).map(({ title, price }) => [title, price])).toEqual([
      ['Paris City Center', 89],
      ['London Westminster', 79],
      ['Tokyo Shibuya', 109],
      ['Manhattan Times Square', 129],
    ]);
    for (const { detail } of loadDeals('hotel', 'hotels', CONTENT)) expect(detail).toMatch(/out of 5 by /);
  });

  test.each([
    ['flights', (directory: string) => loadDeals('flight', 'home', directory), 4, 299, 449],
    ['packages', (directory: string) => loadDeals('package', 'home', directory), 4, 699, 1299],
    ['hotels', (directory: string) => loadDeals('hotel', 'home', directory), 4, 79, 129],
    ['transfers', (directory: string) => loadDeals('transfer', 'home', directory), 4, 25, 65],
    ['destinations', loadDestinations, 6, 59, 199],
  ] as const)('%s', (_, load, count, lowest, highest) => {
    const prices = load(CONTENT).map(({ price = 0 }) => price);
    expect(prices).toHaveLength(count);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([lowest, highest]);
  });

  test('discounts are what the prices say, from 35 to 50 percent', () => {
    const discounted = [
      ...loadDeals('flight', 'home', CONTENT),
      ...loadDeals('flight', 'flights', CONTENT),
      ...loadDeals('package', 'home', CONTENT),
    ];
    for (const { price = 0, originalPrice = 0, discount } of discounted) {
      expect(Math.round((1 - price / originalPrice) * 100)).toBe(discount);
      expect(discount).toBeGreaterThanOrEqual(35);
      expect(discount).toBeLessThanOrEqual(50);
    }
  });

  test('the airports offered are many', () => {
    expect(loadAirports(CONTENT).length).toBeGreaterThanOrEqual(60);
  });

  test('three services with partners, features and two buttons', () => {
    const services = loadServices(CONTENT);
    expect(services.map(({ id }) => id)).toEqual(['flights', 'hotels', 'transfers']);
    for (const { partners, features, buttons } of services) {
      expect(buttons).toHaveLength(2);
      expect(features.length).toBeGreaterThan(1);
      const { partners: known, links } = loadPartners(CONTENT);
      for (const { label, link } of partners) expect(label).toBe(known[links[link.to]!.partner]!.name);
    }
  });

  test('claims, tabs and titles', () => {
    const { claims, why } = loadClaims(CONTENT);
    expect(claims.map(({ text }) => text)).toEqual([
      'Trusted by 2M+ travelers',
      'Up to 60% savings',
      '190+ countries',
      '24/7 support',
      'Best price guarantee',
      'Instant confirmation',
      'Compare 1000+ airlines',
    ]);
    expect(loadSite(CONTENT).supportNote).toContain('24/7');
    expect(why.title).toBe('Why Travelers Choose Us');
    expect(why.points.map(({ title }) => title)).toEqual(['Secure booking', '24/7 support', 'Best prices']);
    const { home, flights, hotels, widgets } = loadPages(CONTENT);
    expect(home.tabs.map(({ id }) => id)).toEqual(['flights', 'flight-hotel', 'hotels', 'transfers']);
    expect(widgets['flight-map'].caption).toBe('Live Flight Prices from London (USD)');
    expect(widgets['flight-map'].tip).toContain('USD');
    expect(flights.grid.title).toBe('Flight Deals 2025');
    expect(flights.searchButton.label).toBe('Search on Aviasales');
    expect(flights.grid.button.label).toBe('Search All Flight Deals');
    expect(hotels.grid.title).toBe('Hotel Deals 2025');
    expect(hotels.grid.button.label).toBe('Search All Hotel Deals');
    expect(widgets['our-hotel-selections'].title).toBe('Popular Hotel Selections');
    expect(widgets['our-hotel-map'].title).toBe('Hotels on Map');
  });

  test('every deal has words of its own', () => {
    const deals = [
      ...DEAL_LISTS.flatMap(({ load }): readonly { readonly description: string }[] => load(CONTENT)),
      ...loadDestinations(CONTENT),
      ...loadServices(CONTENT),
    ];
    expect(new Set(deals.map(({ description }) => description)).size).toBe(deals.length);
  });
});
