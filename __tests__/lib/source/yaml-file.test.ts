import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ContentError } from '@/lib/source/diagnostic';
import { openYamlFile, orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const schema = z.strictObject({ word: z.string('a word') }, 'word');

/** A content directory with one file. */
function directoryWith(text: string): string {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, 'deals'));
  writeFileSync(path.join(directory, 'deals/words.yaml'), text);
  return directory;
}
const read = (text: string) => readYamlFile(directoryWith(text), 'deals/words.yaml', schema);

test('a file that fits its schema is read, with nothing told', () => {
  expect(read('word: one')).toEqual({ value: { word: 'one' }, diagnostics: [] });
  expect(orThrow(read('word: one'))).toEqual({ word: 'one' });
});

test.each([
  ['does not fit its schema', 'word: 7', 'word', 'a word'],
  ['is no YAML', 'word: [', 'YAML', 'one at the end'],
  ['is no text', 'word: \0', 'file', 'the text as it was written'],
])('a file that %s has no value, and stops whoever needs one', (_, text, field, expected) => {
  const checked = read(text);
  expect(checked).toEqual({
    value: undefined,
    diagnostics: [expect.objectContaining({ line: 1, field, expected: expect.stringContaining(expected) })],
  });
  expect(() => orThrow(checked)).toThrow(new ContentError(checked.diagnostics));
});

test('a file that is missing is reported by its path', () => {
  const missing = openYamlFile(path.join(temporaryFolder(), 'words.yaml'));
  expect(missing).toMatchObject({ file: expect.stringMatching(/words\.yaml$/), field: 'file' });
});

test('what is wrong beside the schema is reported at its place; only whoever goes on without it gets the value', () => {
  const checked = readYamlFile(
    directoryWith('# A word\nword: one'),
    'deals/words.yaml',
    schema,
    ({ word }, source) => [source.diagnosticAt(['word'], `'${word}'`, 'another word')],
  );
  expect(checked.value).toEqual({ word: 'one' });
  expect(checked.diagnostics).toEqual([
    expect.objectContaining({ line: 2, field: 'word', found: "'one'", expected: 'another word' }),
  ]);
  expect(() => orThrow(checked)).toThrow("'one'");
});
