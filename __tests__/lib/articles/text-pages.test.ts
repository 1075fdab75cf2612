import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadFooterLinks, loadPrivacyPath, loadTextPages } from '@/lib/articles/text-pages';
import { reviewContent } from '@/lib/lint/check-content';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { contentWith } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const page = (fields: Readonly<Record<string, string | undefined>> = {}, body = 'Text.') => {
  const lines = Object.entries({ title: 'A title', description: 'A description.', ...fields });
  return `---\n${lines.flatMap(([key, value]) => (value ? `${key}: ${value}\n` : [])).join('')}---\n\n${body}\n`;
};

function folderWith(files: Readonly<Record<string, string>>): string {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, 'pages'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, 'pages', name), text);
  return directory;
}

test('a page has its fields, and its address from the name of its file', () => {
  const [found] = loadTextPages();
  expect(found).toMatchObject({ slug: 'house-rules', title: 'House rules', footer: true });
  expect(found?.body).toContain('## Who pays');
});

test('the footer has the pages that ask for it: by order, then by title', () => {
  const directory = folderWith({
    'terms.md': page({ title: 'Terms', footer: 'true' }),
    'about.md': page({ title: 'About', footer: 'true' }),
    'contact.md': page({ title: 'Contact', footer: 'true', order: '2' }),
    'first.md': page({ title: 'Zeal', footer: 'true', order: '1' }),
    'hidden.md': page({ title: 'Hidden' }),
  });
  expect(loadFooterLinks(directory)).toEqual([
    { href: '/first', label: 'Zeal' },
    { href: '/contact', label: 'Contact' },
    { href: '/about', label: 'About' },
    { href: '/terms', label: 'Terms' },
  ]);
});

/** What the check of contents tells of one file in `content/pages`. */
function toldOf(name: string, text: string): readonly string[] {
  const { directory } = contentWith('site.yaml');
  const file = path.join(directory, 'pages', name);
  writeFileSync(file, text);
  return reviewContent(directory)
    .errors.map(formatDiagnostic)
    .filter((line) => line.startsWith(file))
    .map((line) => line.slice(file.length + 1));
}

test.each([
  [
    'a title that is missing',
    'x.md',
    page({ title: undefined }),
    /^2:1 +title +found nothing; expected the headline/,
  ],
  [
    'an unknown field',
    'x.md',
    page({ excerpt: 'Words.' }),
    /^4:1 +excerpt +found a field that does not exist/,
  ],
  ['a cut title', 'x.md', page({ title: 'Room #5' }), /^2:1 +title +found '#5' behind the text/],
  ['an order without a place', 'x.md', page({ order: '1' }), /order +found 1; expected 'footer: true'/],
  [
    'an article that is none',
    'x.md',
    page({ articles: '[harbor-walk]' }),
    /^4:12 +articles.0 +found 'harbor-walk'; expected the slug of an article/,
  ],
  [
    'a dead link',
    'x.md',
    page({}, 'See [this](/nowhere).'),
    /^6:5 +link +found '\/nowhere'; expected a page/,
  ],
  ['a dead anchor', 'x.md', page({}, '[Down](#comments)\n\n## Here'), /link +found '#comments'/],
  ['a first heading', 'x.md', page({}, '# Title'), /heading +found '# Title'/],
  ['HTML', 'x.md', page({}, 'Bold<b>'), /body +found the HTML/],
  [
    'an affiliate link',
    'x.md',
    page({ description: 'See amzn.to/3x now.' }),
    /^3:1 +description +found 'amzn.to\/3x/,
  ],
  [
    'the address of a landing page',
    'hotels.md',
    page(),
    /file +found the name 'hotels.md'; expected another name/,
  ],
  [
    'the name of a file of the site',
    'llms.md',
    page(),
    /file +found the name 'llms.md'; expected another name/,
  ],
  ['capitals', 'About.md', page(), /file +found the name 'About.md'; expected words in lower case/],
  [
    'another kind of file',
    'notes.txt',
    'Notes',
    /file +found the name 'notes.txt'; expected a file whose name ends/,
  ],
])('%s is reported with its line', (_, name, text, expected) => {
  const told = toldOf(name, text);
  expect(told).toEqual([expect.stringMatching(expected)]);
});

test('pages may link to each other and to their headings, and articles to them', () => {
  const { directory } = contentWith('site.yaml');
  const file = path.join(directory, 'pages', 'about.md');
  writeFileSync(file, page({}, 'See [who pays](/house-rules#who-pays), not [this](/house-rules#who-knows).'));
  const told = reviewContent(directory).errors.filter((each) => each.file === file);
  expect(told.map(({ field, found }) => `${field} ${found}`)).toEqual(["link '#who-knows'"]);
});

test('the page that names other companies is found by its field, if there is one', () => {
  const pages = { 'about.md': page({ title: 'About' }), 'privacy.md': page({ services: 'true' }) };
  expect(loadPrivacyPath(folderWith(pages))).toBe('/privacy');
  expect(loadPrivacyPath(folderWith({ 'about.md': pages['about.md'] }))).toBeUndefined();
});
