import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { TextPageView } from '@/components/text-page/text-page-view';
import type { Provider } from '@/lib/partners/partner-providers';

const plain: ComponentProps<typeof TextPageView> = {
  title: 'How we earn',
  intro: 'Who pays us.',
  text: {
    body: {
      blocks: [{ kind: 'html', html: '<p>We live on commissions.</p>' }],
      headings: [],
      directives: [],
    },
    commissionNote: { text: '' },
    findDeal: () => undefined,
  },
  crumbs: [{ name: 'Home', path: '/' }],
  authors: [],
  partners: [],
  providers: [],
  asks: false,
  horizon: 'hills',
  email: undefined,
  hasExample: false,
  updated: undefined,
  others: [],
};

const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a page with partners tells how a booking pays the site, and for what each partner may pay', () => {
  render(
    <TextPageView
      {...plain}
      partners={[
        { name: 'Ferrybus', services: ['Rides', 'Rooms'] },
        { name: 'Bunkhouse', services: [] },
      ]}
    />,
  );
  expect(itemsOf(screen.getByRole('list', { name: 'How a booking pays us' }))).toEqual([
    expect.stringMatching(/^You follow a link/),
    expect.stringMatching(/^You book with the partner/),
    expect.stringMatching(/^The partner pays us/),
  ]);
  const partners = screen.getByRole('region', { name: 'Our partners' });
  expect(itemsOf(within(partners).getByRole('list'))).toEqual([
    'FerrybusRides, Rooms',
    'BunkhouseLinks in articles',
  ]);
});

test('a page has the authors, the example of a card and the other pages that it asks for, and no empty part', () => {
  const { unmount } = render(<TextPageView {...plain} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Also about this site' })).toBeNull();
  unmount();
  render(
    <TextPageView
      {...plain}
      hasExample
      email="hello@example.org"
      authors={[{ name: 'Pip Underhill', description: 'Long walks.' }]}
      others={[{ href: '/about', label: 'About us' }]}
    />,
  );
  expect(screen.getByRole('region', { name: 'How to read a card' })).toHaveTextContent(/An invented example/);
  const email = screen.getByRole('link', { name: 'hello@example.org' });
  expect(email).toHaveAttribute('href', 'mailto:hello@example.org');
  // On a phone it stands above the text, so the keyboard reaches it first.
  const text = screen.getByText('We live on commissions.');
  expect(email.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const authors = screen.getByRole('region', { name: 'Our authors' });
  expect(within(authors).getByRole('link', { name: 'Pip Underhill' })).toHaveAttribute(
    'href',
    '/blog/author/pip-underhill',
  );
  const others = screen.getByRole('navigation', { name: 'Also about this site' });
  expect(within(others).getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
});

test('a page says when it was changed, if its file does', () => {
  const { container, rerender } = render(<TextPageView {...plain} updated="2024-05-20" />);
  expect(container).toHaveTextContent('Last changed on May 20, 2024');
  rerender(<TextPageView {...plain} />);
  expect(container).not.toHaveTextContent('Last changed');
});

test('a page of four sections has contents, and the list of companies is one; a shorter page does not', () => {
  const headings = ['Who pays', 'Who decides', 'Who asks'].map((text) => ({
    ...{ level: 2, text, id: text.toLowerCase().replace(' ', '-') },
  }));
  const companies: readonly Provider[] = [
    { purpose: 'widget', name: 'Skyfare', hosts: { script: ['https://skyfare.example'] } },
  ];
  const pageOf = (count: number) => (
    <TextPageView
      {...plain}
      providers={companies}
      text={{ ...plain.text, body: { ...plain.text.body, headings: headings.slice(0, count) } }}
    />
  );
  const { rerender } = render(pageOf(3));
  const links = screen
    .getByText('On this page', { selector: 'summary' })
    .parentElement!.querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Who pays', '#who-pays'],
    ['Who decides', '#who-decides'],
    ['Who asks', '#who-asks'],
    ['Other companies on our pages', '#services'],
  ]);
  rerender(pageOf(2));
  expect(screen.queryByText('On this page')).toBeNull();
});

test('the list of companies says whether one counts visits or receives an email address', () => {
  const companies: readonly Provider[] = [
    { purpose: 'widget', name: 'Skyfare', hosts: { script: ['https://skyfare.example'] } },
    { purpose: 'analytics', name: 'Tally', hosts: { script: ['https://tally.example'] } },
  ];
  const { rerender } = render(<TextPageView {...plain} providers={companies.slice(0, 1)} />);
  const list = () => screen.getByRole('region', { name: 'Other companies on our pages' });
  expect(list()).toHaveTextContent(
    'No company counts your visits. No company receives an email address for the letter.',
  );
  rerender(<TextPageView {...plain} providers={companies} />);
  expect(list()).not.toHaveTextContent('No company counts');
  expect(within(list()).getByRole('region', { name: 'Counting visits' })).toHaveTextContent('Tally');
});
