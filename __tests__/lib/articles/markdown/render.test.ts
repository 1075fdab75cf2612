import type { Article } from '@/lib/articles/article';
import { loadPictures } from '@/lib/site/pictures';
import type { BodyContext } from '@/lib/articles/markdown/body';
import { bodyHtml, renderBody } from '@/lib/articles/markdown/render';

const pictures = loadPictures();

const CONTEXT: BodyContext = {
  pictures,
  address: (path) => path,
  localSize: () => ({ width: 640, height: 480 }),
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
  expect(list).toContain('<label><input type="checkbox" checked>Passport</label>');
  expect(list).toContain('<label><input type="checkbox">Charger</label>');
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
