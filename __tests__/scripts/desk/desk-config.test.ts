import { readFileSync } from 'node:fs';
import Ajv, { type ValidateFunction } from 'ajv';
import { parse } from 'parse5';
import { DEAL_LISTS } from '@/lib/deals/load-deals';
import { deskSchema } from '@/lib/site/desk';
import { loadSite } from '@/lib/site/load-site';
import { deskConfig } from '@/scripts/desk/desk-config';
import type { DeskField } from '@/scripts/desk/desk-fields';
import { deskPage, deskPolicy } from '@/scripts/desk/desk-page';
import { elements, textOf } from '@/scripts/html/elements';
import { testMistakes } from '@/__tests__/support/content-copy';

const SITE = { name: 'Wayfarer', address: 'https://wayfarer.example/', targetParts: ['city', 'from'] };
const GITHUB = { backend: 'github', repo: 'wayfarer/site' };
const SETTINGS = [
  { backend: 'test' },
  GITHUB,
  { ...GITHUB, auth: 'https://sign-in.wayfarer.example', branch: 'live', review: true },
  { backend: 'gitlab', repo: 'group/wayfarer/site', app: 'abc' },
];

describe('the package', () => {
  let validate: ValidateFunction;
  beforeAll(() => {
    const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
    validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  });

  test.each(SETTINGS)('takes the configuration: %j', (settings) => {
    validate(JSON.parse(JSON.stringify(deskConfig(deskSchema.parse(settings), SITE))));
    expect(validate.errors ?? []).toEqual([]);
  });
});

const configOf = (settings: object) => deskConfig(deskSchema.parse(settings), SITE);

test.each<readonly [settings: object, backend: object]>([
  [{ backend: 'test' }, { name: 'test-repo' }],
  [GITHUB, { name: 'github', repo: 'wayfarer/site', branch: 'main', auth_methods: ['token'] }],
  [
    { ...GITHUB, branch: 'live', auth: 'https://sign-in.wayfarer.example' },
    { name: 'github', repo: 'wayfarer/site', branch: 'live', base_url: 'https://sign-in.wayfarer.example' },
  ],
  [
    { ...GITHUB, backend: 'gitlab' },
    { name: 'gitlab', repo: 'wayfarer/site', branch: 'main', auth_methods: ['token'] },
  ],
  [
    { ...GITHUB, backend: 'gitlab', app: 'abc' },
    { name: 'gitlab', repo: 'wayfarer/site', branch: 'main', auth_type: 'pkce', app_id: 'abc' },
  ],
])('writers sign in as the setting says: %j', (settings, backend) => {
  expect(configOf(settings).backend).toEqual(backend);
});

test('changes are reviewed where the setting says so', () => {
  expect(configOf({ ...GITHUB, review: true })).toMatchObject({ publish_mode: 'editorial_workflow' });
  for (const settings of [GITHUB, { ...GITHUB, review: false }, { backend: 'test' }])
    expect(configOf(settings)).not.toHaveProperty('publish_mode');
});

test('the desk has the name of the site and links back to it, and asks no other company for pictures', () => {
  expect(configOf(GITHUB)).toMatchObject({
    ...{ app_title: 'Wayfarer: desk', site_url: SITE.address, display_url: SITE.address },
    media_libraries: { stock_assets: { providers: [] } },
    show_preview_links: false,
  });
});

interface Collection {
  readonly name: string;
  readonly label: string;
  readonly folder?: string;
  readonly slug?: string | object;
  readonly fields?: readonly DeskField[];
  readonly files?: readonly {
    readonly name: string;
    readonly label: string;
    readonly file: string;
    readonly fields: readonly DeskField[];
  }[];
}
const collections = () => configOf(GITHUB).collections as unknown as readonly Collection[];

test('files of new entries have names that the content check accepts', () => {
  expect(configOf(GITHUB).slug).toEqual({ encoding: 'ascii', clean_accents: true });
});

