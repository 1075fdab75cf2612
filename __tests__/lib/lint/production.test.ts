import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/source/diagnostic';
import { loadConfirmed } from '@/lib/lint/content-files';
import { findSamples } from '@/lib/lint/samples';
import { claimsSchema } from '@/lib/site/page-schemas';
import { readiness } from '@/lib/lint/production';
import { contentDirectory } from '@/lib/site/memoize';
import { REGISTRY } from '@/__tests__/fixtures/partner-registry';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* What a production build stops at: settings that are not the operator's, and content that came as a sample. */

const CLAIMS = `commissionNote: { text: We may earn a commission. }
claims:
  - { id: travelers, text: Trusted by millions }
why:
  title: Why
  points:
    - { id: support, icon: headset, title: Always there, text: Around the clock. }
`;
const SITE = `name: A site
supportNote: Support day and night
copyright: © 2019 A site
social:
  facebook: https://www.social.invalid/a
`;
const BLOG = `sampleComments:
  - { id: 1, name: A, email: a@b.c, message: So good, date: '2025-01-01' }
newsletter:
  service: { provider: other, action: https://letters.example/join, emailField: email }
`;
const FLIGHTS = '- id: a\n  price: 299\n  originalPrice: 399\n- id: b\n  price: 5\n';
const DESTINATIONS = '- id: c\n  from: LON\n  price: 59\n  rating: 4.7\n  ratedBy: our editors\n';

const OWN = {
  SITE_URL: 'https://www.a.example',
  SITE_ENV: 'production',
  TRAVELPAYOUTS_MARKER: '123456',
  TRAVELPAYOUTS_TRS: '7890',
  RAILS_ID: 'ab',
  HOSTELS_ID: '7',
  SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 22) / 1000),
};

const OWN_PARTNERS = JSON.stringify(REGISTRY, undefined, 2).replaceAll('.example', '.travel');

let directory: string;
const put = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
beforeEach(() => {
  directory = temporaryFolder();
  mkdirSync(path.join(directory, 'deals'));
  put('claims.yaml', CLAIMS);
  put('site.yaml', SITE);
  put('blog.yaml', BLOG);
  put('deals/destinations.yaml', DESTINATIONS);
  put('deals/flights.yaml', FLIGHTS);
  put('partners.yaml', OWN_PARTNERS);
});

const samples = (year = 2026) =>
  findSamples(directory, year).map(
    ({ file, line, field, stops }) =>
      `${path.relative(directory, path.resolve(file))}:${line} ${field}${stops ? '' : ' (goes on)'}`,
  );
const ALL = [
  'blog.yaml:2 sampleComments.0.message',
  'blog.yaml:4 newsletter.service.action',
  'claims.yaml:3 claims.0.text',
  'claims.yaml:7 why.points.0.title',
  'deals/destinations.yaml:2 0.from',
  'deals/destinations.yaml:3 0.price',
  'deals/destinations.yaml:5 0.ratedBy',
  'deals/flights.yaml:2 0.price',
  'deals/flights.yaml:5 1.price',
  'site.yaml:2 supportNote',
  'site.yaml:3 copyright (goes on)',
  'site.yaml:5 social.facebook',
];

test('claims, prices with where they start, who rates, comments, profiles, example addresses and an old year are samples, each at its line', () => {
  expect(samples()).toEqual(ALL);
});

test('each sample is reported with what it is and what belongs in its place', () => {
  const told = findSamples(directory, 2026).map(({ field, found, expected }) => [
    field,
    `${found}; ${expected}`,
  ]);
  expect(Object.fromEntries(told)).toMatchObject({
    'sampleComments.0.message': '"So good", a sample comment; one that a reader has written, or none',
    'newsletter.service.action':
      '"https://letters.example/join", an address that nobody can open; the real address',
    'claims.0.text': '"Trusted by millions", a claim; one that you can prove, or none',
    '0.from': '"LON", where a sample price starts; the origin of the price that you have seen',
    '1.price': '5, a sample price; a price that you have seen at the partner',
    '0.ratedBy': '"our editors", who rates in a sample; who has really rated it',
    supportNote: expect.stringContaining('a claim; one that you can prove, or none'),
    copyright: '"© 2019 A site", another year; the present one, or no year',
  });
  put('site.yaml', 'social:\n  facebook: https://www.facebook.com/a\n');
  expect(findSamples(directory, 2026).at(-1)).toMatchObject({
    found: '"https://www.facebook.com/a", a sample profile',
    expected: 'your own profile',
  });
});

