import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { deskSchema } from '@/lib/site/desk';
import { loadSite } from '@/lib/site/load-site';
import { deskConfig } from '@/scripts/desk/desk-config';
import type { DeskField } from '@/scripts/desk/desk-fields';
import { deskPage, deskPolicy } from '@/scripts/desk/desk-page';
import { testMistakes } from '@/__tests__/support/content-copy';

const SITE = { name: 'Wayfarer', address: 'https://wayfarer.example/' };
const GITHUB = { backend: 'github', repo: 'wayfarer/site' };
const SETTINGS = [
  { backend: 'test' },
  GITHUB,
  { ...GITHUB, auth: 'https://sign-in.wayfarer.example', branch: 'live', review: true },
  { backend: 'gitlab', repo: 'group/wayfarer/site', app: 'abc' },
];

test.each(SETTINGS)('the package takes the configuration: %j', (settings) => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  validate(JSON.parse(JSON.stringify(deskConfig(deskSchema.parse(settings), SITE))));
  expect(validate.errors ?? []).toEqual([]);
});

test('sign-in and review are those of the setting', () => {
  const [, plain, reviewed] = SETTINGS.map((settings) => deskConfig(deskSchema.parse(settings), SITE));
  expect(plain).toMatchObject({
    backend: { repo: 'wayfarer/site', branch: 'main', auth_methods: ['token'] },
  });
  expect(plain).not.toHaveProperty('publish_mode');
  expect(reviewed).toMatchObject({
    backend: { branch: 'live', base_url: 'https://sign-in.wayfarer.example' },
    publish_mode: 'editorial_workflow',
  });
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
  expect(field('draft')).toMatchObject({ widget: 'boolean', required: false });
  expect(field('image')).toMatchObject({ widget: 'image' });
  expect(articles?.fields.at(-1)).toMatchObject({ name: 'body', widget: 'markdown' });
});

test('the page of the desk allows its own code and the repository, and no search engine', () => {
  const desk = deskSchema.parse(GITHUB);
  expect(deskPolicy(desk)).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(deskPolicy(desk)).toContain("connect-src 'self' blob: data: https://api.github.com ");
  expect(deskPolicy({ backend: 'test' })).not.toContain('https://');
  const page = deskPage(desk, 'A & B', 'desk-1.js');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
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
