import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from '@/lib/articles/article';
import { isOwnPath, movedArticles } from '@/lib/articles/redirects';
import { reviewContent } from '@/lib/lint/check-content';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { contentCopy } from '@/__tests__/support/content-copy';

let directory: string;

beforeEach(() => {
  directory = contentCopy();
});

/** Adds a line below the opening one of an article's frontmatter, and a paragraph at its end. */
function change(slug: string, { field = '', text = '' }): void {
  const file = path.join(directory, 'blog', `${slug}.md`);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before.replace('---\n', `---\n${field}\n`)}\n${text}\n`);
}
const moved = (slug: string, value: string) => change(slug, { field: `redirectFrom: ${value}` });

/** Diagnostics without the folder in front of the files. */
const diagnostics = () =>
  reviewContent(directory)
    .errors.map(formatDiagnostic)
    .map((diagnostic) => diagnostic.replaceAll(`${path.join(directory, 'blog')}${path.sep}`, ''));

test('former slugs and paths are no mistake', () => {
  moved(
    'night-trains',
    '[sleeper-trains, beds-on-rails, /2019/05/12/Sleeper_trains, /Old/Page, /Blog/2019, /trains, /blog/harbor-walks.php, /blog/harbor-walks.md-old]',
  );
  expect(diagnostics()).toEqual([]);
});

test.each([
  [
    'a single word',
    'sleeper-trains',
    'redirectFrom  found "sleeper-trains"; expected a list of slugs or paths that the article had before',
  ],
  [
    'an address with an ending',
    '[/2019/sleeper-trains.html]',
    `redirectFrom.0  found "/2019/sleeper-trains.html"; expected a slug such as 'cheap-flights', or a path such as`,
  ],
  [
    'an address below a file',
    '[/about.html/old]',
    `redirectFrom.0  found "/about.html/old"; expected a slug such as 'cheap-flights', or a path such as`,
  ],
  [
    'a path of the site itself',
    '[/flights/cheap]',
    "redirectFrom.0  found '/flights/cheap'; expected another address: addresses of the site itself begin like this one",
  ],
  [
    'a path below an article',
    '[/blog/tag/sleeper-trains]',
    "redirectFrom.0  found '/blog/tag/sleeper-trains'; expected another address: addresses of the site itself begin like this one",
  ],
  [
    'a file of the site',
    '[/robots.txt]',
    "redirectFrom.0  found '/robots.txt'; expected another address: addresses of the site itself begin like this one",
  ],
  [
    'the path of a page of text',
    '[/house-rules]',
    "redirectFrom.0  found '/house-rules', the address of the page of text 'house-rules'; expected one that nothing has now",
  ],
  [
    'a feed',
    '[/blog/feed.xml]',
    "redirectFrom.0  found '/blog/feed.xml'; expected another address: addresses of the site itself begin like this one",
  ],
  [
    'the Markdown of an article',
    '[/blog/harbor-walks.md]',
    "redirectFrom.0  found '/blog/harbor-walks.md', the address of a file of harbor-walks.md or below one; expected one that nothing has now",
  ],
  [
    'an address below a file of an article',
    '[/blog/harbor-walks.md/old]',
    "redirectFrom.0  found '/blog/harbor-walks.md/old', the address of a file of harbor-walks.md or below one; expected one that nothing has now",
  ],
  [
    'the payload of its own page',
    '[/blog/night-trains.txt]',
    "redirectFrom.0  found '/blog/night-trains.txt', the address of a file of night-trains.md or below one; expected one that nothing has now",
  ],
  [
    'the payload of a page of text',
    '[/house-rules.txt]',
    "redirectFrom.0  found '/house-rules.txt', the address of a file of the page of text 'house-rules' or below one; expected one that nothing has now",
  ],
  [
    'a feed in capitals',
    '[/blog/Feed.xml]',
    "redirectFrom.0  found '/blog/Feed.xml', which begins like addresses of the site itself apart from capital letters;",
  ],
  [
    'a path in a folder of the site in capitals',
    '[/Deals/cheap]',
    "redirectFrom.0  found '/Deals/cheap', which begins like addresses of the site itself apart from capital letters; expected no such entry,",
  ],
  [
    'the payload of an article in capitals',
    '[/blog/Harbor-Walks.txt]',
    "redirectFrom.0  found '/blog/Harbor-Walks.txt', the address of a file of harbor-walks.md or below one apart from capital letters; expected no such entry,",
  ],
  [
    'an address below a file of an article in capitals',
    '[/blog/harbor-walks.md/Old]',
    "redirectFrom.0  found '/blog/harbor-walks.md/Old', the address of a file of harbor-walks.md or below one apart from capital letters; expected no such entry,",
  ],
  ['a path out of the site', '[/../secret]', 'redirectFrom.0  found "/../secret"; expected a slug such as'],
  [
    'its own slug',
    '[night-trains]',
    "redirectFrom.0  found 'night-trains', the slug of this article; expected a slug that it had before",
  ],
  [
    'its own address',
    '[/blog/night-trains]',
    "redirectFrom.0  found '/blog/night-trains', the slug of this article; expected a slug that it had before",
  ],
  [
    'a page of the blog',
    '[sleeper-trains, tag]',
    "redirectFrom.1  found 'tag'; expected another slug: a page of the site itself has this name",
  ],
  [
    'a living article',
    '[harbor-walks]',
    "redirectFrom.0  found 'harbor-walks', the slug of harbor-walks.md; expected one that nothing has now",
  ],
  [
    'the address of a living article',
    '[/blog/harbor-walks]',
    "redirectFrom.0  found '/blog/harbor-walks', the address of harbor-walks.md; expected one that nothing has now",
  ],
  [
    'a slug and its address',
    '[sleeper-trains, /blog/sleeper-trains]',
    "redirectFrom.1  found '/blog/sleeper-trains', as in night-trains.md; expected each former address once, in one article",
  ],
  [
    'the same slug twice',
    '[sleeper-trains, sleeper-trains]',
    "redirectFrom.1  found 'sleeper-trains', as in night-trains.md; expected each former address once, in one article",
  ],
  [
    'its own address in capitals',
    '[/Blog/Night-Trains]',
    "redirectFrom.0  found '/Blog/Night-Trains', the address of night-trains.md apart from capital letters; expected no such entry, because disks and hosts may ignore capital letters",
  ],
  [
    'the address of a living article in capitals',
    '[/blog/Harbor-Walks]',
    "redirectFrom.0  found '/blog/Harbor-Walks', the address of harbor-walks.md apart from capital letters; expected no such entry,",
  ],
  [
    'the path of a page of text in capitals',
    '[/House-Rules]',
    "redirectFrom.0  found '/House-Rules', the address of the page of text 'house-rules' apart from capital letters; expected no such entry,",
  ],
  [
    'a path of the site itself in capitals',
    '[sleeper-trains, /Flights]',
    "redirectFrom.1  found '/Flights', which begins like addresses of the site itself apart from capital letters; expected no such entry,",
  ],
  [
    'a path below a list in capitals',
    '[/Blog/Tag/sleeper-trains]',
    "redirectFrom.0  found '/Blog/Tag/sleeper-trains', which begins like addresses of the site itself apart from capital letters; expected no such entry,",
  ],
  [
    'another former address in capitals',
    '[/old/page, /Old/Page]',
    "redirectFrom.1  found '/Old/Page', as '/old/page' in night-trains.md apart from capital letters; expected one of the two, because disks and hosts may ignore capital letters",
  ],
  [
    'a former slug in capitals',
    '[/Blog/Sleeper-Trains, sleeper-trains]',
    "redirectFrom.1  found 'sleeper-trains', as '/Blog/Sleeper-Trains' in night-trains.md apart from capital letters; expected one of the two,",
  ],
])('%s among the former slugs is named with its place', (_case, value, expected) => {
  moved('night-trains', value);
  const own = diagnostics().filter((diagnostic) => diagnostic.startsWith('night-trains.md:2:'));
  expect(own).toEqual([expect.stringContaining(expected)]);
});

test('a former slug that another article claims too names that article', () => {
  moved('night-trains', '[sleeper-trains]');
  moved('harbor-walks', '[sleeper-trains]');
  expect(diagnostics()).toEqual([
    expect.stringContaining(
      "found 'sleeper-trains', as in harbor-walks.md; expected each former address once, in one article",
    ),
  ]);
});

test('so is one that another article claims in other capital letters', () => {
  moved('night-trains', '[/Old/page]');
  moved('harbor-walks', '[/old/Page]');
  expect(diagnostics()).toEqual([
    expect.stringContaining("'/Old/page', as '/old/Page' in harbor-walks.md apart from capital letters"),
  ]);
});

test('a link to a former address is a mistake that names the new one', () => {
  moved('night-trains', '[sleeper-trains]');
  change('harbor-walks', { text: 'Read [about trains](/blog/sleeper-trains) first.' });
  expect(diagnostics()).toEqual([
    expect.stringContaining(
      "link  found '/blog/sleeper-trains'; expected '/blog/night-trains', the new address of that article",
    ),
  ]);
});

test('a mistaken former address is no mistake of the pages that link to it', () => {
  const links =
    '[Flights](/flights), [rules](/house-rules), [walks](/blog/harbor-walks), [rail](/blog/tag/trains)';
  change('light-bags', { text: `${links} and [a part](/flights#deals).` });
  const before = diagnostics();
  moved('night-trains', '[harbor-walks, /flights, sleeper-trains, /house-rules, /blog/tag/trains]');
  const added = diagnostics().filter((diagnostic) => !before.includes(diagnostic));
  expect(added).toHaveLength(4);
  for (const diagnostic of added) expect(diagnostic).toMatch(/^night-trains\.md:2:\d+  redirectFrom\./);
});

