import { expectedAuthor, loadAuthors, readAuthors } from '@/lib/articles/authors';
import { loadMagazine } from '@/lib/articles/magazine';
import { nameSlug } from '@/lib/source/name-slug';
import { contentWith, diagnosticsOf, mistakes } from '@/__tests__/support/content-copy';

test.each([
  ['Inés Carrera', 'ines-carrera'],
  ['Zoë O’Brien', 'zoe-obrien'],
  ['food & drink', 'food-drink'],
  ['Málaga', 'malaga'],
  ['Łódź & Ærø', 'lodz-aero'],
])('%s has the address %s', (name, slug) => {
  expect(nameSlug(name)).toBe(slug);
});

test('every article is on the pages of its authors', () => {
  const { authors, articles } = loadMagazine();
  expect(articles.some((article) => article.authors.length === 2)).toBe(true);
  for (const article of articles) {
    for (const name of article.authors) expect(authors.get(nameSlug(name))?.articles).toContain(article);
  }
});

test.each(
  mistakes(`
name: Ada Quill => nam: Ada Quill => authors.2.name: the name of an author whose address can be written in a-z and digits (accents are left out)
name: Ada Quill => name: '…' => authors.2.name: the name of an author whose address can be written in a-z and digits (accents are left out)
name: Ada Quill => name: Zoe Angstrom => authors.2.name: a name of its own
note: => not: => note: one or two sentences that say what a house name is
`),
)('%s => %s', (before, after, diagnostic) => {
  const { directory } = contentWith('authors.yaml', [before, after]);
  const found = diagnosticsOf(loadAuthors, directory);
  expect(found.map((line) => line.replace(/^authors\.yaml:\d+ /, ''))).toContain(diagnostic);
});

test('of two names with one address, the second one is reported with the first', () => {
  const { directory } = contentWith('authors.yaml', ['name: Ada Quill', 'name: Zoe Angstrom']);
  expect(readAuthors(directory).diagnostics.map(({ found }) => found)).toEqual([
    "'Zoe Angstrom', with the address of 'Zoë Ångström'",
  ]);
});

test('an unknown author is reported with the nearest name, unless the names cannot be read', () => {
  const names = ['Ada Quill', 'Zoë Ångström'];
  expect(expectedAuthor('Ada Quill', names)).toBeUndefined();
  expect(expectedAuthor('Ada Quil', names)).toMatch(/^a name of content\/authors\.yaml.*'Ada Quill'/);
  expect(expectedAuthor('Ada Quil', undefined)).toBeUndefined();
});
