import { LANDING_PAGE_NAMES, LANDING_PAGES } from '@/lib/site/landing-pages';
import { listPictures, type ShareContent } from '@/scripts/share/list-pictures';

const NOTHING: ShareContent = {
  brand: 'Farewind',
  landings: Object.fromEntries(
    LANDING_PAGE_NAMES.map((name) => [name, { title: `Title of ${name}`, intro: `Intro of ${name}` }]),
  ) as ShareContent['landings'],
  destinations: [],
  textPages: [],
  articles: [],
};

const orderOf = (path: string, content: Partial<ShareContent>) =>
  listPictures({ ...NOTHING, ...content }).find((order) => order.path === path);

test.each(LANDING_PAGE_NAMES)('the page %s has a card with its words and its drawing', (name) => {
  expect(orderOf(`/share/page-${name}.png`, {})).toEqual({
    path: `/share/page-${name}.png`,
    format: 'card',
    text: {
      title: `Title of ${name}`,
      intro: `Intro of ${name}`,
      brand: 'Farewind',
      horizon: LANDING_PAGES[name].horizon,
    },
  });
});

test('a destination has a card with its country as its stamp, in front of a city', () => {
  const rome = { id: 'rome', name: 'Rome', country: 'Italy', description: 'A sentence about Rome.' };
  expect(orderOf('/share/destination-rome.png', { destinations: [rome] })).toMatchObject({
    format: 'card',
    text: {
      title: 'Rome',
      intro: 'A sentence about Rome.',
      stamp: 'Italy',
      brand: 'Farewind',
      horizon: 'city',
    },
  });
});

test('a page of text has a card with its title alone, in front of the drawing of its hero', () => {
  const rules = { slug: 'house-rules', title: 'House rules' };
  expect(orderOf('/share/page-house-rules.png', { textPages: [rules] })).toMatchObject({
    format: 'card',
    text: { title: 'House rules', brand: 'Farewind', horizon: 'hills' },
  });
});

const ARTICLE = { slug: 'packing', title: 'Pack light', category: 'Destinations', image: 'rome' } as const;

test('an article has a card and a pin, with its category as the stamp', () => {
  const text = { title: 'Pack light', stamp: 'Destinations', brand: 'Farewind', horizon: 'sea' };
  const articles = [ARTICLE];
  expect(orderOf('/share/packing.png', { articles })).toEqual({
    path: '/share/packing.png',
    format: 'card',
    text,
  });
  expect(orderOf('/share/packing-pin.png', { articles })).toMatchObject({ format: 'pin', text });
});

test('both pictures of an article with a photograph are made of that', () => {
  const photo = { file: 'harbor.jpg', stem: '/pictures/harbor-0123456789' };
  const articles = [{ ...ARTICLE, image: 'harbor.jpg', photo }];
  for (const path of ['/share/packing.jpg', '/share/packing-pin.jpg'])
    expect(orderOf(path, { articles })?.photo).toEqual(photo);
});

test('who scrolls past articles of several categories sees several drawings', () => {
  const categories = ['Flight Tips', 'Hotels', 'Destinations', 'Transportation', 'Travel Tips'] as const;
  const orders = listPictures({
    ...NOTHING,
    articles: categories.map((category) => ({ ...ARTICLE, slug: category, category })),
  }).slice(LANDING_PAGE_NAMES.length);
  expect(new Set(orders.map(({ text }) => text.horizon)).size).toBe(categories.length);
});
