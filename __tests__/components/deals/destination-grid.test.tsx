import { render, screen } from '@testing-library/react';
import { DestinationGrid, type DestinationCard } from '@/components/deals/destination-grid';

const card: DestinationCard = {
  ...{ id: 'oslo', name: 'Oslo', country: 'Norway', price: 99, from: { city: 'London' } },
  ...{ rating: 4.5, ratedBy: 'our editors', description: 'Fjord and tram.' },
  photo: { id: '1-a', alt: 'A fjord', drawing: 'coast' },
  url: { href: 'https://partner.example/', partner: 'Skyfare', subId: 'home_destinations_oslo' },
};
const show = (more?: string) =>
  render(<DestinationGrid title="Places" text="Go." destinations={[{ ...card, more }]} />);

test('a card leads to the partner, and by a second link to the page of the place', () => {
  show('Prices and tips for Oslo');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([card.url.href, '/destinations/oslo']);
  expect(links[1]).toHaveAccessibleName('Prices and tips for Oslo');
});

test('a place without a page has no second link', () => {
  show();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
