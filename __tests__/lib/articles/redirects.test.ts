import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let directory: string;

beforeEach(() => {
  directory = temporaryFolder();
  cpSync('content', directory, { recursive: true });
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

test('former slugs are no mistake', () => {
  moved('paying-abroad', '[money-abroad, cash-or-card]');
  expect(diagnostics()).toEqual([]);
});

test.each([
  [
    'a single word',
    'money-abroad',
    'redirectFrom  found "money-abroad"; expected a list of slugs that the article had before, such as [cheap-flights]',
  ],
  [
    'an address',
    '[/blog/money-abroad]',
    `redirectFrom.0  found "/blog/money-abroad"; expected words in lower case joined by hyphens, such as 'cheap-flights'`,
  ],
  [
    'its own slug',
    '[paying-abroad]',
    "redirectFrom.0  found 'paying-abroad', the slug of this article; expected a slug that it had before",
  ],
  [
    'a page of the blog',
    '[money-abroad, tag]',
    "redirectFrom.1  found 'tag'; expected another slug: a page of the site itself has this name",
  ],
  [
    'a living article',
    '[quiet-beaches-of-europe]',
    "redirectFrom.0  found 'quiet-beaches-of-europe', the slug of quiet-beaches-of-europe.md; expected a slug that no article has now",
  ],
  [
    'the same slug twice',
    '[money-abroad, money-abroad]',
    "redirectFrom.1  found 'money-abroad', as in paying-abroad.md; expected each former slug once, in one article",
  ],
])('%s among the former slugs is named with its place', (_case, value, expected) => {
  moved('paying-abroad', value);
  const own = diagnostics().filter((diagnostic) => diagnostic.startsWith('paying-abroad.md:2:'));
  expect(own).toEqual([expect.stringContaining(expected)]);
});

test('a former slug that another article claims too names that article', () => {
  moved('paying-abroad', '[money-abroad]');
  moved('quiet-beaches-of-europe', '[money-abroad]');
  expect(diagnostics()).toEqual([
    expect.stringContaining(
      "found 'money-abroad', as in paying-abroad.md; expected each former slug once, in one article",
    ),
  ]);
});

test('a link to a former address is a mistake that names the new one', () => {
  moved('paying-abroad', '[money-abroad]');
  change('quiet-beaches-of-europe', { text: 'Read [about money](/blog/money-abroad) first.' });
  expect(diagnostics()).toEqual([
    expect.stringContaining(
      "link  found '/blog/money-abroad'; expected '/blog/paying-abroad', the new address of that article",
    ),
  ]);
});
