import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '@/scripts/import/source/read-configuration';
import type { MarkdownSystem } from '@/scripts/import/source/systems';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/*
 * What the configuration of another site says of its address, and of those of its articles.
 */

/** Reads the configuration of a site with these files, which count in their order. */
function read(files: Readonly<Record<string, string>>, ...more: readonly string[]) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return readConfiguration(folder, {
    configuration: [...more, ...Object.keys(files)],
  } as unknown as MarkdownSystem);
}

const NOTHING = { home: undefined, permalinks: {} };

test.each([
  [
    'Jekyll, in two parts',
    '_config.yml',
    'url: https://old.example\nbaseurl: /walks',
    'https://old.example/walks',
  ],
  ['Jekyll, without a folder', '_config.yml', 'url: " https://old.example "', 'https://old.example'],
  ['Jekyll, with the folder alone', '_config.yml', 'baseurl: /walks', undefined],
  ['Hugo', 'hugo.toml', 'baseURL = "http://old.example/"', 'http://old.example/'],
  ['Hugo, in small letters', 'hugo.toml', 'baseurl = "https://old.example/"', 'https://old.example/'],
  ['Hugo, in YAML', 'hugo.yaml', 'baseUrl: https://old.example/', 'https://old.example/'],
  ['Hugo, in JSON', 'hugo.json', '{"baseURL": "https://old.example/"}', 'https://old.example/'],
  ['Hugo, at its root', 'hugo.toml', 'baseURL = "/"', undefined],
  [
    'Astro',
    'astro.config.mjs',
    'export default defineConfig({\n  site: "https://old.example/x",\n})',
    'https://old.example/x',
  ],
  ['Astro, in TypeScript', 'astro.config.mts', "site : 'http://old.example'", 'http://old.example'],
  ['Astro, without an address', 'astro.config.mjs', 'const website = "https://other.example"', undefined],
  ['Gatsby', 'gatsby-config.js', 'siteMetadata: { siteUrl:`https://old.example` }', 'https://old.example'],
])('the address of a site: %s', (_, name, text, home) => {
  expect(read({ [name]: text })).toEqual({ home, permalinks: {} });
});

test.each([
  ['Jekyll', '_config.yml', 'permalink: /:year/:title/', { '': '/:year/:title/' }],
  [
    'Hugo',
    'hugo.toml',
    '[permalinks]\nposts = "/:year/:slug/"\nwalks = "/w/:slug/"',
    { posts: '/:year/:slug/', walks: '/w/:slug/' },
  ],
  [
    'Hugo, for pages',
    'hugo.yaml',
    'permalinks:\n  posts: /a/\n  page:\n    posts: /b/\n  section:\n    posts: /c/',
    { posts: '/b/' },
  ],
  ['none', 'hugo.yaml', 'permalinks: 7', {}],
])('patterns of addresses: %s', (_, name, text, permalinks) => {
  expect(read({ [name]: text })).toEqual({ home: undefined, permalinks });
});

test('the first file that says something counts', () => {
  const files = { 'empty.yml': '', 'a.yml': 'url: https://a.example', 'b.yml': 'url: https://b.example' };
  expect(read(files, 'none.yml').home).toBe('https://a.example');
  expect(read({}, 'none.yml')).toEqual(NOTHING);
});

test.each([
  ['broken YAML', '_config.yml', 'url: ['],
  ['broken TOML', 'hugo.toml', 'baseURL = '],
  ['a list', '_config.yml', '- url'],
  ['nothing', '_config.yml', '# nothing'],
  ['a word', '_config.yml', 'url'],
  [
    'references without end',
    '_config.yml',
    `a: &a [x, x]\n${'bcdefgh'.replace(/./g, (name) => `${name}: &${name} [${`*${String.fromCharCode(name.charCodeAt(0) - 1)}, `.repeat(9)}]\n`)}url: https://old.example`,
  ],
])('%s says nothing', (_, name, text) => {
  expect(read({ [name]: text })).toEqual(NOTHING);
});
