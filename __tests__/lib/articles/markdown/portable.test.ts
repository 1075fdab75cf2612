import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
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
    ':::quote[Ana]\nWait for [it](/blog).\n\nThen go.\n\nOr not.\n:::',
    '> Wait for [it](https://x.example/blog).\n>\n> Then go.\n>\n> Or not.\n>\n> — Ana',
  ],
  [
    'a quotation in a list',
    '1. Stop\n\n   :::quote[Ana]\n   Wait.\n\n   Then go.\n   :::\n\n2. Go',
    '1. Stop\n\n   > Wait.\n   >\n   > Then go.\n   >\n   > — Ana\n\n2. Go',
  ],
  [
    'a quotation in another',
    '> :::quote[Ana]\n> Wait.\n>\n> Then go.\n> :::',
    '> > Wait.\n> >\n> > Then go.\n> >\n> > — Ana',
  ],
  [
    'a quotation in another that begins with a third',
    '> :::quote\n> > Wait.\n>\n> Then go.\n> :::',
    '> > > Wait.\n> >\n> > Then go.',
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
    'signs of Markdown in the words of a video, of a place and of a source',
    '::vimeo[A \\*ride\\* \\[1\\]]{id=76979871}\n\n::map[\\- \\*Pier\\*]{at="1.5, -2"}\n\n:::quote[Ana \\*B\\*]\nWait.\n:::',
    '[Video on Vimeo: A \\*ride\\* \\[1\\]](https://vimeo.com/76979871)\n\n\\- \\*Pier\\* (1.50° N, 2.00° W), [OpenStreetMap](https://www.openstreetmap.org/?mlat=1.5&mlon=-2#map=14/1.5/-2), [Google Maps](https://www.google.com/maps/search/?api=1&query=1.5%2C-2)\n\n> Wait.\n>\n> — Ana \\*B\\*',
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

const CONTEXT = {
  site: 'https://x.example',
  picture: (url: string) => (url.startsWith('photo:') ? `https://p.example/${url.slice(6)}.jpg` : undefined),
};

test.each([
  ['a path', '[a](/b)', '[a](https://x.example/b)'],
  ['a path with a title', "[a](/b '[c](/d)') d", "[a](https://x.example/b '[c](/d)') d"],
  ['a path in angle brackets', '[a](</b c>)', '[a](https://x.example/b c)'],
  ['a path in angle brackets, with a title', '[a](</b c> "[d](/e)")', '[a](https://x.example/b c "[d](/e)")'],
  ['a path with a sign of its own', '[a](/b?c&amp;d)', '[a](https://x.example/b?c&d)'],
  ['words with brackets', '[a [b] c](/d)', '[a \\[b] c](https://x.example/d)'],
  ['words that look like its end', '[a\\](/b) c](/b)', '[a\\](/b) c](https://x.example/b)'],
  ['an address without brackets', 'See https://a.example/[b] and www.a.example/[b].', undefined],
  [
    'words with a path of their own',
    '[*a*](/b) and [c]( /d )',
    '[*a*](https://x.example/b) and [c]( https://x.example/d )',
  ],
  ['a definition', '[a][b]\n\n[b]: /c "d"', '[a][b]\n\n[b]: https://x.example/c "d"'],
  ['an address elsewhere', '[a](https://b.example/c) and [d](//e.example)', undefined],
  ['a link to a heading', '[a](#b/c)', undefined],
  ['a photo', '![a [b]](photo:c "[d](e)")', '![a [b]](https://p.example/c.jpg "[d](e)")'],
  ['a picture that there is not', '![a](/b.jpg)', undefined],
  ['a picture that is a link', '[![a](photo:b)](/c)', '[![a](https://p.example/b.jpg)](https://x.example/c)'],
])('the address of %s leads there from elsewhere', (_what, body, expected = body) => {
  expect(portableMarkdown(body, CONTEXT)).toBe(expected);
});

test.each([
  ['above words', '<!-- to do -->\n\nWords.', 'Words.'],
  ['below words', 'Words.\n\n<!-- to do -->\n', 'Words.\n\n'],
  ['in a line', 'Some <!-- other --> words.', 'Some  words.'],
  ['in a quote', '> <!-- to do -->\n> \n> Words.', '> \n> \n> Words.'],
])('a comment %s is for nobody else', (_what, body, expected) => {
  expect(portableMarkdown(body, CONTEXT)).toBe(expected);
});

test.each([
  ['an address after a sign', ':partner[=www.a.example b]{to=c}', '=www.a.example b'],
  ['a box', 'A.\n\n:::tip\n[B](/b).\n\n- C\n:::\n\nD.', 'A.\n\n[B](https://x.example/b).\n\n- C\n\nD.'],
  ['a box with a label', ':::note[*B*]\nC.\n:::', '*B*\n\nC.'],
  ['a box with a label and attributes', ':::note[B]{c}\nD.\n:::', 'B\n\nD.'],
  ['such a box in a quote', '> :::note[B]\n> C.\n> :::', '> B\n> \n> C.'],
  ['a box of a label alone', ':::note[B]\n:::', 'B'],
  ['a quotation of a label alone', ':::quote[B]\n:::', '>\n>\n> — B'],
  ['a quotation of a comment', ':::quote[B]\n<!-- c -->\n:::', '>\n>\n> — B'],
  ['an empty quotation', 'A.\n\n:::quote\n:::', 'A.\n\n>'],
  ['an empty box', 'A.\n\n:::tip\n:::\n\nB.', 'A.\n\n\n\nB.'],
  ['a link that earns', 'See :partner[the *ferry*]{to=a place=b}.', 'See the *ferry*.'],
  ['a deal', '::deal[Go *now*, by [train](/b).]{#c}', 'Go *now*, by [train](https://x.example/b).'],
  ['a directive that nobody knows', '::strange[Words]{a=b}', 'Words'],
  ['one inside another', '::::tip\n:::note\nA.\n:::\n::::', 'A.'],
])('of %s the words stay', (_what, body, expected) => {
  expect(
    portableMarkdown(body, CONTEXT)
      .replace(/^\[(.*)\]$/, '$1')
      .trimEnd(),
  ).toBe(expected);
});

test.each([
  'A <<!-- c -->img src=x onerror=xss()> B',
  '<<!-- c -->script>xss()<<!-- c -->/script>',
  '[x]<!-- c -->(javascript:xss())',
  'See [a] there.\n\n[a]:\n<!-- c -->\njavascript:xss()',
  '<:partner[img src=x onerror=xss()]{to=a place=b}>',
  '<img src=x :partner[onerror=xss()]{to=a place=b}>',
  ':partner[[x]]{to=a place=b}(javascript:xss())',
  '::youtube[&lt;img src=x onerror=xss()&gt;]{id=dQw4w9WgXcQ}',
  '::map[`<img src=x onerror=xss()>`]{at="38.711, -9.140"}',
  '::map[&lsqb;x&rsqb;(javascript:xss())]{at="38.711, -9.140"}',
  ':::quote[\\<img src=x onerror=xss()>]\nWords.\n:::',
  ':::quote[&#91;x&#93;(javascript:xss())]\nWords.\n:::',
  ':::details[\\<img src=x onerror=xss()>]\nWords.\n:::',
  '::deal[\\<img src=x onerror=xss()>]{#over}',
])('what is text in an article is text in its Markdown: %s', (body) => {
  const found: string[] = [];
  const endedDeal = () => 'It <img src=x onerror=xss()> ended.';
  visit(
    remark()
      .use(remarkGfm)
      .parse(portableMarkdown(body, { ...CONTEXT, endedDeal })),
    (node) => {
      if (node.type === 'html') found.push(node.value);
      if (node.type === 'link' || node.type === 'definition') found.push(node.url);
    },
  );
  expect(found.filter((text) => text.includes('xss()'))).toEqual([]);
});

test('a body that cannot be read stays as it is', () => {
  const body = `${'> '.repeat(500)}[a](/b)`;
  expect(portableMarkdown(body, CONTEXT)).toBe(body);
});
