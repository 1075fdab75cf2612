import { render, screen, within } from '@testing-library/react';
import { CityLinks } from '@/components/deals/city-links';

const url = (city: string) => ({ href: `https://rooms.example/${city}`, partner: 'Roomly', subId: city });

test('each city is a link to the partner, in a list named by its title', () => {
  render(
    <CityLinks
      title="Rooms in"
      cities={['Eastwick', 'Monte Fino'].map((label) => ({ id: label, label, url: url(label) }))}
    />,
  );
  const links = within(screen.getByRole('list', { name: 'Rooms in' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Eastwick (opens Roomly in a new tab)',
    'Monte Fino (opens Roomly in a new tab)',
  ]);
});

test('without cities there is no title either', () => {
  render(<CityLinks title="Rooms in" cities={[]} />);
  expect(document.body).toHaveTextContent(/^$/);
});
