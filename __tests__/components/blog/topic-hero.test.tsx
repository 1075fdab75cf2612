import { render, screen } from '@testing-library/react';
import { TopicHero } from '@/components/blog/topic-hero';

const CRUMBS = [{ name: 'Blog', path: '/blog' }];

test.each(['#night trains', 'Our #1 plans', 'Hotels'])('%s is the title as it is written', (title) => {
  render(
    <TopicHero
      title={title}
      text="A text."
      note={undefined}
      crumbs={CRUMBS}
      page={1}
      stamp={{ foot: undefined }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});
