import { render, screen } from '@testing-library/react';
import { GuideLinks } from '@/components/destinations/guide-links';

const oslo = {
  ...{ name: 'Oslo', href: '/destinations/oslo' },
  photo: { id: '1-a', alt: 'A fjord', drawing: 'coast' },
} as const;

test('each place is one link with its name', () => {
  render(<GuideLinks title="Elsewhere" places={[oslo]} />);
  expect(screen.getByRole('navigation', { name: 'Elsewhere' })).toContainElement(
    screen.getByRole('link', { name: 'Oslo' }),
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/destinations/oslo');
});

test('without other places there is nothing', () => {
  const { container } = render(<GuideLinks title="Elsewhere" places={[]} />);
  expect(container).toBeEmptyDOMElement();
});
