import { readSite } from '@/scripts/import/source/read-site';
import { folderOf } from './import-folder';

/*
 * The address that an article had, as its system would have made it.
 */

const addressesIn = (files: Readonly<Record<string, string>>) =>
  readSite(folderOf(files)).articles.map(({ address }) => address);

const former = (file: string, fields: string, configuration: Readonly<Record<string, string>>) =>
  addressesIn({ [file]: `---\ntitle: A pier\n${fields}\n---\nWords.\n`, ...configuration })[0];

const DATED = 'date: 2020-03-04';

describe('Jekyll', () => {
  test.each([
    [
      'by default',
      '_posts/2020-03-04-old-pier.md',
      '',
      'url: https://old.example',
      '/2020/03/04/old-pier.html',
    ],
    ['by style', '_posts/2020-03-04-old-pier.md', '', 'permalink: pretty', '/2020/03/04/old-pier/'],
    ['without a day', '_posts/2020-03-04-old-pier.md', '', 'permalink: none', '/old-pier.html'],
    [
      'below the folder that the posts are in',
      'Coast/West/_posts/2020-03-04-old-pier.md',
      '',
      'permalink: none',
      '/coast/west/old-pier.html',
    ],
    [
      'below its categories',
      '_posts/2020-03-04-old-pier.md',
      'categories: Coast Boats',
      'permalink: none',
      '/coast/boats/old-pier.html',
    ],
    [
      'below its category',
      '_posts/2020-03-04-old-pier.md',
      'category: Coast',
      'permalink: none',
      '/coast/old-pier.html',
    ],
    [
      'by a pattern',
      '_posts/2020-03-04-old-pier.md',
      '',
      'permalink: /:short_year/:i_month/:i_day/:slug:output_ext',
      '/20/3/4/old-pier.html',
    ],
    [
      'by the slug in its fields',
      '_posts/2020-03-04-old-pier.md',
      'slug: wharf',
      'permalink: /walks/:title/',
      '/walks/wharf/',
    ],
    [
      'by a pattern in its fields',
      '_posts/2020-03-04-old-pier.md',
      'permalink: /stones/:year/:title/',
      'permalink: none',
      '/stones/2020/old-pier/',
    ],
    [
      'by the name of its file',
      '_posts/2020-03-04-old-pier.md',
      '',
      'permalink: /walks/:name',
      '/walks/2020-03-04-old-pier',
    ],
  ])('%s', (_, file, fields, configuration, address) => {
    expect(former(file, fields, { '_config.yml': configuration })).toBe(address);
  });

  test('the folder of the site is no category', () => {
    const file = 'docs/Coast/_posts/2020-03-04-old-pier.md';
    expect(former(file, '', { 'docs/_config.yml': '' })).toBe('/coast/2020/03/04/old-pier.html');
  });

  test('a draft without a day had none', () => {
    expect(former('_drafts/old-pier.md', '', { '_config.yml': '' })).toBeUndefined();
    expect(former('_drafts/old-pier.md', '', { '_config.yml': 'permalink: /walks/:title/' })).toBe(
      '/walks/old-pier/',
    );
  });
});

