import { render, screen } from '@testing-library/react';
import { Claims } from '@/components/deals/claims';
import { WhyUs } from '@/components/deals/why-us';

/* An operator promises as much as can be proved, or nothing. */

test('claims are a list with a name; without one there is no list', () => {
  const { rerender } = render(<Claims claims={[{ id: 'a', text: 'Always open' }]} />);
  expect(screen.getByRole('list', { name: 'What you can expect' })).toHaveTextContent('Always open');
  rerender(<Claims claims={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('points stand below their heading; without one there is no heading', () => {
  const point = { id: 'a', title: 'Secure', text: 'We never see your card.', icon: 'shield' } as const;
  const { rerender, container } = render(<WhyUs title="Why us" points={[point]} />);
  expect(screen.getByRole('region', { name: 'Why us' })).toHaveTextContent(/Secure.*never see your card/);
  rerender(<WhyUs title="Why us" points={[]} />);
  expect(container).toBeEmptyDOMElement();
});
