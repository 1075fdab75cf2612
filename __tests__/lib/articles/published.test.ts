import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { loadMagazine, neighborsOf, relatedTo } from '@/lib/articles/magazine';
import { describeArticles, isShown, previewLabel } from '@/lib/articles/published';
import type { BuildContext } from '@/lib/site/build-context';
import { contentCopy } from '@/__tests__/support/content-copy';

const TODAY: BuildContext = { today: '2026-11-21', preview: false };
const PREVIEW: BuildContext = { ...TODAY, preview: true };

test.each([
  ['yesterday', { publishDate: '2026-11-20' }, true, undefined],
  ['today', { publishDate: '2026-11-21' }, true, undefined],
  ['tomorrow', { publishDate: '2026-11-22' }, false, 'From November 22, 2026'],
  ['a draft of yesterday', { publishDate: '2026-11-20', draft: true }, false, 'Draft'],
  ['a draft that says it is none', { publishDate: '2026-11-20', draft: false }, true, undefined],
])('%s: shown to visitors or not, and labeled in a preview', (_, article, shown, label) => {
  expect(isShown(article, TODAY)).toBe(shown);
  expect(isShown(article, PREVIEW)).toBe(true);
  expect(previewLabel(article, PREVIEW)).toBe(label);
});

test.each([
  ['12 articles published', Array(12).fill({ publishDate: '2025-01-01' })],
  [
    '0 articles published, 3 drafts, 1 dated in the future: 2027-01-05',
    [...Array(3).fill({ publishDate: '2025-01-01', draft: true }), { publishDate: '2027-01-05' }],
  ],
  [
    '1 article published, 1 draft, 2 dated in the future: 2027-01-05, 2027-02-01',
    ['2027-02-01', '2027-01-05', '2026-11-21']
      .map((publishDate) => ({ publishDate, draft: false }))
      .concat({ publishDate: '2027-01-05', draft: true }),
  ],
])('the console says: %s', (line, articles) => {
  expect(describeArticles(articles, TODAY)).toBe(line);
});

