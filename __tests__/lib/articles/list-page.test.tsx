import { renderToStaticMarkup } from 'react-dom/server';
import { ListPage } from '@/app/blog/list-page';
import type { ListKind } from '@/lib/site/routes';

const pageOf = (kind: ListKind, slug: string) =>
  renderToStaticMarkup(<ListPage kind={kind} slug={slug} page="1" />);
/** The cards of the list itself. */
const cardsOf = (html: string) => /<section aria-labelledby="articles".*?<\/section>/s.exec(html)?.[0] ?? '';

test('a category and a tag show the beaches of their articles, an author does not', () => {
  const category = pageOf('category', 'destinations');
  expect(category).toContain('Gull Cove');
  expect(category).not.toContain('Lantern Bay');
  expect(pageOf('tag', 'trains')).toContain('Lantern Bay');
  expect(pageOf('author', 'zoe-angstrom')).not.toContain('Gull Cove');
});

test('a tag shows the beach first that it is about', () => {
  const order = (html: string) => html.match(/Gull Cove|Whistle Quay/g);
  expect(order(pageOf('tag', 'walking'))).toEqual(['Whistle Quay', 'Gull Cove']);
  expect(order(pageOf('tag', 'harbors'))).toEqual(['Gull Cove', 'Whistle Quay']);
});

test('the category of destinations leads to their guides, before deals', () => {
  const parts = pageOf('category', 'destinations').split('"fitting-deals"');
  expect(parts.length).toBeGreaterThan(1);
  expect(parts[0]).toContain('<a href="/destinations/eastwick">Eastwick</a>');
  expect(pageOf('tag', 'harbors')).not.toContain('/destinations/eastwick');
  expect(pageOf('category', 'travel-tips')).not.toContain('/destinations/eastwick');
});

test('a card does not repeat the category of its list', () => {
  expect(cardsOf(pageOf('category', 'destinations'))).not.toContain('/blog/category/destinations');
  expect(cardsOf(pageOf('tag', 'walking'))).toContain('/blog/category/destinations');
});

test('a card does not repeat the author of its list, unless others wrote the article, too', () => {
  const cards = cardsOf(pageOf('author', 'zoe-angstrom'))
    .split('<li')
    .filter((card) => card.includes('<h3'));
  const byAll = cards.filter((card) => card.includes('Pip Underhill'));
  expect(byAll).toHaveLength(1);
  expect(byAll[0]).toContain('Zoë Ångström');
  expect(cards.filter((card) => card.includes('Zoë Ångström'))).toHaveLength(1);
});

test('the stamp of a topic has the month in which an article was last revised', () => {
  expect(pageOf('tag', 'walking')).toMatch(/<textPath href="#FOOT"[^>]*>· JUN 2024 ·</);
});

test('the top of an author says that the name is a house name', () => {
  const [top] = pageOf('author', 'zoe-angstrom').split('aria-labelledby="author-facts"');
  expect(top).toContain('<p>Several editors write under this name.</p>');
});
