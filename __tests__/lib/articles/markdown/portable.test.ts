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

test.each([
  [
    'a quotation',
    ':::quote[Ana]\nWait for [it](/blog).\n\nThen go.\n:::',
    '> Wait for [it](https://x.example/blog).\n>\n> Then go.\n>\n> — Ana',
  ],
  ['facts', ':::facts\n- **Sea**: cold\n:::', '- **Sea**: cold'],
  ['days', '::::days\n### Day 1: Go\n\n:::tip\nEarly.\n:::\n::::', '### Day 1: Go\n\nEarly.'],
  ['questions', ':::faq\n### Safe?\n\nYes.\n:::', '### Safe?\n\nYes.'],
  ['a checklist', ':::checklist[Bag]\n- [ ] Socks\n:::', 'Bag\n\n- [ ] Socks'],
  [
    'HTML that is let through',
    '<details>\n<summary>More</summary>\n\n[Words](/blog) of H<sub>2</sub>O.\n\n</details>',
    '<details>\n<summary>More</summary>\n\n[Words](https://x.example/blog) of H<sub>2</sub>O.\n\n</details>',
  ],
])('Markdown of %s', (_, body, expected) => {
  expect(portableMarkdown(body, { site: 'https://x.example', photo: () => undefined }).trim()).toBe(expected);
});