describe('a magazine with a draft and an article of the future', () => {
  let directory: string;
  const write = (slug: string, fields: string, body = 'Text.') =>
    writeFileSync(
      path.join(directory, 'blog', `${slug}.md`),
      `---\ntitle: A title\nslug: ${slug}\nexcerpt: An excerpt.\nauthor: Ada Quill\nreadTime: 1 min read\ncategory: Hotels\nimage: lagoon\n${fields}\n---\n\n${body}\n`,
    );
  const diagnostics = (buildContext = TODAY) =>
    reviewContent(directory, buildContext).errors.map(
      ({ file, field, found, expected }) => `${path.basename(file)} ${field} ${found}; ${expected}`,
    );

  beforeEach(() => {
    directory = contentCopy();
    write('a-draft', "id: 90\npublishDate: '2025-01-20'\ntags: [only drafts, packing]\ndraft: true");
    write('to-come', "id: 91\npublishDate: '2199-01-05'\ntags: [only later, packing]");
  });

  test('neither is in any list, beside another article, or the reason for a page', () => {
    const magazine = loadMagazine(directory);
    const slugs = magazine.articles.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => slug === 'a-draft' || slug === 'to-come')).toEqual([]);
    expect([...magazine.bySlug.keys()].sort()).toEqual([...slugs].sort());
    expect([...magazine.tags.keys()].filter((tag) => tag.startsWith('only-'))).toEqual([]);
    const around = magazine.articles.flatMap((article) => {
      const { older, newer } = neighborsOf(article, directory);
      return [older, newer, ...relatedTo(article, magazine, [], 99)].map((one) => one?.slug);
    });
    expect(around.filter((slug) => slug === 'a-draft' || slug === 'to-come')).toEqual([]);
  });

  test('both are checked like all others', () => {
    write('a-draft', "id: 90\npublishDate: '2025-01-20'\ntags: []\ndraft: perhaps");
    write('to-come', "id: 91\npublishDate: '2199-01-05'\ntags: [packing]", '[Nowhere](/nowhere)');
    expect(diagnostics()).toEqual([
      expect.stringMatching(/^a-draft\.md tags \[\]; /),
      'a-draft.md draft "perhaps"; true or false',
      expect.stringMatching(/^to-come\.md link '\/nowhere'; a page of the site/),
    ]);
  });

  test.each([
    ['/blog/a-draft', 'a draft'],
    ['/blog/to-come', 'not there before 2199-01-05'],
    ['/blog/tag/only-later', 'not there before 2199-01-05'],
  ])('a link to %s from a published article says why it would be dead', (address, why) => {
    write('linking', "id: 92\npublishDate: '2025-01-20'\ntags: [packing]", `[There](${address})`);
    expect(diagnostics()).toEqual([
      `linking.md link '${address}', ${why}; a page that visitors can open on 2026-11-21`,
    ]);
    expect(diagnostics(PREVIEW)).toEqual([]);
  });

  test('a link must work on the day its article comes out; a draft has time', () => {
    const link = '[There](/blog/to-come)';
    write('linking', "id: 92\npublishDate: '2199-01-05'\ntags: [packing]", link);
    expect(diagnostics()).toEqual([]);
    write('linking', "id: 92\npublishDate: '2199-01-04'\ntags: [packing]", link);
    expect(diagnostics()).toEqual([expect.stringContaining('a page that visitors can open on 2199-01-04')]);
    write('linking', "id: 92\npublishDate: '2025-01-04'\ntags: [packing]\ndraft: true", link);
    expect(diagnostics()).toEqual([]);
  });

  test('a draft may be featured beside the featured article, an article with a date may not', () => {
    write('a-draft', "id: 90\npublishDate: '2025-01-20'\ntags: [packing]\ndraft: true\nfeatured: true");
    expect(diagnostics()).toEqual([]);
    write('to-come', "id: 91\npublishDate: '2199-01-05'\ntags: [packing]\nfeatured: true");
    expect(diagnostics()).toEqual([expect.stringContaining('one featured article at most')]);
  });

  test('the card of a beach waits for its article, and the writer is told', () => {
    const beaches = `- name: A\n  region: Asia\n  slug: a-draft\n  description: B\n  image: lagoon\n  keywords: c\n`;
    writeFileSync(path.join(directory, 'beaches.yaml'), beaches);
    const told = (buildContext: BuildContext) =>
      reviewContent(directory, buildContext)
        .warnings.filter(({ file }) => file.endsWith('beaches.yaml'))
        .map(({ field, found, expected }) => `${field} ${found}; ${expected}`);
    expect(diagnostics()).toEqual([]);
    expect(told(TODAY)).toEqual([
      "0.slug 'a-draft', a draft; an article that is published; the card waits for it",
    ]);
    expect(told(PREVIEW)).toEqual([]);
  });

  test('a page that names the article leaves it out, and the writer is told', () => {
    const pages = path.join(directory, 'pages.yaml');
    writeFileSync(pages, readFileSync(pages, 'utf8').replace('articles: []', 'articles: [a-draft]'));
    for (const text of ['pages/house-rules.md', 'destinations/eastwick.md']) {
      const file = path.join(directory, text);
      const named = readFileSync(file, 'utf8').replace('\n---\n', '\narticles: [a-draft]\n---\n');
      writeFileSync(file, named);
    }
    const told = (buildContext: BuildContext) =>
      reviewContent(directory, buildContext)
        .warnings.filter(({ found }) => found.startsWith("'a-draft'"))
        .map(({ file, field, expected }) => `${path.relative(directory, file)} ${field}: ${expected}`);
    const expected = 'an article that is published; the page leaves it out until then';
    expect(diagnostics()).toEqual([]);
    expect(told(TODAY)).toEqual([
      `destinations/eastwick.md articles: ${expected}`,
      `pages.yaml flights.reading.articles.0: ${expected}`,
      `pages/house-rules.md articles: ${expected}`,
    ]);
    expect(told(PREVIEW)).toEqual([]);
  });

  test('the link of a tile waits for its article, and the writer is told', () => {
    const blog = path.join(directory, 'blog.yaml');
    writeFileSync(
      blog,
      readFileSync(blog, 'utf8').replace('title: Heights,', 'title: Heights, slug: a-draft,'),
    );
    const told = (buildContext: BuildContext) =>
      reviewContent(directory, buildContext).warnings.filter(({ field }) => field.startsWith('tiles'));
    expect(diagnostics()).toEqual([]);
    expect(told(TODAY)).toEqual([
      expect.objectContaining({
        field: 'tiles.1.slug',
        expected: 'an article that is published; the link waits for it',
      }),
    ]);
    expect(told(PREVIEW)).toEqual([]);
  });
});
