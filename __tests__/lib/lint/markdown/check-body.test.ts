import type { CheckedBody } from '@/lib/articles/article';
import { checkBody } from '@/lib/lint/markdown/check-body';
import type { References } from '@/lib/lint/markdown/check-links';
import { outlineOf } from '@/lib/lint/markdown/outline';

/* What a reader would stumble over in a body, held against a magazine of a few pages. */

const REFERENCES: References = {
  pictures: new Set(['beach']),
  ownPictures: new Map([
    ['maps/lisbon.png', undefined],
    ['porto.jpg', undefined],
    ['walks/pano#1.png', undefined],
    ['walks/why not?.png', undefined],
    ['50 % off.png', undefined],
  ]) as unknown as References['ownPictures'],
  deals: new Set(['boston-dublin']),
  dealFiles: ['flights.yaml'],
  partnerLinks: new Set(['hotels']),
  paths: new Map([
    ['/', ''],
    ['/flights', ''],
    ['/blog/rooms', '2026-01-01'],
    ['/blog/next-year', '2027-01-01'],
    ['/blog/tag/next-year', '2027-01-01'],
    ['/blog/unread', ''],
  ]),
  moved: new Map([
    ['/blog/old-rooms', '/blog/rooms'],
    ['/blog/lately', '/blog/next-year'],
  ]),
  anchors: new Map([['/blog/rooms', new Set(['prices', 'café'])]]),
  unread: new Set(),
  partnerHosts: ['hotels.example'],
};
const ARTICLE = { file: 'a.md', bodyLine: 10, publishDate: '2026-01-05' } as CheckedBody;

function told(body: string, references: Partial<References> = {}, article: Partial<CheckedBody> = {}) {
  return checkBody(
    { ...ARTICLE, ...article },
    outlineOf(body),
    { ...REFERENCES, ...references },
    { today: '2026-11-21', preview: false },
  ).map(({ line, column, field, found, expected }) => `${line}:${column} ${field}: ${found}; ${expected}`);
}

describe('headings', () => {
  test.each([
    ['# One', "10:1 heading: '# One'; '##': the title of the article is the only first heading"],
    ['### One', "10:1 heading: '### One'; '##': no level is skipped"],
    ['## One\n\n#### Two', "12:1 heading: '#### Two'; '###': no level is skipped"],
    ['## One\n\n### Two\n\n## Three\n\n#### Four', "16:1 heading: '#### Four'; '###': no level is skipped"],
    ['## !?', "10:1 heading: '!?'; a heading with a word, from which its address is made"],
    ['##', '10:1 heading: no words; a heading with a word, from which its address is made'],
    [
      '## User content: notes',
      "10:1 heading: 'User content: notes'; other words: addresses of footnotes begin like this",
    ],
  ])('%j', (body, expected) => expect(told(body)).toEqual([expected]));

  test('a heading may be one level below the last one, or any number of levels above it', () => {
    expect(told('## One\n\n### Two\n\n#### Three\n\n## Our user content\n\n### Five')).toEqual([]);
  });

  test('after a level 1 heading, a level 3 heading is not reported', () => {
    expect(told('# One\n\n### Two')).toHaveLength(1);
  });
});

