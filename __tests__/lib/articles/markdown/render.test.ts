import type { Article } from '@/lib/articles/article';
import { loadPictures } from '@/lib/site/pictures';
import type { BodyContext } from '@/lib/articles/markdown/body';
import { bodyHtml, renderBody } from '@/lib/articles/markdown/render';

const pictures = loadPictures();

const MAP = {
  ...({ stem: '/pictures/map-0123456789', ending: 'jpg', widths: [400, 640] } as const),
  ...{ width: 640, height: 480, color: '#112233', focus: '50% 50%' },
};

const CONTEXT: BodyContext = {
  pictures,
  address: (path) => path,
  ownFacts: () => MAP,
  partnerLink: (to, place) => ({ href: `https://partner.example/${to}?sub=${place}`, partner: 'Partner' }),
};

function render(body: string, basePath = '') {
  const article = { body, file: 'x.md', bodyLine: 1 } as Article;
  return renderBody(article, { ...CONTEXT, address: (path) => basePath + path });
}
const html = (body: string, basePath?: string) =>
  render(body, basePath)
    .blocks.map((block) => (block.kind === 'html' ? block.html : '[picture]'))
    .join('');

test('headings get anchors of their own, apart from the ids of the page', () => {
  const { headings } = render(
    '## Comments\n\n## Rooms & Rates\n\n## Rooms & Rates\n\n### [A link](/blog) here',
  );
  expect(headings.map(({ id }) => id)).toEqual([
    'comments-1',
    'rooms--rates',
    'rooms--rates-1',
    'a-link-here',
  ]);
  expect(html('## Rooms')).toContain('<h2 id="rooms"><a href="#rooms">Rooms</a></h2>');
  expect(html('## See [this](/blog)')).toContain('<h2 id="see-this">See <a href="/blog">this</a></h2>');
});

test.each([
  ['a link by name', '## See [this][t]\n\n[t]: /blog'],
  ['a footnote', '## See[^1]\n\n[^1]: Note.'],
  ['a link that earns', '## See :partner[this]{to=a place=b}'],
])('a heading with %s has no other link around it', (_, body) => {
  const [, heading = ''] = /<h2 [^>]*>(.*?)<\/h2>/.exec(html(body)) ?? [];
  expect(heading.match(/<a /g)).toHaveLength(1);
});

test.each(['Answers', 'Articles', 'Deals', 'Months', 'Services'])(
  'a heading %j does not take the id of a part of the page',
  (heading) => {
    expect(html(`## ${heading}`)).toContain(`id="${heading.toLowerCase()}-1"`);
  },
);

test("the heading of the footnotes keeps its address from a writer's", () => {
  const ids = html('## Footnote label\n\nText[^a].\n\n[^a]: The note.').match(/id="footnote-label[^"]*"/g);
  expect([...new Set(ids)]).toHaveLength(2);
});

test('a feed shows a picture with its caption', () => {
  const article = { body: '![Dunes](photo:lagoon "At noon")', file: 'x.md', bodyLine: 1 } as Article;
  expect(bodyHtml(article, CONTEXT, 'Note.')).toMatch(
    /<img [^>]*alt="Dunes"[^>]*>\s*<br>\s*<em>At noon<\/em>/,
  );
});

