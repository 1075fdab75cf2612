import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findAffiliateLinks, sentencesOf } from '@/lib/lint/check-affiliates';
import { checkBody } from '@/lib/lint/markdown/check-body';
import type { References } from '@/lib/lint/markdown/check-links';
import { outlineOf } from '@/lib/lint/markdown/outline';
import type { Article } from '@/lib/articles/article';
import { affiliateSign } from '@/lib/partners/affiliate-signs';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const AFFILIATE = [
  'https://amzn.to/3xYz',
  'https://www.amazon.com/dp/B01?tag=packs-20',
  'https://www.amazon.co.uk/dp/B01?th=1&tag=packs-21',
  'https://www.awin1.com/cread.php?awinmid=1',
  'https://shareasale.com/r.cfm?b=1',
  'https://click.linksynergy.com/deeplink?id=x',
  'https://www.anrdoezrs.net/click-1',
  'https://www.dpbolvw.net/click-1',
  'https://www.jdoqocy.com/click-1',
  'https://www.kqzyfj.com/click-1',
  'https://www.tkqlhce.com/click-1',
  'https://go.skimresources.com/?id=1',
  'https://prf.hn/click/camref:1',
  'https://tours.example/x?partner_id=AB12',
  'https://tours.example/x?a=1&AFF_ID=2',
  'https://tours.example/x?affid=2#top',
  'https://www.viator.com/tours/1?pid=P001&mcid=42383',
  'https://www.viator.co.uk/tours/1?mcid=42383',
  'https://out.example/?to=https%3A%2F%2Famzn.to%2F3xYz',
  '//amzn.to/3xYz',
];
const ORDINARY = [
  'https://www.amazon.com/dp/B01',
  'https://www.amazon.com/s?tag=beach',
  'https://blog.example/?tag=top-20',
  'https://notamzn.to/x',
  'https://amzn.to.example/x',
  'https://example.com/amzn.to/x',
  'https://example.com/?partner=1&id=2',
  'https://forum.example/?pid=7',
  'https://out.example/?to=https%3A%2F%2Fexample.com%2Famzn.to',
  'mailto:name@example.com',
  'mailto:name@amzn.to',
];

test.each(AFFILIATE)('%s is an affiliate link', (address) => {
  expect(affiliateSign(address)).toBeDefined();
});

test.each(ORDINARY)('%s is none', (address) => {
  expect(affiliateSign(address)).toBeUndefined();
});

const references: References = {
  pictures: new Set(['beach']),
  ownPictures: new Map(),
  deals: new Set(),
  dealFiles: [],
  partnerLinks: new Set(['hotels']),
  paths: new Map(),
  moved: new Map(),
  anchors: new Map(),
  unread: new Set(),
  partnerHosts: ['hotels.example', 'short.example'],
};
const article = { file: 'content/blog/a.md', bodyLine: 10, publishDate: '2026-01-01' } as Article;
const toldOf = (body: string) =>
  checkBody(article, outlineOf(body), references, { today: '2026-11-21', preview: false })
    .filter(({ field }) => field !== 'readTime')
    .map(({ line, column, field, found, expected }) => ({
      place: `${line}:${column} ${field}`,
      found,
      expected,
    }));

test.each([
  ['See [this](https://amzn.to/3x).', '10:5 link'],
  ['See\n[this][r].\n\n[r]: https://tours.example/?partner_id=1', '13:1 link'],
  ['See <https://prf.hn/click/1>.', '10:5 link'],
  ['See https://www.awin1.com/cread.php?a=1 now.', '10:5 link'],
  ['See www.awin1.com/cread.php now.', '10:5 link'],
  ['See amzn.to/3x now.', '10:5 link'],
  ['![A bag](https://www.awin1.com/cshow.php?s=1)', '10:1 picture'],
  ['![A bag][r]\n\n[r]: https://prf.hn/x', '12:1 link'],
  ['A note.[^1]\n\n[^1]: From [here](https://amzn.to/3x).', '12:12 link'],
  ['> - [this](//amzn.to/3x)', '10:5 link'],
])('%j is reported with the registered way', (body, place) => {
  const told = toldOf(body).filter((each) => each.expected.includes(':partner['));
  expect(told.map((each) => each.place)).toEqual([place]);
  expect(told[0]?.expected).toContain('content/partners.yaml');
});

test('an address of a registered partner is reported as one', () => {
  const [told, ...more] = toldOf('See [this](https://hotels.example/?partner_id=1).');
  expect(more).toEqual([]);
  expect(told?.expected).toContain('a raw link to a partner earns nothing');
});

test('ordinary links and code are not told', () => {
  const links = ORDINARY.map((address) => `[words](${address})`).join(', ');
  expect(toldOf(`${links}, and/or notamzn.to/x.\n\n\`amzn.to/x\``)).toEqual([]);
});

