import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from '@/lib/articles/article';
import { loadPictures } from '@/lib/site/pictures';
import { isOwn, photoUrl } from '@/lib/site/picture';
import { articleMarkdown, llmsText } from '@/lib/seo/plain-markdown';
import { absoluteUrl } from '@/lib/site/address';
import { contentCopy } from '@/__tests__/support/content-copy';

const pictures = loadPictures();
const { lagoon: photo } = pictures;
const lagoon = photo && !isOwn(photo) ? photoUrl(photo.id, 1200) : '';
const site = absoluteUrl('');

const CONTENT = process.env.CONTENT_DIRECTORY;
afterEach(() => {
  process.env.CONTENT_DIRECTORY = CONTENT;
});

const ARTICLE = {
  title: 'A *title*',
  excerpt: 'An excerpt.',
  authors: ['Pip Underhill'],
  publishDate: '2025-03-09',
  slug: 'a-title',
} as Partial<Article> as Article;

afterEach(() => void jest.restoreAllMocks());

/** The body as it stands below title, excerpt and byline. */
const bodyOf = (body: string) =>
  articleMarkdown({ ...ARTICLE, body }, pictures)
    .split('\n\n')
    .slice(3)
    .join('\n\n');

test('title, excerpt and byline stand in front, with the address of the page', () => {
  expect(articleMarkdown({ ...ARTICLE, body: '\nText.\n' }, pictures)).toBe(
    `# A \\*title\\*\n\n> An excerpt.\n\nBy Pip Underhill, March 9, 2025. ${site}/blog/a-title\n\nText.\n`,
  );
});

test.each([
  ['1. Book early', '1\\. Book early'],
  ['- no list', '\\- no list'],
  ['# no heading', '\\# no heading'],
  ['2026 in trains', '2026 in trains'],
])('the excerpt %s is no block of its own', (excerpt, shown) => {
  expect(articleMarkdown({ ...ARTICLE, excerpt, body: '' }, pictures)).toContain(`\n> ${shown}\n`);
});

test.each([
  [
    'a link',
    '[a](/flights#x "T") and [b](https://example.com/)',
    `[a](${site}/flights#x "T") and [b](https://example.com/)`,
  ],
  ['a link by reference', '[a][r]\n\n[r]: /flights', `[a][r]\n\n[r]: ${site}/flights`],
  ['a link to the page itself', '[a](#x)', '[a](#x)'],
  ['a photo', '![Palms [2]](photo:lagoon "Noon")', `![Palms [2]](${lagoon} "Noon")`],
  ['an own picture that is not there', '![Map](</pictures/my map.jpg>)', '![Map](</pictures/my map.jpg>)'],
  ['a picture in a link', '[![A](photo:lagoon)](/flights)', `[![A](${lagoon})](${site}/flights)`],
  [
    'a picture of another site',
    '![A](https://example.com/lagoon.png)',
    '![A](https://example.com/lagoon.png)',
  ],
  ['an unknown photo', '![A](photo:any) and more', '![A](photo:any) and more'],
  [
    'code',
    '`](photo:any)` and\n\n```md\n![A](photo:lagoon) [b](/flights) <!-- c -->\n:::tip\n```',
    '`](photo:any)` and\n\n```md\n![A](photo:lagoon) [b](/flights) <!-- c -->\n:::tip\n```',
  ],
  ['a comment of its own', 'One.\n\n<!-- ![A](photo:any)\n\nsecret -->\n\nTwo.', 'One.\n\nTwo.'],
  ['a comment in a line', 'One <!-- secret -->two.', 'One two.'],
  ['a comment in a quote', '> <!-- secret -->\n> Words.', '> \n> Words.'],
  ['a figure', '::figure[At "noon"]{photo=lagoon alt="Palms"}', `![Palms](${lagoon} "At \\"noon\\"")`],
  ['a figure of nothing', '::figure[At noon]{photo=any alt="Palms"}', 'At noon'],
  ['a deal', '::deal[For a *late* landing]{#night-cab}', 'For a *late* landing'],
  [
    'a link that earns',
    'You can :partner[search [for] rooms]{to=hotels-search place=one} now.',
    'You can search \\[for] rooms now.',
  ],
  [
    'a box',
    ':::tip\nFold **it** [last](/flights).\n\n- One\n:::\n\nMore.',
    `Fold **it** [last](${site}/flights).\n\n- One\n\nMore.`,
  ],
  ['a box with words behind its name', '> :::note[First]\n> Words.\n> :::', '> First\n> \n> Words.'],
  ['a box in a box', '::::tip\n:::note\nWords.\n:::\n::::', 'Words.'],
  ['what only looks like a directive', 'At 9:am, :partner and ::deal.', 'At 9:am, :partner and ::deal.'],
])('%s', (_what, body, markdown) => {
  expect(bodyOf(body)).toBe(`${markdown}\n`);
});

