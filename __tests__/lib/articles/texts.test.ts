import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listTexts, readTexts, type TextFields, type TextFolder } from '@/lib/articles/texts';
import { CONTENT_MANIFEST, writeManifest } from '@/lib/source/manifest';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const FOLDER: TextFolder<TextFields> = {
  folder: 'notes',
  schema: z.looseObject({
    title: z.string('a title'),
    searchTitle: z.string('a title').optional(),
    description: z.string('a description'),
  }),
  check: ({ title, slug }, source) =>
    title === 'Wrong' ? [source.diagnosticAt(['title'], `'${title}' in ${slug}`, 'another title')] : [],
};

const GOOD = '---\ntitle: A title\n\ndescription: A description.\n---\n\nText.\n';

function directoryWith(files: Readonly<Record<string, string>>): string {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, 'notes'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, 'notes', name), text);
  return directory;
}

const told = (directory: string) =>
  readTexts(directory, FOLDER).diagnostics.map(
    ({ file, line, field, found, expected }) =>
      `${path.basename(file)}:${line} ${field} found ${found}; expected ${expected}`,
  );

test('a text has its fields, its body with the line on which it starts, and its address from the name of its file', () => {
  const directory = directoryWith({ 'how-we-choose.md': GOOD });
  const { value, diagnostics } = readTexts(directory, FOLDER);
  expect(diagnostics).toEqual([]);
  expect(value).toEqual([
    {
      ...{ title: 'A title', description: 'A description.', slug: 'how-we-choose' },
      ...{ file: path.join(directory, 'notes', 'how-we-choose.md'), bodyLine: 6, body: '\nText.\n' },
      lines: { articles: 2, title: 2, searchTitle: 2, heading: 2, description: 4, updated: 2, tags: 2 },
    },
  ]);
});

test('texts come in the order of their names', () => {
  const directory = directoryWith({ 'b.md': GOOD, 'a.md': GOOD, 'c.md': GOOD });
  expect(readTexts(directory, FOLDER).value.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

test('a file that is wrong has its address, and all others are read', () => {
  const directory = directoryWith({
    'a.md': GOOD,
    'b.md': 'Text.',
    'c.md': GOOD.replace('title:', 'titel:'),
  });
  expect(listTexts(directory, 'notes')).toEqual(['a', 'b', 'c']);
  expect(readTexts(directory, FOLDER).value.map(({ slug }) => slug)).toEqual(['a']);
});

test('everything that is wrong is reported, file by file', () => {
  const directory = directoryWith({
    'a.md': 'Text.',
    'b.md': GOOD.replace('title:', 'titel:'),
    'c.md': GOOD.replace('A title', 'Wrong'),
    'd.md': GOOD.replace('A title', 'Room #5'),
    'Not a slug.md': GOOD,
    'notes.txt': 'Words.',
  });
  writeFileSync(path.join(directory, 'notes', 'e.md'), Buffer.from([0xff, 0xfe, 0xfd]));
  expect(told(directory)).toEqual([
    expect.stringMatching(/^notes\.txt:1 file /),
    "Not a slug.md:1 file found the name 'Not a slug.md'; expected words in lower case joined by hyphens, such as 'how-we-choose.md'",
    expect.stringMatching(/^a\.md:1 frontmatter found no frontmatter/),
    'b.md:2 title found nothing; expected a title',
    "c.md:2 title found 'Wrong' in c; expected another title",
    expect.stringMatching(/^d\.md:2 title found '#5' behind the text/),
    expect.stringMatching(/^e\.md:1 file /),
  ]);
});

test('without the folder there are no texts', () => {
  expect(readTexts(temporaryFolder(), FOLDER)).toEqual({ value: [], diagnostics: [] });
});

test('later steps of a build see the texts that the check has found right', () => {
  const directory = directoryWith({ 'a.md': GOOD });
  process.env[CONTENT_MANIFEST] = path.join(temporaryFolder(), 'content.json');
  try {
    writeManifest(
      directory,
      () => readTexts(directory, FOLDER),
      () => true,
    );
    writeFileSync(path.join(directory, 'notes', 'saved-since.md'), GOOD);
    const { value, diagnostics } = readTexts(directory, FOLDER);
    expect([value.map(({ slug }) => slug), diagnostics]).toEqual([['a'], []]);
  } finally {
    delete process.env[CONTENT_MANIFEST];
  }
});