test('tables scroll in regions of their own, each with the name of the heading above it', () => {
  const table = '| a | b |\n| --- | --- |\n| 1 | 2 |';
  const out = html(
    `${table}\n\n## Fares & :partner[fees]{to=x place=y}\n\n${table}\n\n${table}\n\n## Rooms\n\n${table}\n\n## Rooms\n\n${table}`,
  );
  expect(out).toMatch(/^<div data-table="" role="region" aria-label="Table" tabindex="0">\s*<table>/);
  expect([...out.matchAll(/aria-label="(Table[^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Table',
    'Table: Fares &#x26; fees',
    'Table: Fares &#x26; fees (2)',
    'Table: Rooms',
    'Table: Rooms (2)',
  ]);
});

test('a link that earns says so to who hears it, and the search passes over that', () => {
  expect(html('See :partner[fares]{to=flights place=top}.')).toContain(
    '>fares<span class="visually-hidden" data-pagefind-ignore=""> (opens Partner in a new tab)</span></a>',
  );
});

test('task lists are boxes that can be ticked, with their words as labels', () => {
  const list = html('- [x] Passport\n- [ ] Charger');
  expect(list).toContain('<li data-task=""><label><input type="checkbox" checked>Passport</label>');
  expect(list).toContain('<label><input type="checkbox">Charger</label>');
});

test('only a page with checkboxes has their styles', () => {
  expect(render('- Passport').directives).toEqual([]);
  expect(render('- Bags:\n  - [ ] Passport').directives).toEqual(['task']);
  expect(render(':::checklist\n- [x] Passport\n:::').directives).toEqual(['checklist', 'task']);
});

test('footnotes lead there and back', () => {
  const note = html('Text[^a].\n\n[^a]: The note.');
  const [, target] = /href="#(user-content-fn-a)"/.exec(note) ?? [];
  expect(note).toContain(`<li id="${target}">`);
  expect(note).toContain('href="#user-content-fnref-a"');
  expect(note).toContain('id="user-content-fnref-a"');
});

test('a picture is cut out with its caption, in its place', () => {
  const { blocks } = render('Before.\n\n![Dunes](photo:lagoon "At noon")\n\nAfter[^1].\n\n[^1]: Note.');
  expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'picture', 'html']);
  expect(blocks[1]).toMatchObject({ photo: { alt: 'Dunes', drawing: 'beach' }, caption: 'At noon' });
});

test("the site's own links get the base path, others stay", () => {
  expect(html('[a](/flights) [b](https://example.com/) [c](#x)', '/travel')).toContain(
    '<a href="/travel/flights">a</a> <a href="https://example.com/">b</a> <a href="#x">c</a>',
  );
});

test.each(['https://example.com/', 'mailto:ada@example.com', 'tel:+15550100'])(
  'a link to %s keeps its address',
  (address) => {
    expect(html(`[Write](${address})`)).toContain(`<a href="${address}">Write</a>`);
  },
);

test.each([
  ['[a](Https://example.com/A)', 'https://example.com/A'],
  ['[a][b]\n\n[b]: Mailto:Ada@example.com', 'mailto:Ada@example.com'],
  ['[a](TEL:+15550100)', 'tel:+15550100'],
])('the link of %j keeps its address, with the scheme in lower case', (body, address) => {
  expect(html(body)).toContain(`<a href="${address}">a</a>`);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1)) in a line',
  'a <b onclick="alert(1)">b</b>',
  '<hr data-block="1">\n\nText',
  '<svg><use href="data:x"/></svg>',
  '<style>*{display:none}</style>',
])('nothing of %s can run', (body) => {
  const out = html(body);
  expect(out).not.toMatch(
    /<(?:script|style|svg|img[^>]*onerror|hr)|onclick|onerror|href="(?:javascript|data):|src="javascript:/i,
  );
});

test('an address that stands apart from its link is the same as one that stands in it', () => {
  expect(html('See [deals][d] and [this][t].\n\n[d]: /flights\n[t]: #here\n\n## Here', '/travel')).toContain(
    '<a href="/travel/flights">deals</a> and <a href="#here">this</a>',
  );
});

test('of a deal that has ended, a feed has the sentence that says so', () => {
  const article = { body: '::deal[Go now.]{#over}', file: 'x.md', bodyLine: 1 } as Article;
  const feed = bodyHtml(article, { ...CONTEXT, endedDeal: () => 'It ended.' }, 'Note.');
  expect(feed.trim()).toBe('<p>It ended.</p>');
});