test('a deal that has ended leaves nothing but the words of the writer', () => {
  expect(bodyOf('::deal[Gone, but *cheap*]{#no-such-deal}')).toBe('Gone, but *cheap*\n');
});

test('spaces of a title become one, and what Markdown would read in it stays text', () => {
  const article = { ...ARTICLE, title: 'A  title\nwith [more] <b>', body: 'Text.' };
  expect(articleMarkdown(article, pictures)).toMatch(/^# A title with \\\[more\\\] \\<b\\>\n\n/);
});

test('the name and the description of a site are text for programs', () => {
  const directory = contentCopy();
  const file = path.join(directory, 'site.yaml');
  const named = readFileSync(file, 'utf8')
    .replace(/^name: .*/m, 'name: Wayfarer <b>')
    .replace(/^description: .*/m, 'description: "[Deals](javascript:xss())"');
  writeFileSync(file, named);
  process.env.CONTENT_DIRECTORY = directory;
  expect(llmsText()).toMatch(/^# Wayfarer \\<b\\>\n\n> \\\[Deals\\\]\(javascript:xss\(\)\)\n/);
});

test('programs get the name of the site, its pages, its articles as Markdown, and its series', () => {
  const sections = llmsText().split('\n\n');
  expect(sections.map((section) => section.split('\n')[0])).toEqual([
    '# Wayfarer Test',
    '> A made-up site with deals and a magazine.',
    '## Pages',
    `- [Flights](${site}/flights)`,
    '## Articles',
    expect.stringMatching(/^- \[Three harbor walks/),
    '## Series',
    `- [Left of the ferry](${site}/blog/series/left-of-the-ferry): Night trains: beds, bunks and the last call for tea; One light bag for a long week`,
  ]);
  const pages = sections[3]!.split('\n');
  expect(pages).toContain(`- [All deals](${site}/deals)`);
  expect(pages).toContain(
    `- [Flights to Eastwick that nobody takes](${site}/destinations/eastwick): When Eastwick floats, and when it only drips.`,
  );
  expect(pages.at(-1)).toBe(
    `- [House rules](${site}/house-rules): What this made-up site does, and what it never does.`,
  );
  expect(sections[5]!.split('\n')).toHaveLength(3);
  expect(sections[5]).toContain(
    `- [One light bag for a long week](${site}/blog/light-bags.md): What goes into one small bag`,
  );
  expect(llmsText()).toMatch(/[^\n]\n$/);
});

test('a site without articles names its pages only', () => {
  const directory = contentCopy();
  rmSync(path.join(directory, 'blog'), { recursive: true });
  process.env.CONTENT_DIRECTORY = directory;
  const [, , heading, pages, ...rest] = llmsText().split('\n\n');
  expect(heading).toBe('## Pages');
  expect(pages).toContain('[House rules]');
  expect(rest).toEqual([]);
});

test('each series stands on a line of its own', () => {
  const directory = contentCopy();
  const file = path.join(directory, 'blog/harbor-walks.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('slug: harbor-walks\n', '$&series: Nothing yet\npart: 1\n'));
  process.env.CONTENT_DIRECTORY = directory;
  expect(llmsText().split('## Series\n\n')[1]?.split('\n')).toEqual([
    expect.stringContaining('/blog/series/left-of-the-ferry): Night trains'),
    `- [Nothing yet](${site}/blog/series/nothing-yet): Three harbor walks that begin at the ferry`,
    '',
  ]);
});

test('a body that nobody can read stays as it is', () => {
  const body = `${'> '.repeat(500)}a`;
  expect(bodyOf(body)).toBe(`${body}\n`);
});