describe('pictures', () => {
  const WORDS =
    "'photo:' and a key of content/pictures.yaml, such as photo:beach, or the name of a file below content/pictures";
  test.each([
    [
      '![A](photo:beech)',
      "'photo:beech'; a key of content/pictures.yaml behind 'photo:' or 'photo='; did you mean 'beach'?",
    ],
    [
      '![A](photo:porto.jpg)',
      "'photo:porto.jpg'; a key of content/pictures.yaml behind 'photo:' or 'photo='; did you mean 'porto.jpg'?",
    ],
    ['![A](https://a.example/x.jpg)', `'https://a.example/x.jpg'; ${WORDS}`],
    ['![A](lisbon.png)', "'lisbon.png'; a file below content/pictures; did you mean 'maps/lisbon.png'?"],
    ['![A](walks/pano#1.png)', `'walks/pano#1.png'; ${WORDS}; did you mean 'walks/pano%231.png'?`],
    ['![A](<why not?.png>)', `'why not?.png'; ${WORDS}; did you mean 'walks/why%20not%3F.png'?`],
    ['![A](<50 off.png>)', "'50 off.png'; a file below content/pictures; did you mean '50%20%25%20off.png'?"],
    ['![A](/pictures/nothing.webp)', "'/pictures/nothing.webp'; a file below content/pictures"],
    [
      '![IMG 4201.JPG](photo:beach)',
      "the name of a file, 'IMG 4201.JPG', as alternative text; what the picture shows, in a few words",
    ],
    ['![ ](photo:beach)', 'no alternative text; what the picture shows, in a few words'],
    [
      '![A](https://amzn.to/x)',
      "'https://amzn.to/x', an affiliate link by its amzn.to (Amazon Associates); ':partner[words]{to=… place=…}', where 'to' is a link of content/partners.yaml ('npm run list -- partners' shows them); a program that is not in that file is added there first",
    ],
  ])('%s', (body, expected) => expect(told(body)).toEqual([`10:1 picture: ${expected}`]));

  test('stand alone', () => {
    expect(told('See ![A](photo:beach)')).toEqual([
      '10:5 picture: a picture inside a line; a paragraph of its own for the picture',
    ]);
    expect(told(':::tip\n![A](photo:beach)\n:::')).toEqual([
      "11:1 picture: a picture inside something else; a paragraph of its own outside of lists, quotes and boxes other than ':::days'",
    ]);
    expect(told('- See ![A](photo:beach)')).toEqual([expect.stringContaining('a picture inside a line')]);
    expect(told('![A](photo:beach)\n\n![A](/pictures/maps/lisbon.png)\n\n![A](porto.jpg)')).toEqual([]);
    expect(
      told('![A](walks/pano%231.png)\n\n![A](walks/why%20not%3F.png)\n\n![A](50%20%25%20off.png)'),
    ).toEqual([]);
  });
});

test('a gallery in the wrong place, or with something else in it, is reported once', () => {
  const pictures = '![A](photo:beach)\n![B](photo:beach)';
  expect(told(`::::tip\n:::gallery\n${pictures}\n:::\n::::`)).toEqual([
    expect.stringContaining('gallery: :::gallery inside something else'),
  ]);
  expect(told(`:::gallery\n- ![A](photo:beach)\n- ![B](photo:beach)\n:::`)).toEqual([
    expect.stringContaining('11:1 gallery: words; pictures and nothing else'),
  ]);
});

test('a picture by reference is reported once', () => {
  expect(told('![A][b]\n\n[b]: https://a.example/x.jpg')).toEqual([
    "10:1 picture: '![…][b]', a picture by reference; '![what it shows](photo:key)' in a paragraph of its own",
  ]);
});

describe('links within the site', () => {
  test.each([
    ['[a](/flight)', "'/flight'; a page of the site; did you mean '/flights'?"],
    [
      '[a](/blog/next-year)',
      "'/blog/next-year', not there before 2027-01-01; a page that visitors can open on 2026-11-21",
    ],
    ['[a](/blog/old-rooms?b=c#d)', "'/blog/old-rooms'; '/blog/rooms', the new address of that article"],
    [
      '[a](/blog/lately)',
      "'/blog/lately', an old address of '/blog/next-year', not there before 2027-01-01; a page that visitors can open on 2026-11-21",
    ],
    ['[a](/blog/rooms#price)', "'#price'; a heading of /blog/rooms; did you mean '#prices'?"],
    ['[a](/flights#nothing)', "'#nothing'; a heading of /flights"],
    ['[a](#nothing)', "'#nothing'; a heading of this article"],
    ['[a](#)', "'#'; a heading of this article"],
    ['[a](/blog/rooms#)', "'#'; a heading of /blog/rooms"],
    ['[a](/blog/tag/other)', "'/blog/tag/other'; a page of the site"],
    ['[](/flights)', 'no words; the words to click between [ and ]'],
  ])('%s', (body, expected) =>
    expect(told(body)).toEqual([expect.stringContaining(`10:1 link: ${expected}`)]),
  );

  test('parts of the page that are no headings are not proposed', () => {
    expect(told('[a](#nope)')).toEqual(["10:1 link: '#nope'; a heading of this article"]);
    expect(told('[a](#nope)\n\n## None')).toEqual([
      "10:1 link: '#nope'; a heading of this article; did you mean '#none'?",
    ]);
  });

  test.each([
    '[a](/)',
    '[a](/flights?b=c)',
    '[a](/flights#deals)',
    '[a](/blog/rooms#prices)',
    '[a](/blog/rooms#caf%C3%A9)',
    '[a](#rooms)\n\n## Rooms',
  ])('%j leads somewhere', (body) => expect(told(body)).toEqual([]));

  test('what an article that cannot be read may have is not judged', () => {
    const unread = new Set(['/blog/unread']);
    expect(told('[a](/blog/unread#x), [b](/blog/tag/other), [c](/blog/tag/next-year)', { unread })).toEqual(
      [],
    );
    expect(told('[a](/blog/tag/other/more), [b](/blog/next-year)', { unread })).toHaveLength(2);
  });

  test('a future article may link to one that is published by then', () => {
    expect(told('[a](/blog/next-year)', {}, { publishDate: '2027-01-01' })).toEqual([]);
  });
});