test.each<readonly [name: string, folder: string, slug: string | object, required: string]>([
  ['articles', 'content/blog', '{{fields.slug}}', 'publishDate'],
  ['pages', 'content/pages', '{{title}}', 'title'],
  // A writer types the id of the destination.
  ['guides', 'content/destinations', { editable: ['create'] }, 'title'],
])('a new entry of %s is a file of %s with frontmatter and a text', (wanted, folder, slug, required) => {
  const found = collections().find(({ name }) => name === wanted);
  expect(found).toMatchObject({ folder, slug, create: true, format: 'yaml-frontmatter' });
  expect(found).toMatchObject({ media_folder: '/content/pictures', public_folder: '' });
  expect(found?.fields?.find(({ name }) => name === required)).toMatchObject({ required: true });
  expect(found?.fields?.at(-1)).toMatchObject({
    ...{ name: 'body', label: 'Text', widget: 'markdown', modes: ['raw', 'rich_text'] },
  });
});

test('writers choose authors, series and destinations among those that the lists have', () => {
  const [articles] = collections();
  const lists = collections().find(({ name }) => name === 'lists')?.files ?? [];
  for (const [name, file, path, multiple] of [
    ['author', 'authors', 'authors.*.name', undefined],
    ['authors', 'authors', 'authors.*.name', true],
    ['series', 'series', 'entries.*.name', undefined],
    ['destinations', 'destinations', 'entries.*.id', true],
  ] as const) {
    const field = articles?.fields?.find((each) => each.name === name);
    expect(field).toMatchObject({ widget: 'relation', collection: 'lists', file, value_field: path });
    expect(field).toMatchObject({ display_fields: [path], search_fields: [path] });
    expect(field?.['multiple']).toBe(multiple);
    // The path leads to a text of that file's form.
    const [list, , value] = path.split('.');
    const form = lists.find((each) => each.name === file)?.fields ?? [];
    const inner = form.find((each) => each.name === list)?.fields?.map((each) => each.name);
    expect(inner).toContain(value);
  }
});

test('writers of guides and pages choose authors and articles among those that are there', () => {
  const fieldOf = (collection: string, wanted: string) =>
    collections()
      .find(({ name }) => name === collection)
      ?.fields?.find(({ name }) => name === wanted);
  expect(fieldOf('guides', 'author')).toMatchObject({ widget: 'relation', file: 'authors' });
  for (const collection of ['guides', 'pages'])
    expect(fieldOf(collection, 'articles')).toMatchObject({
      ...{ widget: 'relation', collection: 'articles', value_field: 'slug', multiple: true },
    });
});

test('the target of a deal has a field for each part of the partners’ pages', () => {
  const { files = [] } = collections().find(({ name }) => name === 'lists') ?? {};
  for (const list of ['packages', 'hotels', 'hotel-grid', 'transfers', 'destinations']) {
    const [entries] = files.find(({ name }) => name === list)?.fields ?? [];
    expect(entries?.fields?.find(({ name }) => name === 'target')).toMatchObject({
      ...{ widget: 'object', required: false },
      fields: [
        { name: 'city', label: 'City', widget: 'string', required: false },
        { name: 'from', label: 'From', widget: 'string', required: false },
      ],
    });
  }
});

test('each list is one file of YAML, by its path in the folder of the content', () => {
  const { files = [] } = collections().find(({ name }) => name === 'lists') ?? {};
  expect(files.find(({ name }) => name === 'flights')).toMatchObject({
    label: 'deals/flights.yaml',
    file: 'content/deals/flights.yaml',
    format: 'yaml',
  });
  const names = files.map(({ file }) => file);
  expect(names).toEqual(expect.arrayContaining(DEAL_LISTS.map(({ file }) => `content/${file}`)));
  // A list at the top of its file.
  expect(files.find(({ name }) => name === 'destinations')?.fields).toMatchObject([
    { name: 'entries', label: 'Entries', widget: 'list', root: true, collapsed: true, required: false },
  ]);
});

test('the form of an article is made of its schema', () => {
  const [articles] = deskConfig({ backend: 'test' }, SITE).collections as unknown as readonly {
    readonly fields: readonly DeskField[];
  }[];
  const field = (wanted: string) => articles?.fields.find(({ name }) => name === wanted);
  expect(field('publishDate')).toMatchObject({
    ...{ label: 'Publish date', widget: 'datetime', type: 'date', required: true },
    hint: expect.stringContaining('YYYY-MM-DD'),
  });
  expect(field('category')).toMatchObject({ widget: 'select', options: expect.arrayContaining(['Hotels']) });
  expect(field('slug')).toMatchObject({ pattern: [expect.stringContaining('a-z0-9'), expect.any(String)] });
  expect(field('draft')).toMatchObject({
    widget: 'select',
    required: false,
    hint: expect.stringContaining('draft'),
  });
  expect(field('image')).toMatchObject({ widget: 'image' });
  expect(articles?.fields.at(-1)).toMatchObject({ name: 'body', widget: 'markdown' });
});

