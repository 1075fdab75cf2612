import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from '@/components/shell/site-footer';
import type { Site } from '@/lib/site/load-site';

const SITE = {
  name: 'Wayfarer',
  description: 'Stories of far places',
  brandLine: 'Stories',
  copyright: '© Wayfarer',
  supportNote: '',
  consent: 'none' as const,
};

function show(social: Site['social']) {
  render(
    <SiteFooter
      site={{ ...SITE, social }}
      address="https://wayfarer.example/"
      commissionNote="We may earn."
      partners={[]}
      pages={[{ href: '/house-rules', label: 'House rules' }]}
    />,
  );
  return screen.getByRole('contentinfo');
}

test('the footer lists the profiles that there are', () => {
  const footer = show({ pinterest: 'https://pinterest.example/a', facebook: 'https://facebook.example/a' });
  const list = within(footer).getByRole('heading', { name: 'Follow us' }).nextElementSibling as HTMLElement;
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Facebook', 'https://facebook.example/a'],
    ['Pinterest', 'https://pinterest.example/a'],
  ]);
});

test('without profiles it asks nobody to follow', () => {
  expect(within(show({})).queryByText('Follow us')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Partners' })).toBeInTheDocument();
});

test('pages of text stand behind those of the header', () => {
  const links = within(within(show({})).getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).slice(-2)).toEqual(['/blog', '/house-rules']);
});
