import path from 'node:path';
import { readSite } from '@/scripts/import/source/read-site';
import { folderOf } from './import-folder';

/*
 * Which files of a folder are articles, and of which system.
 */

const POST = '---\ntitle: A pier\n---\nWords.\n';
const read = (files: Readonly<Record<string, string | Buffer>>) => readSite(folderOf(files));
const filesOf = (files: Readonly<Record<string, string | Buffer>>) =>
  read(files).articles.map(({ file }) => file);

test.each([
  ['Jekyll', '_config.yml', 'blog/_posts/2020-01-02-a.md'],
  ['Jekyll', '_config.yaml', '_drafts/a.markdown'],
  ['Jekyll', 'notes.txt', '_posts/2020-01-02-a.html'],
  ['Hugo', 'hugo.yml', 'content/posts/a.md'],
  ['Hugo', 'config/_default/config.yml', 'content/posts/a.md'],
  ['Hugo', 'my/site/hugo.toml', 'my/site/content/posts/a.md'],
  ['Hugo', 'config.json', 'content/posts/a.html'],
  ['Astro', 'astro.config.mjs', 'src/content/a.md'],
  ['Astro', 'site/astro.config.cjs', 'site/src/pages/a.mdx'],
  ['Astro', 'astro.config.mts', 'src/data/a/b.md'],
  ['Astro', 'astro.config.js', 'src/data/a/b.md'],
  ['Gatsby', 'gatsby-config.mjs', 'blog/a.md'],
  ['Gatsby', 'site/gatsby-config.js', 'site/blog/a.markdown'],
])('%s has %s beside %s', (system, sign, article) => {
  const site = read({ [sign]: '', [article]: POST });
  expect(site.system).toBe(system);
  expect(site.articles.map(({ file }) => file)).toEqual([article]);
});

test.each([
  ['Jekyll', 'a.md', 'See {% include x.html %}'],
  ['Jekyll', 'a.md', '{%- if x %}'],
  ['Jekyll', 'a.md', '{{ site.url }}'],
  ['Jekyll', 'a.md', '{{page.title}}'],
  ['Jekyll', 'a.md', 'Words\n{: .lead}'],
  ['Jekyll', '2020-01-02-a.md', 'Words'],
  ['Jekyll', 'old/2020-1-2-a.md', 'Words'],
  ['Hugo', '2020-01-02-a.md', '{{< figure >}}'],
  ['Hugo', 'a.md', '{{% tip %}}'],
  ['Astro', 'a.mdx', "import Map from './map.astro'"],
  ['Astro', 'a.mdx', "import { Image } from 'astro:assets'"],
  ['Gatsby', 'a.md', '`youtube: x`'],
  ['Gatsby', 'a.md', 'Words with {: .lead}, import "a.astro" and `youtube: x`'],
  ['Gatsby', '12-01-02-a.md', 'Words'],
  ['Gatsby', '2020-01-02', 'Words'],
])('without a configuration, %s is known by %s: %j', (system, name, body) => {
  const file = name.includes('.') ? name : `${name}-folder/a.md`;
  expect(read({ [file]: `---\ntitle: A\n---\n${body}\n` }).system).toBe(system);
});

test.each([
  ['Jekyll', '_config.yml', '_posts/2020-01-02-a.md', ['night', 'trains', '"by sea"']],
  ['Hugo', 'hugo.toml', 'content/posts/a.md', 'night trains "by sea"'],
])('%s separates the topics of a text in its own way', (_system, sign, file, tags) => {
  const post =
    '---\ntags: night trains "by sea"\ncategory: old town\ncategories: sea, big ships\n---\nWords.\n';
  expect(read({ [sign]: '', [file]: post }).articles[0]?.fields).toEqual({
    tags,
    category: 'old town',
    categories: 'sea, big ships',
  });
});

test.each([
  ['hugo.toml.old', 'content/a/b.md'],
  ['myhugo.toml/x.txt', 'content/a/b.md'],
  ['astro.config.ts.old', 'src/content/a.md'],
  ['old-astro.config.mjs', 'src/content/a.md'],
  ['_config.yml.old', 'posts/a.md'],
  ['hugo.toml', 'notes/b.md'],
])('%s is no sign of a system for %s', (sign, article) => {
  expect(read({ [sign]: '', [article]: POST }).system).toBe('Gatsby');
});

test('a sign within a line, or in a word, is none', () => {
  const body = 'C+++\n+++x\nAn `embed: x` and\nan import of a.astro\n';
  expect(read({ 'a.md': `---\ntitle: A\n---\n${body}` }).system).toBe('Gatsby');
});

test('other files beside articles are none', () => {
  expect(filesOf({ 'a.mkd': POST, 'b.md.txt': POST, 'c.mdown': POST })).toEqual(['a.mkd', 'c.mdown']);
  expect(filesOf({ 'gatsby-config.js': '', 'a.md': POST, 'b.md.txt': POST, 'c.mdown': POST })).toEqual([
    'a.md',
  ]);
  expect(filesOf({ 'hugo.toml': '', 'content/x/a.md': POST, 'content/x/b.html.txt': POST })).toEqual([
    'content/x/a.md',
  ]);
});

