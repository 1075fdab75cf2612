import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { loadArticles, readArticles, recordArticles } from '@/lib/articles/articles';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { CONTENT_MANIFEST, writeManifest } from '@/lib/source/manifest';
import { readYamlFile } from '@/lib/source/yaml-file';

let directory: string;
let manifest: string;
beforeEach(() => {
  directory = temporaryFolder();
  manifest = path.join(directory, 'cache/content.json');
  process.env[CONTENT_MANIFEST] = manifest;
  write('words.yaml', 'word: first\n');
});
afterEach(() => void delete process.env[CONTENT_MANIFEST]);

const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
const schema = z.strictObject({ word: z.string() }, 'word');
const readWord = (from = directory) => readYamlFile(from, 'words.yaml', schema).value?.word;

/** The first step of a build; the later ones find the variable as it was. */
function firstStep(read: () => unknown, isRight = true): void {
  writeManifest(directory, read, () => isRight);
}

test('later steps of a build see what the first one read, whatever has been saved since', () => {
  firstStep(readWord);
  write('words.yaml', 'word: second\n');
  expect(readWord()).toBe('first');
});

test('another directory, and whatever runs outside of a build, reads its files', () => {
  firstStep(readWord);
  mkdirSync(path.join(directory, 'other'));
  write('other/words.yaml', 'word: other\n');
  expect(readWord(path.join(directory, 'other'))).toBe('other');
  delete process.env[CONTENT_MANIFEST];
  write('words.yaml', 'word: second\n');
  expect(readWord()).toBe('second');
});

test('the first step reads the files, not what an earlier build has left, and leaves nothing of wrong content', () => {
  firstStep(readWord);
  write('words.yaml', 'word: second\n');
  let found: string | undefined;
  firstStep(() => (found = readWord()), false);
  expect(found).toBe('second');
  expect(existsSync(manifest)).toBe(false);
});

test('articles come out of the manifest as out of their files, their reading time counted', () => {
  mkdirSync(path.join(directory, 'blog'));
  write('authors.yaml', 'note: House names.\nauthors: [{ name: Jun, description: Writes. }]\n');
  write('pictures.yaml', 'beach: { id: 1-a, alt: A beach, drawing: beach }\n');
  const fields =
    'excerpt: An excerpt.\nauthor: Jun\npublishDate: 2020-03-09\ncategory: Hotels\ntags: [one]\nimage: beach';
  write('blog/one.md', `---\ntitle: One\nslug: one\n${fields}\n---\n\n## Heading\n\nWords.\n`);
  write('blog/two.md', `---\nid: 7\ntitle: Two\nslug: two\nreadTime: 9 min read\n${fields}\n---\n\nWords.\n`);
  const load = () => JSON.stringify(loadArticles(directory).all);
  delete process.env[CONTENT_MANIFEST];
  const fromFiles = load();
  process.env[CONTENT_MANIFEST] = manifest;
  firstStep(() => recordArticles(readArticles(directory).value.map((article) => [article, { words: 500 }])));
  rmSync(path.join(directory, 'blog'), { recursive: true });
  expect(load()).toBe(fromFiles.replace('"readTime":"1 min read"', '"readTime":"2 min read"'));
  expect(load()).toContain('2 min read');
});