describe('links elsewhere', () => {
  const START = "an address that starts with https://, mailto:, tel:, '/' or '#'";
  const WHOLE = 'a whole address, such as https://example.com/ or mailto:name@example.com';
  const CLEAN = 'an address without a user, and with a host such as example.com';
  test.each([
    ['javascript:alert(1)', `'javascript:alert(1)'; ${START}`],
    ['rooms', `'rooms'; ${START}`],
    ['//b.example/', `'//b.example/'; ${START}`],
    ['xhttps://b.example', `'xhttps://b.example'; ${START}`],
    ['https://', `'https://'; ${WHOLE}`],
    ['mailto:', `'mailto:'; ${WHOLE}`],
    ['TEL:', `'TEL:'; ${WHOLE}`],
    ['https://user@b.example/', `'https://user@b.example/'; ${CLEAN}`],
    ['https://:word@b.example/', `'https://:word@b.example/'; ${CLEAN}`],
    ['https://https://b.example/', `'https://https://b.example/'; ${CLEAN}`],
    ['HTTP://b_c.example/', `'HTTP://b_c.example/'; ${CLEAN}`],
    [
      'https://www.hotels.example/x',
      "'www.hotels.example'; :partner[words]{to=… place=…}: a raw link to a partner earns nothing",
    ],
    [
      'https://farewind.example/flights?a=b#deals',
      "'https://farewind.example/flights?a=b#deals', an address of this site; '/flights?a=b#deals', a path such as /blog/…",
    ],
    [
      'http://localhost:3000/flights',
      "'http://localhost:3000/flights', an address of this site; '/flights', a path such as /blog/…",
    ],
    [
      'http://127.0.0.1/flights',
      "'http://127.0.0.1/flights', an address of this site; '/flights', a path such as /blog/…",
    ],
    [
      'https://www.google.com/url?q=https://hotels.example/?aid=1',
      "'https://www.google.com/url?q=https://hotels.example/?aid=1', a redirect of Google; 'https://hotels.example/?aid=1', the address of the page itself",
    ],
    [
      'https://google.co.uk/url?sa=t&url=https%3A%2F%2Fb.example%2Fa&ved=2',
      "'https://google.co.uk/url?sa=t&url=https%3A%2F%2Fb.example%2Fa&ved=2', a redirect of Google; 'https://b.example/a', the address of the page itself",
    ],
    [
      'https://www.google.de/url?sa=t',
      "'https://www.google.de/url?sa=t', a redirect of Google; the address of the page itself",
    ],
    ['http://[::1]:3000', "'http://[::1]:3000', an address of this site; '/', a path such as /blog/…"],
  ])('%s', (url, expected) => expect(told(`[a](<${url}>)`)).toEqual([`10:1 link: ${expected}`]));

  test.each([
    'https://b.example/#x',
    'http://b.example',
    'mailto:a@b.example',
    'tel:+491234',
    'https://localhost.example/',
    'https://a.farewind.example/',
    'https://127.0.0.1.example/',
    'https://www.google.com/search?q=https://hotels.example/',
    'https://google.b.example/url?q=https://hotels.example/',
    'https://mygoogle.com/url?q=https://hotels.example/',
  ])('%s is accepted', (url) => expect(told(`[a](<${url}>)`)).toEqual([]));
});

describe('of a site below a path', () => {
  beforeEach(() => void (process.env.BASE_PATH = '/travel'));
  afterEach(() => void delete process.env.BASE_PATH);

  test.each([
    ['https://farewind.example/travel', '/'],
    ['https://farewind.example/travel/flights', '/flights'],
    ['http://localhost:3000/travel/flights', '/flights'],
    ['http://localhost:3000/flights', '/flights'],
  ])('%s is the path %s', (url, path) => {
    expect(told(`[a](<${url}>)`)).toEqual([
      `10:1 link: '${url}', an address of this site; '${path}', a path such as /blog/…`,
    ]);
  });

  test.each([
    'https://farewind.example/',
    'https://farewind.example/travels',
    'https://farewind.example/a/travel/',
  ])('%s is another site', (url) => expect(told(`[a](<${url}>)`)).toEqual([]));
});

