import { symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { readSite } from '@/scripts/import/source/read-site';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { bodyOf, findingsOf, folderOf, PNG, single } from './import-folder';

const refused = (files: Readonly<Record<string, string | Buffer>>) => {
  const folder = folderOf(files);
  try {
    readSite(folder);
  } catch (error) {
    if (error instanceof UserError) return error.message.replace(folder, 'FOLDER');
    throw error;
  }
  return undefined;
};

const RSS = '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">';

describe('what cannot be read is reported in one sentence', () => {
  test.each([
    ['nothing', {}, 'No article of Jekyll, Hugo, Astro, Gatsby or WordPress was found in FOLDER.'],
    ['no article', { 'notes.md': 'Some words' }, /FOLDER: notes\.md has no fields at its top\.$/],
    ['bytes', { 'post.md': Buffer.from([0xff, 0xfe, 0x00, 0x80]) }, /post\.md is not UTF-8 text\.$/],
    ['zeros', { 'post.md': '---\ntitle: A\0\n---\n' }, /post\.md is not a text file\.$/],
    [
      '10 MB',
      { 'post.md': 'x'.repeat(10_000_000) },
      /post\.md has 10 MB, and 1 MB is the maximum for a text\.$/,
    ],
    ['a feed', { 'feed.xml': '<rss version="2.0"></rss>' }, /feed\.xml is not a WordPress export\.$/],
    [
      'half an export',
      { 'w.xml': `${RSS}<channel><item>` },
      /w\.xml cannot be read as a WordPress export: .*unclosed tag/,
    ],
    [
      'an XML bomb',
      {
        'w.xml': `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${RSS}<channel>&b;</channel></rss>`,
      },
      /w\.xml cannot be read as a WordPress export: it has a document type, which WordPress exports do not have\.$/,
    ],
  ])('%s', (_, files, message) => {
    const found = refused(files as Record<string, string | Buffer>);
    if (typeof message === 'string') expect(found).toBe(message);
    else expect(found).toMatch(message);
    expect(found).not.toContain('\n');
  });

  test('a folder that is not there', () => {
    expect(() => readSite('/no/such/folder')).toThrow(new UserError('There is no folder /no/such/folder.'));
  });
});

const post = (body: string, head = 'title: A post\ndate: 2020-01-02') => `---\n${head}\n---\n${body}\n`;

test('pictures outside of the folder stay where they are', () => {
  const outside = temporaryFolder();
  writeFileSync(path.join(outside, 'secret.png'), PNG);
  const folder = folderOf({
    '_posts/2020-01-02-a-post.md': post(
      `![a b](../../${path.basename(outside)}/secret.png)\n\n![c d](/linked.png)`,
    ),
  });
  symlinkSync(path.join(outside, 'secret.png'), path.join(folder, 'linked.png'));
  mkdirSync(path.join(outside, '_posts'));
  writeFileSync(path.join(outside, '_posts/2020-01-01-other.md'), post('Not mine.'));
  symlinkSync(outside, path.join(folder, 'more'));
  const site = readSite(folder);
  expect(site.articles.map(({ file }) => file)).toEqual(['_posts/2020-01-02-a-post.md']);
  const article = single({ '_posts/2020-01-02-a-post.md': post('![a b](../../../etc/passwd.png)') });
  expect(bodyOf(article)).toBe('');
  expect(findingsOf(article)).toContainEqual(
    expect.stringContaining("picture: '../../../etc/passwd.png' is not in the folder; it said 'a b'"),
  );
});

test.each([
  [
    'a picture that is none',
    'broken.png',
    Buffer.from('no picture'),
    'is a damaged or unknown file; expected a picture as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG',
  ],
  [
    'an empty one',
    'empty.jpg',
    Buffer.alloc(0),
    'is an empty file; expected a picture as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG',
  ],
])('%s is reported', (_, name, bytes, reason) => {
  const article = single({ '_posts/2020-01-02-a-post.md': post(`![Some view](/${name})`), [name]: bytes });
  expect(findingsOf(article)).toContainEqual(`5 picture: '/${name}' ${reason}; it said 'Some view'`);
});

test('frontmatter in JavaScript is not run', () => {
  expect(refused({ '_posts/2020-01-02-x.md': '---js\n{ title: process.exit(3) }\n---\nWords\n' })).toContain(
    'has no fields at its top',
  );
});

test('MDX that is none is read as Markdown', () => {
  const article = single({
    'src/content/blog/x.mdx': post('import A from "./a"\n\nA <b>bold</b> {walk and **more**\n\n<Map>'),
    'astro.config.mjs': '',
  });
  expect(bodyOf(article)).toContain('**bold**');
  expect(findingsOf(article)).toContainEqual(expect.stringContaining('cannot be read as MDX'));
});
