import { loadDestinationPages, withCity } from '@/lib/articles/destination-pages';
import { discountLabel, formatPrice } from '@/lib/deals/currency/format';
import { loadFooterLinks } from '@/lib/articles/text-pages';
import type { Deal } from '@/lib/deals/deal-kinds';
import { dealsOfToday } from '@/lib/deals/deals-of-today';
import { loadDeals, loadDestinations, loadServices } from '@/lib/deals/load-deals';
import { partnerNameOf } from '@/lib/partners/partner-url';
import { shownWidget } from '@/lib/partners/registry';
import { asset } from '@/lib/site/address';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import { routes } from '@/lib/site/routes';
import { attribute, elements as elementsBelow, textOf } from '@/scripts/html/elements';
import {
  below,
  buttonsOf,
  cardsOf,
  isPart,
  isTag,
  labelOf,
  pageAt,
  registry,
  sectionOf,
  heightOf,
  heightsIn,
  slotOf,
  widgetIn,
} from './deal-pages';

/** What product 2.3 to 2.10 list for the five routes, in the HTML that a visitor without scripts gets. */

const home = pageAt('/');
const pages = loadPages();
const words = pages.home;

/** As `cardsOf` finds them. */
const cards = (deals: readonly Pick<Deal, 'title' | 'price' | 'fare'>[]) =>
  deals.map(({ title, price, fare }) => [title, price === undefined ? fare?.ask : formatPrice(price)]);
const labels = (buttons: readonly { readonly label: string }[]) => buttons.map(({ label }) => label);

