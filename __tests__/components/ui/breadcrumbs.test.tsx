import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog' },
  { name: 'Flight Tips', path: '/blog/category/flight-tips' },
];
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

test('every breadcrumb above a page leads to its own', () => {
  render(<Breadcrumbs crumbs={crumbs} />);
  expect(links()).toEqual(['Home', 'Blog', 'Flight Tips']);
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
});

test('the page itself is named, and is no link', () => {
  render(<Breadcrumbs crumbs={crumbs} endHere />);
  expect(links()).toEqual(['Home', 'Blog']);
  expect(screen.getByText('Flight Tips')).toHaveAttribute('aria-current', 'page');
});