/** The sources of a policy by what they are for. */
const policyOf = (settings: object) =>
  Object.fromEntries(
    deskPolicy(deskSchema.parse(settings))
      .split(';')
      .map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources];
      }),
  );

const OWN = ["'self'"];

test('the page of the desk runs its own code alone, and shows what it has itself', () => {
  expect(policyOf({ backend: 'test' })).toEqual({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'script-src': [...OWN, "'wasm-unsafe-eval'"],
    'worker-src': [...OWN, 'blob:'],
    'frame-src': [...OWN, 'blob:'],
    'form-action': OWN,
    // The package has styles in its elements, and a font inside its style sheet.
    'style-src': [...OWN, "'unsafe-inline'"],
    'font-src': [...OWN, 'data:'],
    // Pictures and films that a writer has just chosen.
    'img-src': [...OWN, 'blob:', 'data:'],
    'media-src': [...OWN, 'blob:'],
    'connect-src': [...OWN, 'blob:', 'data:'],
    'manifest-src': [...OWN, 'blob:', 'data:'],
  });
});

test.each<readonly [settings: object, connect: readonly string[], pictures: readonly string[]]>([
  [
    GITHUB,
    ['https://api.github.com', 'https://www.githubstatus.com'],
    ['https://avatars.githubusercontent.com'],
  ],
  [
    { ...GITHUB, backend: 'gitlab' },
    ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    ['https://gitlab.com', 'https://secure.gravatar.com'],
  ],
])('the page of the desk asks the repository and nobody else: %j', (settings, connect, pictures) => {
  const alone = policyOf({ backend: 'test' });
  expect(policyOf(settings)).toEqual({
    ...alone,
    'connect-src': [...(alone['connect-src'] ?? []), ...connect],
    'img-src': [...(alone['img-src'] ?? []), ...pictures],
  });
});

test('the page of the desk has its title, its setting and its code, and is for no search engine', () => {
  const desk = deskSchema.parse(GITHUB);
  const page = [...elements(parse(deskPage(desk, 'A & B', 'desk-1.js')))];
  const of = (wanted: string) =>
    page
      .filter(({ tagName }) => tagName === wanted)
      .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
  expect(page.filter(({ tagName }) => tagName === 'title').map(textOf)).toEqual(['A & B']);
  expect(of('html')).toEqual([{ lang: 'en' }]);
  // The policy holds for what follows it.
  expect(of('meta')).toEqual([
    { charset: 'utf-8' },
    { 'http-equiv': 'Content-Security-Policy', content: deskPolicy(desk) },
    { name: 'viewport', content: 'width=device-width,initial-scale=1' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect(of('link')).toEqual([
    { rel: 'icon', href: expect.stringMatching(/^\/icon\.svg/) },
    { rel: 'cms-config-url', type: 'application/json', href: '/admin/config.json' },
  ]);
  expect(of('script')).toEqual([{ type: 'module', src: '/admin/desk-1.js' }]);
  const text = deskPage(desk, 'A & B', 'desk-1.js');
  expect(text).toMatch(/^<!doctype html>\n/);
  expect(text.indexOf('Content-Security-Policy')).toBeLessThan(text.indexOf('<script'));
  expect(text).toContain('<noscript>The desk needs JavaScript.</noscript>');
});

testMistakes(
  'site.yaml',
  loadSite,
  `
social: => desk: { backend: dropbox }⏎social: => desk.backend: { backend: … } with github, gitlab or test
social: => desk: { backend: test, repo: a/b }⏎social: => desk.repo: one of backend
social: => desk: { backend: github, repo: farewind }⏎social: => desk.repo: the repository of the site
social: => desk: { backend: github, repo: a/b, auth: 'https://a.example/sign-in' }⏎social: => desk.auth: the server that signs writers in
social: => desk: { backend: github, repo: a/b, review: often }⏎social: => desk.review: true or false
`,
);
