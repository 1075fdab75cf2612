import { render, screen } from '@testing-library/react';
import { MonthPrices } from '@/components/destinations/month-prices';

const words = { title: 'When Oslo is cheap', text: 'The lowest fare.' };

test('each month says its price, and the bars start at zero', () => {
  const months = [
    { month: '2026-12', price: 500 },
    { month: '2027-01', price: 250 },
  ];
  const { container } = render(<MonthPrices {...words} months={months} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'December 2026$500.00',
    'January 2027$250.00',
  ]);
  const ends = Array.from(container.querySelectorAll('path'), (bar) => bar.getAttribute('d'));
  expect(ends).toEqual(['M0 0h100v1H0z', 'M0 0h50v1H0z']);
});

test('without prices there is nothing', () => {
  const { container } = render(<MonthPrices {...words} months={[]} />);
  expect(container).toBeEmptyDOMElement();
});