test('a mistaken former address in capitals is not the new address of a link', () => {
  change('harbor-walks', { text: 'Read [about flights](/Flights) and [bags](/blog/Light-Bags).' });
  const before = diagnostics();
  expect(before).toHaveLength(2);
  moved('night-trains', '[/Flights, /blog/Light-Bags]');
  expect(diagnostics()).toEqual(expect.arrayContaining(before));
});

test('a mistaken former address of a file is not the new address of a link', () => {
  change('harbor-walks', {
    text: 'Read [about bags](/blog/light-bags.txt) and [rules](/house-rules.md/old).',
  });
  const before = diagnostics();
  expect(before).toHaveLength(2);
  moved('night-trains', '[/blog/light-bags.txt, /house-rules.md/old]');
  expect(diagnostics()).toEqual(expect.arrayContaining(before));
});

test('nor is that of an article that cannot be read, which keeps its address', () => {
  change('light-bags', { field: 'title: [' });
  change('harbor-walks', { text: 'Read [about bags](/blog/light-bags).' });
  const before = diagnostics();
  moved('night-trains', '[light-bags]');
  expect(diagnostics()).toEqual(before);
});

test('each former address redirects to its article, a slug from its address in the blog', () => {
  const articles = [
    { slug: 'one', title: 'One', redirectFrom: ['first', '/2019/05/12/First'] },
    { slug: 'two', title: 'Two' },
    { slug: 'three', title: 'Three', redirectFrom: ['third'] },
  ] as unknown as readonly Article[];
  expect(movedArticles(articles, [])).toEqual([
    { from: '/blog/first', to: '/blog/one', title: 'One' },
    { from: '/2019/05/12/First', to: '/blog/one', title: 'One' },
    { from: '/blog/third', to: '/blog/three', title: 'Three' },
  ]);
});