describe('in data files', () => {
  let directory: string;
  beforeEach(() => {
    directory = temporaryFolder();
    cpSync('__tests__/fixtures/affiliates', directory, { recursive: true });
  });

  const edit = (name: string, from: string, to: string) => {
    const file = path.join(directory, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  const told = (articles: readonly Article[] = []) =>
    findAffiliateLinks(
      directory,
      articles.flatMap(({ title, excerpt, ...article }) => sentencesOf(article, { title, excerpt })),
      references.partnerHosts,
    ).map(({ file, line, field, found }) => `${path.basename(file)}:${line} ${field} ${found}`);

  test('nothing is reported about ordinary addresses, remarks, and the file of the partners itself', () => {
    expect(told()).toEqual([]);
  });

  test.each([
    ['authors.yaml', 'on trains.', 'on https://amzn.to/3x.', 4, 'authors.0.description'],
    ['authors.yaml', 'on trains.', 'on amzn.to/3x.', 4, 'authors.0.description'],
    ['site.yaml', 'social.example/us', 'social.example/?aff_id=3', 3, 'social.facebook'],
    ['pages.yaml', 'Words', 'Words, www.awin1.com/x, more', 2, 'home.text'],
    ['deals/hotels.yaml', 'By the sea', 'https://go.short.example/x', 2, '0.description'],
  ])('of %s, one in place of %j is: %j', (name, from, to, line, field) => {
    edit(name, from, to);
    expect(told()).toEqual([expect.stringContaining(`${path.basename(name)}:${line} ${field} '`)]);
  });

  test('so is one in the excerpt of an article', () => {
    const lines = { title: 3, excerpt: 5 } as Article['lines'];
    const excerpt = 'See https://amzn.to/3x';
    expect(told([{ ...article, title: 'A', excerpt, lines }])).toEqual([
      "a.md:5 excerpt 'https://amzn.to/3x', an affiliate link by its amzn.to (Amazon Associates)",
    ]);
  });

  test.each([
    'http://hotels.example/rooms',
    'HTTPS://WWW.HOTELS.EXAMPLE/rooms',
    'www.hotels.example/rooms',
    'www.hotels.example/?to=https://b.example',
    'https://short.example/x',
  ])('so is %s, an address of a registered partner', (address) => {
    edit('pages.yaml', 'Words', `Words, ${address} and more`);
    expect(told()).toEqual([`pages.yaml:2 home.text '${address}', an address of a partner`]);
  });

  test.each(['(https://hotels.example/a)', '[https://hotels.example/a]', '<https://hotels.example/a>'])(
    'what stands around an address is no part of it: %s',
    (text) => {
      edit('pages.yaml', 'Words', `Words ${text}`);
      expect(told()).toEqual([expect.stringContaining("'https://hotels.example/a',")]);
    },
  );

  test('an address that no browser can open belongs to no partner', () => {
    edit('pages.yaml', 'Words', 'Words, https://hotels.example:door/a');
    expect(told()).toEqual([]);
  });

  test('each address of a text is reported, with the way to name a partner there', () => {
    edit('pages.yaml', 'Words', 'See https://amzn.to/a or amzn.to/b');
    const place = { line: 2, column: 3, field: 'home.text' };
    const expected =
      "no such address here; a partner of content/partners.yaml, which deals and buttons name in 'to'";
    const sign = 'an affiliate link by its amzn.to (Amazon Associates)';
    expect(findAffiliateLinks(directory, [], [])).toEqual([
      {
        ...place,
        file: expect.stringContaining('pages.yaml'),
        found: `'https://amzn.to/a', ${sign}`,
        expected,
      },
      { ...place, file: expect.stringContaining('pages.yaml'), found: `'amzn.to/b', ${sign}`, expected },
    ]);
  });

  test('in a field of a text it is reported at its line, with the directive that discloses it', () => {
    const lines = { title: 2, searchTitle: 3, description: 4 };
    const texts = { title: 'A title', searchTitle: undefined, description: 'See https://hotels.example/a' };
    expect(
      findAffiliateLinks(directory, sentencesOf({ file: 'a.md', lines }, texts), references.partnerHosts),
    ).toEqual([
      {
        ...{ file: 'a.md', line: 4, column: 1, field: 'description' },
        found: "'https://hotels.example/a', an address of a partner",
        expected:
          "no such address here; ':partner[words]{to=… place=…}' in the text, where links are disclosed",
      },
    ]);
  });

  test('nothing is reported about a file that cannot be read, which its loader does', () => {
    rmSync(path.join(directory, 'site.yaml'));
    writeFileSync(path.join(directory, 'pages.yaml'), 'home: [https://amzn.to/3x');
    expect(told()).toEqual([]);
  });
});