describe('Hugo', () => {
  const permalinks = (pattern: string) => `permalinks:\n  walks: ${pattern}\n`;

  test.each([
    ['by default', 'content/walks/old-pier.md', DATED, '', '/walks/old-pier/'],
    ['in a folder of its own', 'content/walks/Old-Pier/index.md', DATED, '', '/walks/old-pier/'],
    ['in a folder of a folder', 'content/walks/coast/old-pier.md', DATED, '', '/walks/coast/old-pier/'],
    ['by the slug in its fields', 'content/walks/old-pier.md', `${DATED}\nslug: wharf`, '', '/walks/wharf/'],
    ['by fields in capitals', 'content/walks/old-pier.md', 'DATE: 2020-03-04\nURL: /pier', '', '/pier/'],
    ['by its fields', 'content/walks/old-pier.md', `${DATED}\nurl: stones//pier`, '', '/stones/pier/'],
    [
      'by its title',
      'content/walks/old-pier.md',
      DATED,
      permalinks('/:year/:month/:title'),
      '/2020/03/a-pier',
    ],
    ['by its file', 'content/walks/old-pier.md', DATED, permalinks('/w/:filename'), '/w/old-pier'],
    [
      'by its base name',
      'content/walks/old-pier.md',
      DATED,
      permalinks('/w/:contentbasename'),
      '/w/old-pier',
    ],
    [
      'by its slug',
      'content/walks/old-pier.md',
      `${DATED}\nslug: wharf`,
      permalinks('/:section/x/:slugorfilename'),
      '/walks/x/wharf',
    ],
    [
      'by its folders',
      'content/walks/coast/old-pier.md',
      DATED,
      permalinks('/w/:sections/:slug'),
      '/w/walks/coast/old-pier',
    ],
    [
      'by a pattern for pages',
      'content/walks/old-pier.md',
      DATED,
      'permalinks:\n  page:\n    walks: /p/:slug\n',
      '/p/old-pier',
    ],
  ])('%s', (_, file, fields, configuration, address) => {
    expect(former(file, fields, { 'hugo.yaml': configuration })).toBe(address);
  });

  test.each([
    ['hugo.toml', '[permalinks]\nwalks = "/w/:slug"'],
    ['hugo.yaml', 'permalinks:\n  walks: /w/:slug'],
    ['hugo.yml', 'permalinks:\n  walks: /w/:slug'],
    ['hugo.json', '{"permalinks": {"walks": "/w/:slug"}}'],
    ['config.toml', '[permalinks]\nwalks = "/w/:slug"'],
    ['config.yaml', 'permalinks:\n  walks: /w/:slug'],
    ['config/_default/hugo.toml', '[permalinks]\nwalks = "/w/:slug"'],
    ['config/_default/config.yaml', 'permalinks:\n  walks: /w/:slug'],
  ])('its configuration may be %s', (name, text) => {
    expect(former('content/walks/old-pier.md', DATED, { [name]: text })).toBe('/w/old-pier');
  });

  test('a site below a folder, with a theme that has a configuration of its own', () => {
    const addresses = addressesIn({
      'site/hugo.toml': '[permalinks]\nwalks = "/w/:slug"',
      'site/example/sub/hugo.toml': '[permalinks]\nwalks = "/t/:slug"',
      'site/content/walks/old-pier.md': `---\ntitle: A pier\n${DATED}\n---\nWords.\n`,
      'notes/content/walks/other.md': `---\ntitle: Other\n${DATED}\n---\nWords.\n`,
    });
    expect(addresses).toEqual(['/w/old-pier']);
  });
});

describe('Astro and Gatsby', () => {
  test.each([
    ['src/content/walks/old-pier.md', '', '/walks/old-pier/'],
    ['src/pages/walks/old-pier/index.md', '', '/walks/old-pier/'],
    ['src/data/walks/old-pier.mdx', "slug: ' wharf '", '/walks/wharf/'],
    ['src/content/walks/index.old/pier.md', '', '/walks/index.old/pier/'],
  ])('Astro: %s', (file, fields, address) => {
    expect(former(file, `pubDate: 2020-03-04\n${fields}`, { 'astro.config.ts': '' })).toBe(address);
  });

  test.each([
    ['its file', 'blog/old-pier.md', '', '/old-pier/'],
    ['path', 'blog/a.md', 'path: /walks/old-pier/', '/walks/old-pier/'],
    ['slug', 'blog/a.md', 'slug: walks/old-pier', '/walks/old-pier/'],
    ['permalink', 'blog/a.md', 'permalink: /walks/old-pier', '/walks/old-pier/'],
    ['url', 'blog/a.md', 'url: /walks/old-pier', '/walks/old-pier/'],
  ])('Gatsby: by %s', (_, file, fields, address) => {
    expect(former(file, `${DATED}\n${fields}`, { 'gatsby-config.ts': '' })).toBe(address);
  });
});