test('a former address that cannot redirect is left out, and the others of all articles redirect', () => {
  const articles = [
    { slug: 'one', file: 'one.md', title: 'One', redirectFrom: ['first', '/flights', 'second'] },
    { slug: 'two', file: 'two.md', title: 'Two', redirectFrom: ['third', 'fourth', 'one'] },
  ] as unknown as readonly Article[];
  expect(movedArticles(articles, []).map(({ from }) => from)).toEqual([
    '/blog/first',
    '/blog/second',
    '/blog/third',
    '/blog/fourth',
  ]);
});

test.each([
  ['/flights', true],
  ['/flights/cheap', true],
  ['/destinations/eastwick', true],
  ['/blog', true],
  ['/blog/404', true],
  ['/blog/tag', true],
  ['/blog/tag/slow-travel', true],
  ['/blog/feed.xml', true],
  ['/blog/feed.xml/old', true],
  ['/blog/atom.xml', true],
  ['/blog/feed.json', true],
  ['/blog/404.html', true],
  ['/blog/tag.txt', true],
  ['/blog/rooms', false],
  ['/blog/feeds.xml', false],
  ['/blog/tag.php', false],
  ['/blog/2019/one', false],
  ['/blogs/tag', false],
  ['/2019/flights', false],
  ['/2019/blog/tag', false],
  ['/house-rules', false],
  ['/flights-cheap', false],
])('the site itself uses the address %s: %s', (address, expected) => {
  expect(isOwnPath(address)).toBe(expected);
});