test('days are headings of the article, each with what day it is, and a picture of a day is cut out as elsewhere', () => {
  const { blocks, headings, directives } = render(
    '## Plan\n\n::::days\n### Day 1: Old _town_\n\n![Dunes](photo:lagoon)\n\n#### Food\n\n:::tip\nGo.\n:::\n\n### Days 2–3\n\nHome.\n::::',
  );
  expect(headings.map(({ id, isDay }) => [id, isDay ?? false])).toEqual([
    ['plan', false],
    ['day-1-old-town', true],
    ['food', false],
    ['days-23', true],
  ]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'picture', 'html']);
  expect(blocks[0]).toMatchObject({
    html: expect.stringContaining(
      '<h3 id="day-1-old-town"><a href="#day-1-old-town"><span data-day="">Day 1</span> Old <em>town</em></a></h3>',
    ),
  });
  expect(directives).toEqual(['days', 'tip']);
});

test('facts are names and values, however the name is marked', () => {
  expect(
    html(
      '- x\n\n:::facts[At _a_ glance]\n- **Money**: euro\n- **Sea:** cold\n- Plugs: C, see [F](/blog)\n:::',
    ).replace(/\n/g, ''),
  ).toContain(
    '<div data-facts=""><p><strong>At <em>a</em> glance</strong></p><dl>' +
      '<div><dt>Money</dt><dd>euro</dd></div>' +
      '<div><dt>Sea</dt><dd> cold</dd></div>' +
      '<div><dt>Plugs</dt><dd>C, see <a href="/blog">F</a></dd></div></dl></div>',
  );
});

test('questions open their answers, and their headings are no links there', () => {
  const out = html(':::faq\n### Is it _safe_?\n\nYes.\n\n### When?\n\n- May\n:::');
  expect(out.match(/<details>/g)).toHaveLength(2);
  expect(out).toContain('<summary><h3 id="is-it-safe">Is it <em>safe</em>?</h3></summary>');
  expect(out).toMatch(/<h3 id="when">When\?<\/h3><\/summary>\s*<ul>\s*<li>May/);
});

test('a quotation has its source below it, with its links', () => {
  expect(html(':::quote[Ana, [at the pier](/blog)]\nWait.\n:::').replace(/\n/g, '')).toBe(
    '<figure data-quote=""><blockquote><p>Wait.</p></blockquote><figcaption>Ana, <a href="/blog">at the pier</a></figcaption></figure>',
  );
});

test('every entry of a checklist can be ticked', () => {
  const out = html(':::checklist[Bag]\n- Socks\n- [x] Passport\n:::');
  expect(out).toContain('<label><input type="checkbox">Socks</label>');
  expect(out).toContain('<label><input type="checkbox" checked>Passport</label>');
});

test('an entry of a checklist that does not begin with words has a box and no label', () => {
  const out = html(':::checklist[Bag]\n- > Quoted\n-\n:::').replace(/\n/g, '');
  expect(out).toContain('<input type="checkbox"><blockquote><p>Quoted</p></blockquote></li>');
  expect(out).toMatch(/<input type="checkbox"><\/li><\/ul>/);
});

test('inside a box and in a list, words and names stand where the page draws nothing', () => {
  expect(html(':::tip\n::youtube[A walk]{id=dQw4w9WgXcQ}\n:::').replace(/\n/g, '')).toBe(
    '<div data-callout="tip" role="note" aria-label="Tip"><p><strong>Tip</strong></p><div>A walk</div></div>',
  );
  expect(html('- ![Dunes](photo:lagoon)')).toContain('alt="Dunes"');
});

test('a note on commissions stands above the first block with a link that earns', () => {
  const { blocks } = render('One.\n\nSee :partner[a]{to=x place=a}.\n\nSee :partner[b]{to=x place=b}.');
  expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'commission', 'html']);
  expect(blocks[0]).toMatchObject({ html: '<p>One.</p>\n' });
});

test('in a feed, links within the article lead to its page, and days are plain headings', () => {
  const body = '::::days\n### Day 1: Town\n\nSee [the end](#end).\n::::';
  const out = bodyHtml({ body }, { ...CONTEXT, page: 'https://wayfarer.example/blog/x' }, '');
  expect(out).toContain('<a href="https://wayfarer.example/blog/x#end">the end</a>');
  expect(out).toMatch(/<h3 id="day-1-town"><a [^>]*>Day 1: Town<\/a><\/h3>/);
});