describe('/', () => {
  test('a form for from, to, dates and travelers', () => {
    const form = sectionOf(home, words.search.title);
    expect(form.tagName).toBe('form');
    expect(attribute(form, 'method') ?? 'get').toBe('get');
    expect(below(form, isTag('label')).map(textOf)).toEqual([
      'From',
      'To',
      'Depart',
      'Return (optional)',
      'Travelers',
    ]);
    expect(buttonsOf(form)).toEqual([words.search.button]);
  });

  test('four tabs that are links to the four routes', () => {
    const tabs = home.elements.filter((element) => attribute(element, 'role') === 'tab');
    const targets = ['/flights', '/flight-hotel', '/hotels', '/transfers'];
    expect(tabs.map((tab) => [textOf(tab), attribute(tab, 'href')])).toEqual(
      words.tabs.map(({ label }, index) => [label, targets[index]]),
    );
    expect(tabs.map((tab) => attribute(tab, 'aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
  });

  test('the cards and the buttons of the first tab; the panels of the others wait for React', () => {
    const panels = home.elements.filter((element) => attribute(element, 'role') === 'tabpanel');
    expect(panels.map((panel) => attribute(panel, 'hidden') === undefined)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(panels.map(cardsOf)).toEqual([cards(loadDeals('flight', 'home')), [], [], []]);
    expect(panels.map(buttonsOf)).toEqual([labels(words.tabs[0]?.buttons ?? []), [], [], []]);
  });

  test('without scripts, the pages of the other tabs have their cards', () => {
    // Our own list, in place of the partner's, has them too.
    const isOurs = 'ours' in shownWidget(registry, 'hotel-selections');
    const rooms = isOurs ? pages.widgets['our-hotel-selections'] : pages.hotels.more;
    for (const [path, title, kind] of [
      ['/flight-hotel', pages.flightHotel.grid.title, 'package'],
      ['/hotels', rooms.title, 'hotel'],
      ['/transfers', pages.transfers.grid.title, 'transfer'],
    ] as const)
      expect(cardsOf(sectionOf(pageAt(path), title))).toEqual(cards(loadDeals(kind, 'home')));
  });

  test('destinations: each city with price, rating and country, to its partner', () => {
    const items = below(sectionOf(home, words.destinations.title), isTag('li'));
    const cities = loadDestinations().filter(({ home: onHome }) => onHome !== false);
    const guided = new Set(loadDestinationPages().map(({ destination }) => destination.id));
    const { more } = pages.destination;
    // A second link leads to the page of the place, if it has one.
    expect(items.map((item) => below(item, isTag('a')).map(labelOf))).toEqual(
      cities.map((city) => [city.name, ...(guided.has(city.id) ? [withCity(more, city)] : [])]),
    );
    for (const [index, item] of items.entries()) {
      const { from, rating, ratedBy, link } = cities[index]!;
      const text = textOf(item);
      expect(text).toMatch(/from \$[\d,]+\.\d{2}|See today’s fare/);
      expect(text).toContain(` flying from ${from.city}`);
      expect(text).toContain(`Rated ${rating} out of 5 by ${ratedBy}`);
      // For the ear, too.
      const spoken = below(item, isTag('a')).map(textOf).join();
      expect(spoken).toMatch(/from [\d,.]+ US dollars|see today’s fare/);
      expect(spoken).toContain(`, flying from ${from.city}, opens`);
      expect(below(item, isTag('img'))).toHaveLength(1);
      expect(home.links.find(({ element }) => [...elementsBelow(item)].includes(element))?.partner).toBe(
        partnerNameOf(registry, link.to),
      );
    }
  });

  test('services with partners, features and buttons', () => {
    const cards = below(sectionOf(home, words.services.title), isTag('article'));
    const summary = cards.map((card) => ({
      title: below(card, isTag('h3')).map(textOf).join(),
      partners: below(card, isPart('partners')).flatMap((part) => below(part, isTag('a')).map(labelOf)),
      features: below(card, isTag('li')).length,
      buttons: buttonsOf(card),
    }));
    expect(summary).toEqual(
      loadServices().map(({ title, partners, features, buttons }) => ({
        title,
        partners: partners.map(({ link }) => partnerNameOf(registry, link.to)),
        features: features.length,
        buttons: labels(buttons),
      })),
    );
  });

  test('why and the claims', () => {
    const { claims: expected, why } = loadClaims();
    const points = why.points.length > 0 ? below(sectionOf(home, why.title), isTag('dt')) : [];
    expect(points.map(textOf)).toEqual(why.points.map(({ title }) => title));
    const claims = home.elements.find(
      (element) => attribute(element, 'aria-label') === 'What you can expect',
    );
    expect(claims ? below(claims, isTag('li')).map(textOf) : []).toEqual(expected.map(({ text }) => text));
  });

  test('the map with caption, legend and tip, unless something else stands in', () => {
    const map = slotOf(home, 'flight-map');
    expect(below(map, isPart('frame')).map(heightOf)).toEqual(heightsIn('flight-map'));
    const widget = widgetIn('flight-map');
    if (widget?.shows !== 'flight-map') return;
    const { title, caption, legend: labels, tip } = pages.widgets['flight-map'];
    expect(below(map, isTag('h2')).map(textOf)).toEqual([title]);
    expect(textOf(map)).toContain(tip);
    // The colors that the map itself is asked for, whatever the color scheme. A map without colors has only a caption.
    const colors = [widget.params.primary, widget.params.secondary];
    const isColored = colors.every(Boolean);
    const legend = below(map, isPart('legend'));
    expect(legend.flatMap((part) => below(part, isTag('span')).map(textOf))).toEqual([
      caption,
      ...(isColored ? [labels.flightPrices, labels.bestDeals] : []),
    ]);
    expect(legend.flatMap((part) => below(part, isTag('i')).map((dot) => attribute(dot, 'style')))).toEqual(
      isColored ? colors.map((color) => `background:${color}`) : [],
    );
  });
});

test('/flights: the widget, its button, and the deals with their badges', () => {
  const page = pageAt('/flights');
  const { searchButton, grid } = pages.flights;
  const widget = widgetIn('flight-search');
  // Our own search, and below the widget's place.
  if (widget) {
    expect(buttonsOf(slotOf(page, 'flight-search'))).toEqual([pages.home.search.button, searchButton.label]);
  }
  const deals = loadDeals('flight', 'flights');
  const section = sectionOf(page, grid.title);
  expect(cardsOf(section)).toEqual(cards(deals));
  expect(below(section, isPart('discount')).map(textOf)).toEqual(
    deals.flatMap(
      ({ discount, fare }) => fare?.claim ?? (discount === undefined ? [] : discountLabel(discount)),
    ),
  );
  expect(buttonsOf(section)).toEqual([grid.button.label, LANDING_PAGES.deals.label]);
  // The heading names a year, and it is not the present one for ever.
  expect(page.html).not.toMatch(/this year/i);
});

test('/hotels: a search, a list, a map, and the deals with price per night and rating', () => {
  const page = pageAt('/hotels');
  const { grid } = pages.hotels;
  const deals = loadDeals('hotel', 'hotels');
  const section = sectionOf(page, grid.title);
  expect(cardsOf(section)).toEqual(cards(deals));
  for (const price of below(section, isPart('price')).map(textOf)) expect(price).toMatch(/per night$/);
  expect(below(section, isPart('facts')).map(textOf)).toEqual(
    deals.map(({ link }) => `Hotel · ${partnerNameOf(registry, link.to)}`),
  );
  const ratings = below(section, isPart('detail')).map(textOf);
  for (const rating of ratings) expect(rating).toMatch(/^Rated \d(?:\.\d)? out of 5 by /);
  expect(ratings).toEqual(deals.flatMap(({ detail }) => detail ?? []));
  expect(buttonsOf(section)).toEqual([grid.button.label, LANDING_PAGES.deals.label]);
  expect(below(slotOf(page, 'hotel-search'), isPart('frame')).map(heightOf)).toEqual(
    heightsIn('hotel-search'),
  );
});

test('every price of a card is in the HTML with a dollar sign and two decimals', () => {
  const prices = [home, pageAt('/flights'), pageAt('/hotels')].flatMap(({ elements }) =>
    elements
      .filter(isPart('price'))
      .flatMap((part) => below(part, (e) => ['b', 's'].includes(e.tagName) && !isPart('ask')(e)).map(textOf)),
  );
  expect(prices.length).toBeGreaterThan(0);
  expect(prices.filter((price) => !/^\$\d{1,3}(?:,\d{3})?\.\d{2}$/.test(price))).toEqual([]);
});

test('/deals shows a deal of each kind and leads on to all of them', () => {
  const ledger = pageAt('/deals');
  const shown = below(sectionOf(ledger, 'Deals of today'), isTag('h3')).map((title) => textOf(title));
  expect(shown).toEqual(dealsOfToday().map(({ title }) => expect.stringContaining(title)));
  const more = below(sectionOf(ledger, 'More of each kind'), isTag('h3'));
  const ways = more.flatMap((kind) => below(kind, isTag('a')));
  expect(ways.map((way) => attribute(way, 'href'))).toEqual([
    '/flights',
    '/flight-hotel',
    '/hotels',
    '/transfers',
  ]);
});

test('each text page of the footer names the others', () => {
  const pages = loadFooterLinks();
  const named = (href: string) => {
    const links = below(sectionOf(pageAt(href), 'Also about this site'), isTag('a'));
    return links.map((link) => attribute(link, 'href'));
  };
  // A single page names none.
  for (const { href } of pages.length > 1 ? pages : [])
    expect(named(href)).toEqual(pages.filter((other) => other.href !== href).map((other) => other.href));
});

test('a guide to a place with an airport leads to our flight search, with the place filled in', () => {
  for (const { destination } of loadDestinationPages()) {
    const { id, name, route } = destination;
    const guide = pageAt(routes.destination(id));
    const hrefs = guide.elements.filter(isTag('a')).map((link) => attribute(link, 'href'));
    expect(hrefs).toContain(asset(routes.flightSearch(route && `${name} (${route.to})`)));
  }
});