test('a copyright line with the present year, or without a year, is not a sample', () => {
  expect(samples(2019)).not.toContain('site.yaml:3 copyright (goes on)');
  put('site.yaml', SITE.replace('2019', '2019–2026'));
  expect(samples().filter((sample) => sample.includes('copyright'))).toEqual([]);
  put('site.yaml', SITE.replace('© 2019 ', '© '));
  expect(samples().filter((sample) => sample.includes('copyright'))).toEqual([]);
});

test('what the operator has confirmed is no longer named, file by file', () => {
  put('confirmed.yaml', 'confirmed: [claims.yaml, deals/destinations.yaml, deals/flights.yaml]\n');
  expect(samples()).toEqual(ALL.filter((sample) => !/^(?:claims|deals)/.test(sample)));
  put(
    'confirmed.yaml',
    'confirmed: [claims.yaml, deals/destinations.yaml, deals/flights.yaml, blog.yaml, site.yaml]\n',
  );
  expect(samples()).toEqual([]);
});

test('a name in the list that is no file of content is a diagnostic with its line', () => {
  put('confirmed.yaml', 'confirmed:\n  - claims.yaml\n  - flights.yaml\n');
  expect(() => loadConfirmed(directory)).toThrow(ContentError);
  expect(() => loadConfirmed(directory)).toThrow(
    /confirmed\.yaml:3:.*found 'flights\.yaml'; expected a file of content/,
  );
});

test('claims, points and comments may be none at all', () => {
  put('claims.yaml', 'commissionNote: { text: A note. }\nclaims: []\nwhy: { title: Why, points: [] }\n');
  put('blog.yaml', 'sampleComments: []\n');
  expect(samples().filter((sample) => /^(?:claims|blog)/.test(sample))).toEqual([]);
  const empty = { commissionNote: { text: 'A note.' }, claims: [], why: { title: 'Why', points: [] } };
  expect(claimsSchema.safeParse(empty).success).toBe(true);
});

