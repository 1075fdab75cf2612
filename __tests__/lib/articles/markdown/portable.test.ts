import { portableMarkdown } from '@/lib/articles/markdown/portable';

test('of a deal that has ended, Markdown has the sentence that says so and not the recommendation', () => {
  const body = 'One.\n\n::deal[Go *now*.]{#over}\n\n::deal[Go later.]{#open}';
  const context = {
    site: 'https://farewind.example',
    photo: () => undefined,
    endedDeal: (id: string) => (id === 'over' ? 'It ended.' : undefined),
  };
  expect(portableMarkdown(body, context)).toBe('One.\n\nIt ended.\n\nGo later.');
});