test('a folder whose name begins with that of the site is another one', () => {
  const site = { 'blog/hugo.toml': '', 'blog/content/posts/a.md': POST };
  expect(filesOf({ ...site, 'blog-old/content/posts/b.md': POST })).toEqual(['blog/content/posts/a.md']);
});

test.each([
  ['x/a.md', 'a'],
  ['x/a.de.md', 'a'],
  ['x/a.pt-BR.md', 'a'],
  ['x/a.v2.md', 'a.v2'],
  ['x/a.de.v2.md', 'a.de.v2'],
  ['x/index.md', 'x'],
  ['x/index.fr.md', 'x'],
  ['x/indexes.md', 'indexes'],
])('%s has the name %s', (file, name) => {
  expect(read({ [file]: POST }).articles[0]?.name).toBe(name);
});

test('the end of a name that is no language makes no translation', () => {
  const files = ['a.de.v2.md', 'a.en.md', 'a.v2.md', 'c/b.md'];
  expect(filesOf(Object.fromEntries([...files, '.de/b.md'].map((file) => [file, POST])))).toEqual(files);
});

test('what most articles have decides, and fields in TOML are of Hugo', () => {
  const jekyll = '---\ntitle: A\n---\n{% include a.html %}\n';
  const hugo = '+++\ntitle = "A"\n+++\n';
  expect(read({ 'a.md': jekyll, 'b.md': jekyll, 'c.md': hugo }).system).toBe('Jekyll');
  expect(read({ 'a.md': jekyll, 'b.md': hugo, 'c.md': hugo }).system).toBe('Hugo');
});

test('without any sign, one name with a day is enough for Jekyll', () => {
  expect(read({ '2020-01-02-a.md': POST, 'b.md': POST }).system).toBe('Jekyll');
});

test('files of programs, themes and results are passed over', () => {
  const folders = [
    'node_modules',
    '_site',
    '.cache',
    'themes',
    'archetypes',
    'vendor',
    'dist',
    'resources/_gen',
  ];
  const others = Object.fromEntries(
    folders.flatMap((folder) => [`${folder}/a.md`, `deep/${folder}/x/a.md`]).map((file) => [file, POST]),
  );
  expect(filesOf({ ...others, 'b.md': POST, 'a/z.md': POST, 'a.md': POST })).toEqual([
    'a.md',
    'a/z.md',
    'b.md',
  ]);
});

test.each([
  'README.md',
  'docs/changelog.md',
  'LICENSE.md',
  'CONTRIBUTING.md',
  'todo.md',
  '_index.md',
  'x/_index.en.md',
])('%s is no article, and no word about it', (file) => {
  const site = read({ 'a.md': POST, [file]: POST });
  expect(site.articles.map((each) => each.file)).toEqual(['a.md']);
  expect(site.skipped).toEqual([]);
});

test.each([
  'about.md',
  'about-me/index.md',
  'Privacy.md',
  'privacy-policy.md',
  'imprint.md',
  '404.md',
  'x/tags.md',
  'archive.md',
])('%s is a page', (file) => {
  expect(read({ 'a.md': POST, [file]: POST }).skipped).toEqual([
    { file, reason: 'is a page, not an article' },
  ]);
});

test.each([
  'about-trains.md',
  'far-from-home.md',
  'my-readme.md',
  'tags-of-old.md',
  'a_index.md',
  '_indexes.md',
  'readme.d/b.md',
])('%s is an article', (file) => {
  expect(filesOf({ 'a.md': POST, [file]: POST })).toContain(file);
});

test('of an article in several languages the English one is taken, or the one without a language', () => {
  const site = read({
    'x/index.md': POST,
    'x/index.en.md': POST,
    'x/index.pt-BR.md': POST,
    'y.md': POST,
    'y.fr.md': POST,
    'z.de.md': POST,
    'v.es.md': POST,
    'v.it.md': POST,
  });
  expect(site.articles.map(({ file, name }) => `${file} ${name}`)).toEqual([
    'v.es.md v',
    'v.it.md v',
    'x/index.en.md x',
    'y.md y',
    'z.de.md z',
  ]);
  expect(site.skipped).toEqual([
    { file: 'x/index.md', reason: 'is x/index.en.md in another language' },
    { file: 'x/index.pt-BR.md', reason: 'is x/index.en.md in another language' },
    { file: 'y.fr.md', reason: 'is y.md in another language' },
  ]);
});

test.each([
  ['a.md', 'markdown', undefined],
  ['2020-3-4-a.md', 'markdown', '2020-03-04'],
  ['x/2020-03-04.md', 'markdown', '2020-03-04'],
  ['2020-03-04-trip/index.MDX', 'mdx', '2020-03-04'],
  ['x2020-03-04-a.md', 'markdown', undefined],
  ['a.mdx.md', 'markdown', undefined],
  ['_posts/2020-03-04-a.html.md', 'markdown', '2020-03-04'],
])('%s is %s of the day %s', (file, format, date) => {
  const [article] = read({ [file]: POST }).articles;
  expect(article).toMatchObject({ file, format, bodyLine: 4, firstLine: 1, oddities: [] });
  expect(article?.date).toBe(date);
});

