import { render, screen } from '@testing-library/react';
import { ArticleBody } from '@/components/article/article-body';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/partner-links';

const deal: Linked<Deal> = {
  kind: 'transfer',
  id: 'night-cab',
  title: 'Night cab',
  label: 'Transfer',
  description: 'It waits.',
  features: [],
  keywords: [],
  price: 45,
  link: { to: 'cabs', target: {} },
  url: { href: 'https://partner.example/', partner: 'Cabs', subId: 'a_deals_night-cab' },
};

const show = (changes: Partial<Deal>) =>
  render(
    <ArticleBody
      body={{
        blocks: [{ kind: 'deal', id: 'night-cab', text: 'It waits until the last ferry is in.' }],
        headings: [],
        directives: ['deal'],
      }}
      commissionNote={{ text: 'Links earn.' }}
      findDeal={() => ({ ...deal, ...changes })}
    />,
  );

test('in the place of a deal that has ended, an article says so, without a price or a link', () => {
  const { container } = show({ ended: '2026-11-03' });
  expect(container).toHaveTextContent(/^The deal “Night cab” that was here ended on November 3, 2026\.$/);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the commission note is between the title and the card of a deal with the first partner link', () => {
  const { container } = render(
    <ArticleBody
      body={{
        blocks: [{ kind: 'deal', id: 'night-cab', text: 'It waits.', hasNote: true }],
        headings: [],
        directives: ['deal'],
      }}
      commissionNote={{ text: 'Links earn.' }}
      findDeal={() => deal}
    />,
  );
  expect(container).toHaveTextContent(/^It waits\. ?Links earn\. ?Transfer/);
});

test('the preview shows the deal with its label', () => {
  show({ ended: '2026-11-03', previewLabel: 'Ended November 3' });
  expect(screen.getByRole('link', { name: /Night cab/ })).toBeVisible();
  expect(screen.getByText('Ended November 3')).toBeVisible();
});
