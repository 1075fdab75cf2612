import { render, screen } from '@testing-library/react';
import { EmbeddedPartner } from '@/components/partners/embedded-partner';

const LINK = { href: 'https://wing.example/', partner: 'Wing', subId: 'transfers_frame_transfers-link' };

test('the facade names the company that the frame loads, and each link the company that it opens', () => {
  render(
    <EmbeddedPartner
      title="Find a ride"
      text="A frame."
      scene="ride"
      plan={{
        ...{ title: 'Rides by Wheel', partner: 'Wheel', src: 'https://wheel.example/rides' },
        ...{ sandbox: 'allow-scripts', link: LINK, fallback: LINK },
      }}
    />,
  );
  expect(screen.getByText('Wheel, on this page')).toBeVisible();
  expect(screen.getByText('Open Wheel here')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Search on Wing/ })).toBeVisible();
});