describe('HTML', () => {
  test.each(['<!-- a -->', '<!-- a -->\n<!-- b -->', '<!--\na\n-->'])(
    '%j is a comment, which is well',
    (body) => {
      expect(told(body)).toEqual([]);
    },
  );

  test.each(['<!-- a --> b', '<div>', '<!-- a --><p><!-- b -->'])('%j is reported', (body) => {
    expect(told(body)).toEqual([expect.stringMatching(/^10:1 body: the HTML "/)]);
  });
});

test('an element is reported once, at its start, and an end without one at its place', () => {
  expect(told('A <u>b</u> c.')).toEqual([
    `10:3 body: the HTML "<u>"; '_words_'; HTML in an article is not shown`,
  ]);
  expect(told('A b</u> c.')).toHaveLength(1);
});

test('a reading time may be off by a minute, in both directions', () => {
  const stated = (text: string) => told('Words of a text.', {}, { statedReadTime: { text, line: 7 } });
  expect([...stated('1 min read'), ...stated('2 min read')]).toEqual([]);
  expect(stated('3 min read')).toEqual([
    "7:1 readTime: '3 min read'; '1 min read' for 4 words, or no such line: the time is counted",
  ]);
  const long = Array(900).fill('word').join(' ');
  expect(told(long, {}, { statedReadTime: { text: '1 min read', line: 7 } })).toHaveLength(1);
});

test('of a body that cannot be read only that is reported', () => {
  expect(told(`# One\n\n${'> '.repeat(500)}word`)).toEqual([expect.stringMatching(/^12:1 body: /)]);
});

test('a long address is reported in part', () => {
  const [line = ''] = told(`[a](ftp://${'b'.repeat(500)})`);
  const [found = ''] = line.split('; ');
  expect(found).toHaveLength('10:1 link: '.length + 400);
  expect(found.endsWith('b…')).toBe(true);
  expect(told(`[a](ftp:${'b'.repeat(394)})`)[0]).not.toContain('…');
});

describe('directives', () => {
  test.each([
    [
      ':::tipp\nWords.\n:::',
      /^10:1 directive: ':::tipp'; ::deal, :partner, .* or :::gallery; did you mean ':::tip'\?$/,
    ],
    ['## A\n\n:::days\n### Day 1: B\n\nWords.\n\n## C', /^12:1 days: ':::days' without an end; /],
    [
      '## A\n\n:::days\n### Day 1: B\n\nWords.\n\n## C\n\nWords.\n:::',
      /^17:1 days: '## C'; '### Day 2: …', or '### Days 2–3: …' for more than one$/,
    ],
    [':::gallery\n:::', /^10:1 gallery: an empty box; content between ':::gallery' and ':::'$/],
    ['::tip', /^10:1 directive: '::tip'; ':::tip', in a line of its own$/],
    [':::figure[A]{photo=beach alt=B}', /^10:1 directive: ':::figure'; '::figure', in a line of its own$/],
    ['::partner[A]{to=hotels place=b}', /^10:1 directive: '::partner'; ':partner', in a line of text$/],
    [
      '- :::days\n  ## Day 1: A\n\n  Words.\n  :::',
      /^10:3 days: :::days inside something else; a line of its own outside of boxes, lists and quotes$/,
    ],
    ['> ::deal[Words]{#boston-dublin}', /^10:3 deal: ::deal inside something else; a line of its own/],
    [':::tip{a=b}\nWords.\n:::', /^10:1 tip: a='b'; nothing in braces; words stand between \[ and \]$/],
    [
      ':partner[a]{to=hotels place=b rel=c}',
      /^10:1 partner: rel='c'; to, place and no other; words stand between \[ and \]$/,
    ],
    [
      '::figure[A]{photo=beach alt=Boats in the harbor}',
      /^10:1 figure: alt=Boats in the harbor; no blanks in a value, or quotation marks around it: alt="…"$/,
    ],
    ['::map[A]{at=38.7, -9.1}', /^10:1 map: at=38\.7, -9\.1; no blanks in a value, .*: at="…"$/],
    [
      '::deal[A]{boston-dublin}',
      /^10:1 deal: 'boston-dublin' in braces; a name and '=' in front, such as id=boston-dublin$/,
    ],
    [
      ':partner[a](to=hotels place=b)',
      /^10:1 partner: no to and place; '\{to=… place=…\}' right behind '\]'$/,
    ],
  ])('%j', (body, expected) => expect(told(body)).toEqual([expect.stringMatching(expected)]));
});
