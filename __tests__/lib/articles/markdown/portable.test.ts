import { portableMarkdown } from '@/lib/articles/markdown/portable';

test('of a deal that has ended, Markdown has the sentence that says so and not the recommendation', () => {
  const body = 'One.\n\n::deal[Go *now*.]{#over}\n\n::deal[Go later.]{#open}';
  const context = {
    site: 'https://farewind.example',
    picture: () => undefined,
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
    'a video and a place',
    '::vimeo[A *ride*]{id=76979871}\n\n::map[Pier]{at="1.5, -2"}',
    '[Video on Vimeo: A ride](https://vimeo.com/76979871)\n\nPier (1.50° N, 2.00° W), [OpenStreetMap](https://www.openstreetmap.org/?mlat=1.5&mlon=-2#map=14/1.5/-2), [Google Maps](https://www.google.com/maps/search/?api=1&query=1.5%2C-2)',
  ],
  [
    'HTML that is let through',
    '<details>\n<summary>More</summary>\n\n[Words](/blog) of H<sub>2</sub>O.\n\n</details>',
    '<details>\n<summary>More</summary>\n\n[Words](https://x.example/blog) of H<sub>2</sub>O.\n\n</details>',
  ],
])('Markdown of %s', (_, body, expected) => {
  expect(portableMarkdown(body, { site: 'https://x.example', picture: () => undefined }).trim()).toBe(
    expected,
  );
});
