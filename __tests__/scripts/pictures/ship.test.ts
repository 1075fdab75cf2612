import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import type { PictureUse } from '@/lib/lint/picture-uses';
import { filesBelow } from '@/lib/source/read-files';
import { preparePictures } from '@/scripts/pictures/prepare';
import { shipPictures } from '@/scripts/pictures/ship';

/* Drawings, because nothing has to be decoded for them. */

let content: string;
let cache: string;
let out: string;
beforeEach(() => {
  [content, cache, out] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  mkdirSync(path.join(content, 'pictures'));
  for (const [name, width] of [
    ['map', 4],
    ['plan', 5],
  ] as const)
    writeFileSync(
      path.join(content, 'pictures', `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 3"/>`,
    );
});

const use = (name: string, shown = true): PictureUse => ({
  ...{ name, file: 'content/blog/a.md', line: 12, column: 1, field: 'picture', shown },
});
const ship = (...uses: readonly PictureUse[]) => shipPictures(content, uses, cache, out);
const shipped = () => filesBelow(out).map((file) => file.replace(/-[0-9a-f]{10}/, ''));

test('pictures that visitors see are shipped, each once, and those of drafts are not', async () => {
  const uses = [use('map.svg'), use('plan.svg', false), use('map.svg')];
  await preparePictures(content, uses, 'make', cache);
  ship(...uses);
  expect(shipped()).toEqual(['pictures/map.svg']);
  const [file = ''] = filesBelow(out);
  expect(readFileSync(path.join(out, file), 'utf8')).toContain('viewBox="0 0 4 3"');
});

test('what an earlier build had shipped is gone, and the folder with its last picture', async () => {
  const both = [use('map.svg'), use('plan.svg')];
  await preparePictures(content, both, 'make', cache);
  ship(...both);
  expect(shipped()).toEqual(['pictures/map.svg', 'pictures/plan.svg']);
  ship(use('plan.svg'));
  expect(shipped()).toEqual(['pictures/plan.svg']);
  ship(use('plan.svg', false));
  expect(existsSync(path.join(out, 'pictures'))).toBe(false);
});

test('a picture that nothing was made of stops the build', () => {
  expect(() => ship(use('map.svg'))).toThrow(new TypeError("No variants of 'map.svg'"));
  expect(() => ship(use('none.svg'))).toThrow("No variants of 'none.svg'");
});