test.each([
  [
    'keys and small signs',
    'H<sub>2</sub>O, <kbd>Ctrl</kbd>, m<SUP>2</SUP>',
    'H<sub>2</sub>O, <kbd>Ctrl</kbd>, m<sup>2</sup>',
  ],
  ['words within', '<kbd>_a_ [b](/blog)</kbd>', '<kbd><em>a</em> <a href="/blog">b</a></kbd>'],
  ['line breaks', 'One.<br/>Two.', 'One.<br>\nTwo.'],
  ['one without an end', 'a <sub>b', 'a b'],
  ['one with attributes', 'a <sub onclick="x()">b</sub>', 'a b'],
])('of the HTML in a line, %s', (_, body, expected) => {
  expect(html(body)).toContain(`<p>${expected}</p>`);
});

test.each([
  [
    'with Markdown',
    '<details>\n<summary>More</summary>\n\nSome **words**.\n\n</details>',
    '<p>Some <strong>words</strong>.</p>',
  ],
  ['in one piece', '<details><summary>More</summary>Some words.</details>', '<p>Some words.</p>'],
  ['as a directive', ':::details[More]\nSome words.\n:::', '<p>Some words.</p>'],
])('details %s', (_, body, words) => {
  const { blocks, directives } = render(body);
  expect(blocks).toHaveLength(1);
  expect(html(body).replace(/\n/g, '')).toBe(
    `<details data-details=""><summary>More</summary>${words}</details>`,
  );
  expect(directives).toEqual(['details']);
});

test('a feed has the words of boxes without what only a page can draw', () => {
  const body =
    ':::quote[Ana]\nWait.\n:::\n\n:::faq\n### Safe?\n\nYes.\n:::\n\n:::details[More]\nWords.\n:::\n\n:::facts\n- Sea: cold\n:::';
  const out = bodyHtml({ body }, CONTEXT, '');
  expect(out).not.toMatch(/<details|<figure|<dl|data-quote/);
  expect(
    out
      .replace(/<[^>]*>|\s+/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  ).toBe('Wait. — Ana Safe? Yes. More Words. Key facts Sea: cold');
});

test('videos and places are cut out for their components', () => {
  const { blocks, directives } = render(
    '::youtube[A _walk_]{id=dQw4w9WgXcQ photo=lagoon}\n\n::vimeo[A ride]{id=76979871}\n\n::map[The pier]{at="38.7075,-9.1364"}',
  );
  expect(blocks).toEqual([
    {
      kind: 'video',
      host: 'youtube',
      id: 'dQw4w9WgXcQ',
      text: 'A walk',
      poster: expect.objectContaining({ alt: '' }),
    },
    { kind: 'video', host: 'vimeo', id: '76979871', text: 'A ride', poster: undefined },
    { kind: 'map', label: 'The pier', location: { lat: 38.7075, lng: -9.1364 } },
  ]);
  expect(directives).toEqual(['youtube', 'vimeo', 'map']);
});

test('in a feed, videos and places are links', () => {
  const out = bodyHtml(
    { body: '::youtube[A walk]{id=dQw4w9WgXcQ}\n\n::map[The pier]{at="-41.2889, 174.7772"}' },
    CONTEXT,
    '',
  );
  expect(out).toContain(
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Video on YouTube: A walk</a></p>',
  );
  expect(out).toContain(
    '<p>The pier (41.29° S, 174.78° E), <a href="https://www.openstreetmap.org/?mlat=-41.2889',
  );
});

test('a gallery is cut out with its pictures and captions; a feed has one below the other', () => {
  const body =
    ':::gallery\n![One](photo:lagoon "First")\n![Two](photo:harbor)\n\n![Three](/pictures/map.png)\n:::';
  const { blocks } = render(body);
  expect(blocks).toMatchObject([
    {
      kind: 'gallery',
      pictures: [
        { photo: { alt: 'One' }, caption: 'First' },
        { photo: { alt: 'Two' }, caption: undefined },
        { photo: { alt: 'Three' } },
      ],
    },
  ]);
  expect(bodyHtml({ body }, CONTEXT, '').match(/<img /g)).toHaveLength(3);
});