test.each(['2020-03-04-a.html', '2020-03-04-a.HTM'])('%s of Jekyll is HTML', (name) => {
  expect(read({ [`_posts/${name}`]: POST }).articles[0]?.format).toBe('html');
});

test.each([
  [
    'title: Lisbon: by tram',
    { title: 'Lisbon: by tram' },
    2,
    /^the fields are not valid \(found a second ': ' or '- ' in one line; expected .*\); each line was read separately$/,
  ],
  [
    'title: A\nday: *b',
    { title: 'A', day: '*b' },
    3,
    /\(found a text that begins with '\*' or '&'; expected /,
  ],
])(
  'fields that are no YAML, %j, are reported in plain words and read line by line',
  (fields, values, line, text) => {
    const [article] = read({ 'a.md': `---\n${fields}\n---\nWords.\n` }).articles;
    expect(article?.fields).toEqual(values);
    expect(article?.oddities).toEqual([{ line, text: expect.stringMatching(text) }]);
  },
);

test('Windows and old Mac line endings are read', () => {
  const [article] = read({ 'a.md': '---\r\ntitle: A\r\n---\r\nOne\rTwo\r\n' }).articles;
  expect(article?.body).toBe('One\nTwo\n');
});

describe('the address of the site', () => {
  test.each([
    ['_config.yml', 'url: http://old.example\nbaseurl: /walks', 'http://old.example/walks'],
    ['_config.yml', 'url: https://old.example', 'https://old.example'],
    ['_config.yml', 'title: x', undefined],
    ['_config.yml', 'a: [', undefined],
    ['_config.yml', '', undefined],
    ['hugo.toml', 'baseURL = "http://old.example/"', 'http://old.example/'],
    ['hugo.yaml', 'baseUrl: https://old.example/', 'https://old.example/'],
    ['astro.config.mjs', 'export default { site : "https://old.example/x" }', 'https://old.example/x'],
    ['astro.config.ts', "site:\t'https://old.example'", 'https://old.example'],
    ['astro.config.js', "site: 'https://old.example'", 'https://old.example'],
    ['astro.config.mts', "site: 'https://old.example'", 'https://old.example'],
    ['astro.config.cjs', "site: 'https://old.example'", 'https://old.example'],
    ['gatsby-config.ts', "siteUrl: 'https://old.example'", 'https://old.example'],
    ['astro.config.ts', 'const site = 1; export default {}', undefined],
    ['gatsby-config.js', 'siteMetadata: { siteUrl:`https://old.example` }', 'https://old.example'],
    ['gatsby-config.mjs', "siteUrl:   'http://old.example'", 'http://old.example'],
  ])('%s: %j', (name, text, home) => {
    const article = name.startsWith('_') ? '_posts/2020-01-02-a.md' : 'src/content/a/a.md';
    expect(read({ [name]: text, [article]: POST }).home).toBe(home);
  });
});

test.each([
  ['_config.yml', '_posts/2020-01-02-a.md', ['.']],
  ['site/hugo.toml', 'site/content/posts/a.md', ['site/static', 'site/assets', 'site/']],
  ['astro.config.mjs', 'src/content/a.md', ['public', 'src', '.']],
  ['gatsby-config.js', 'a.md', ['static', 'src', 'content', '.']],
  ['notes.txt', 'a.md', ['static', 'src', 'content', '.', 'static', 'public', 'assets']],
])('beside %s, pictures are looked for in the folders of its system', (sign, article, folders) => {
  expect(read({ [sign]: '', [article]: POST }).publicFolders).toEqual(folders);
});

describe('an export of WordPress', () => {
  const item = (kind: string) =>
    `<item><title>A</title><wp:post_type>${kind}</wp:post_type><wp:status>publish</wp:status></item>`;
  const wxr = (...items: readonly string[]) =>
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${items.join('')}</channel></rss>`;

  test('is read from its file', () => {
    const folder = folderOf({ 'W.XML': wxr(item('post')), 'other.xml': wxr(item('post')), 'a.md': POST });
    const site = readSite(path.join(folder, 'W.XML'));
    expect(site).toMatchObject({ system: 'WordPress', publicFolders: [''] });
    expect(site.articles.map(({ file }) => file)).toEqual(['W.XML']);
  });

  test('the first one with posts counts, and only at the top of the folder', () => {
    expect(filesOf({ 'a.xml': wxr(), 'b.xml': wxr(item('post')), 'c.md': POST })).toEqual(['b.xml']);
    expect(filesOf({ 'x/b.xml': wxr(item('post')), 'c.md': POST })).toEqual(['c.md']);
    expect(filesOf({ 'b.xml.bak': wxr(item('post')), 'c.md': POST })).toEqual(['c.md']);
  });

  test('without posts it is reported', () => {
    expect(() => read({ 'a.xml': wxr(item('nav_menu_item')) })).toThrow(/: a\.xml contains no posts\.$/);
  });
});
