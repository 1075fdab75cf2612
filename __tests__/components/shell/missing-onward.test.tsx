import { render, screen } from '@testing-library/react';
import { MissingOnward } from '@/components/shell/missing-onward';

test('the 404 page leads to deals, topics and places', () => {
  const topics = [{ name: 'Rail', href: '/blog/category/rail' }];
  const places = [{ name: 'Faro', href: '/destinations/faro', drawing: 'city' as const }];
  render(<MissingOnward topics={topics} places={places} />);
  expect(screen.getByRole('link', { name: /^Deals/ })).toHaveAttribute('href', '/deals');
  expect(screen.getByRole('link', { name: 'Rail' })).toHaveAttribute('href', '/blog/category/rail');
  expect(screen.getByRole('link', { name: 'Faro' })).toHaveAttribute('href', '/destinations/faro');
});

test('without articles and guides, it has no headings above empty lists', () => {
  render(<MissingOnward topics={[]} places={[]} />);
  expect(screen.getByRole('link', { name: /^Deals/ })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
