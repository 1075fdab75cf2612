import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkLead, loadLead, loadOwnLead } from '@/lib/articles/lead-picture';
import { loadOwnPictures } from '@/lib/site/own-pictures';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import { contentCopy } from '@/__tests__/support/content-copy';

/* The picture above an article: one of the writer's own, or a photo by its key. */

let directory: string;
beforeEach(() => {
  directory = contentCopy();
  mkdirSync(path.join(directory, 'pictures/lisbon'), { recursive: true });
  writeFileSync(
    path.join(directory, 'pictures/lisbon/harbor.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"></svg>',
  );
});

const SOURCE = {
  diagnosticAt: (at: readonly (string | number)[], found: string, expected: string) => {
    return { file: 'a.md', line: 1, column: 1, field: at.join('.'), found, expected };
  },
} as unknown as DiagnosticSource;
const told = (image: string, imageAlt?: string) =>
  checkLead({ image, imageAlt }, { lagoon: {} }, loadOwnPictures(directory), SOURCE).map(
    ({ field, found, expected }) => `${field} ${found}; ${expected}`,
  );

test.each([
  ['lagoon', undefined],
  ['lisbon/harbor.svg', 'Masts'],
  ['/pictures/lisbon/harbor.svg', 'Masts'],
])('%s may stand above an article', (image, alt) => {
  expect(told(image, alt)).toEqual([]);
});

test.each([
  ['lagoons', "image 'lagoons'; a key of content/pictures.yaml; did you mean 'lagoon'?"],
  ['photo:lagoon', "image 'photo:lagoon'; a key of content/pictures.yaml; did you mean 'lagoon'?"],
  [
    'harbor.svg',
    "image 'harbor.svg'; a file of content/pictures, or a key of content/pictures.yaml; did you mean 'lisbon/harbor.svg'?",
  ],
  [
    'lisbon/harbor.svg',
    "image 'lisbon/harbor.svg' without 'imageAlt'; 'imageAlt' with what the picture shows, in a few words, for people who cannot see it",
  ],
])('%s is reported', (image, expected) => {
  expect(told(image)).toEqual([expected]);
});

test('a photo has the words of the list of photos, unless the article has its own', () => {
  const photo = loadLead({ image: 'lagoon' }, directory);
  expect(photo.alt).not.toBe('');
  expect(
    loadLead({ image: 'lagoon', imageAlt: 'Dunes', imageCredit: 'Ana', imageFocus: '1% 2%' }, directory),
  ).toEqual({ ...photo, alt: 'Dunes', credit: 'Ana', focus: '1% 2%' });
  expect(loadOwnLead({ image: 'lagoon' }, directory)).toBeUndefined();
});

test('a picture of the writer has its size, and no words but those of the article', () => {
  const own = loadOwnLead({ image: 'lisbon/harbor.svg' }, directory);
  expect(own).toMatchObject({ alt: '', width: 400, height: 300, ending: 'svg' });
  expect(loadOwnLead({ image: 'lisbon/harbor.svg', imageAlt: 'Masts' }, directory)).toEqual({
    ...own,
    alt: 'Masts',
  });
});