describe('a build', () => {
  test('for production stops and lists all remaining settings and samples at once', () => {
    const { stops } = readiness({ ...OWN, SITE_URL: '', RAILS_ID: '' }, directory);
    const told = stops.join('\n');
    expect(told).toMatch(/needs your own SITE_URL/);
    expect(told).toMatch(/placeholders.*: RAILS_ID\. /);
    for (const sample of ALL) expect(told).toContain(sample.split(' ')[0]);
    expect(told).toMatch(/^A production build \(SITE_ENV=production\) cannot contain samples:$/m);
    expect(told).toContain('content/confirmed.yaml');
  });

  test('stops at settings that are used only at its end', () => {
    const { stops } = readiness(
      { HSTS_MAX_AGE: '1y', REPORTING_URL: 'x', HOST_COMPRESSES: 'yes' },
      directory,
    );
    expect(stops).toEqual([
      expect.stringMatching(/^HOST_COMPRESSES is 'yes'/),
      expect.stringMatching(/^HSTS_MAX_AGE is '1y'/),
      expect.stringMatching(/^REPORTING_URL is 'x'/),
    ]);
  });

  test('for production goes on with an old year alone, and says so', () => {
    put(
      'confirmed.yaml',
      'confirmed: [claims.yaml, deals/destinations.yaml, deals/flights.yaml, blog.yaml]\n',
    );
    put('site.yaml', 'copyright: © 2019 A site\n');
    const { stops, notes } = readiness(OWN, directory);
    expect(stops).toEqual([]);
    expect(notes.join('\n')).toMatch(/site\.yaml:1:1 {2}copyright {2}found .*2019/);
  });

  const confirmAll = () =>
    put(
      'confirmed.yaml',
      'confirmed: [claims.yaml, deals/destinations.yaml, deals/flights.yaml, blog.yaml, site.yaml]\n',
    );
  const putPage = (name: string, body: string, fields = '') => {
    mkdirSync(path.join(directory, 'pages'), { recursive: true });
    put(`pages/${name}.md`, `---\ntitle: A page\ndescription: What it says.\n${fields}---\n\n${body}\n`);
  };

  /** The pages of the fixtures, with links that this registry has. */
  const putPages = () => {
    const pages = readFileSync(path.join(contentDirectory(), 'pages.yaml'), 'utf8');
    put(
      'pages.yaml',
      pages
        .replace(/^ {2}(?:search|cities|explainedBy): .*\n/gm, '')
        .replace(/\bto: [a-z-]+/g, 'to: flights'),
    );
  };

  test('is silent where nothing is left', () => {
    confirmAll();
    for (const page of ['about', 'contact', 'privacy']) putPage(page, 'Write to us@farewell.travel.');
    put('partners.yaml', OWN_PARTNERS.replace('"partner": "gone"', '"partner": "hostels"'));
    for (const SITE_ENV of ['production', 'preview'])
      expect(readiness({ ...OWN, SITE_ENV }, directory)).toEqual({ stops: [], notes: [] });
  });

  test('for production names missing pages, programs that nobody has compared, and stand-ins, and goes on', () => {
    confirmAll();
    put('partners.yaml', OWN_PARTNERS.replaceAll('"verified": true', '"verified": false'));
    putPages();
    expect(readiness(OWN, directory)).toEqual({
      stops: [],
      notes: [
        'There is no page content/pages/about.md.',
        'There is no page content/pages/contact.md.',
        'There is no page content/pages/privacy.md.',
        'content/partners.yaml: nobody has compared these programs with the account (verified: false): planes, rails, hostels.',
        'content/partners.yaml: nobody has tried the search form (verified: false).',
        'every page with it, link hostels: in place of Gone, Hostels.',
      ],
    });
  });

  test('for production names mistakes in the files of its checks once, and what the other checks find', () => {
    put('partners.yaml', OWN_PARTNERS.replace('"status": "live"', '"status": "open"'));
    put('confirmed.yaml', 'confirm: []\n');
    const { stops, notes } = readiness({ ...OWN, SITE_URL: '' }, directory);
    expect(stops).toEqual([
      expect.stringMatching(/needs your own SITE_URL/),
      expect.stringMatching(/partners\.yaml:\d+:\d+ .* found "open"; expected live or closed/),
      expect.stringMatching(/confirmed\.yaml:1:1 {2}confirm /),
    ]);
    // Of the partners, nothing else can be said.
    expect(notes).toEqual(
      ['about', 'contact', 'privacy'].map((page) => `There is no page content/pages/${page}.md.`),
    );
  });

  test('for production stops at a desk that keeps the work in the browser, and a preview goes on', () => {
    confirmAll();
    const site = readFileSync(path.join(contentDirectory(), 'site.yaml'), 'utf8');
    const stopsAt = (desk: string, env = OWN) => {
      put('site.yaml', `${site}\ndesk: ${desk}\n`);
      return readiness(env, directory).stops;
    };
    expect(stopsAt('{ backend: test }')).toEqual([
      expect.stringMatching(/^content\/site\.yaml: the desk has 'backend: test'/),
    ]);
    expect(stopsAt('{ backend: test }', { ...OWN, SITE_ENV: 'preview' })).toEqual([]);
    expect(stopsAt('{ backend: github, repo: a/b }')).toEqual([]);
    put('site.yaml', site);
    expect(readiness(OWN, directory).stops).toEqual([]);
  });

  test('for production stops at an address in a page that nobody can open or write to', () => {
    confirmAll();
    putPage('contact', 'Write.\n\nTo [us](mailto:hello@a.example), or see https://www.b.invalid.');
    putPage('about', 'See https://example.community and a@b.examples.com.');
    putPage('imprint', 'Write.', 'email: hello@a.example\n');
    const told = readiness(OWN, directory).stops.join('\n');
    expect(told).toMatch(
      /pages\/contact\.md:8:16 {2}body {2}found "hello@a\.example", an address that nobody can open/,
    );
    expect(told).toMatch(/pages\/imprint\.md:4:8 {2}frontmatter {2}found "hello@a\.example"/);
    expect(told).not.toContain('about.md');
  });

  test('for a preview goes on, and says it in one short line', () => {
    const { stops, notes } = readiness({ ...OWN, SITE_ENV: '' }, directory);
    expect(stops).toEqual([]);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^Not ready for the public yet: 12 samples in 5 content files; /);
    expect(notes[0]?.length).toBeLessThan(120);
  });
});
