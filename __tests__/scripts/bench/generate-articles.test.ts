import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import { runTypeScript } from '@/__tests__/support/run-typescript';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const SCRIPT = path.resolve('scripts/bench/generate-articles.ts');

/** A project with content, a folder of notes, an empty folder, and nothing else. */
function project(): string {
  const folder = temporaryFolder();
  cpSync(contentDirectory(), path.join(folder, 'content'), { recursive: true });
  for (const name of ['notes', 'empty']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'notes/a.txt'), 'A note');
  return folder;
}

const filesOf = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

test.each([
  ['content/blog', "'content/blog' is in content/, which is copied; name a folder elsewhere."],
  ['content/new', "'content/new' is in content/, which is copied; name a folder elsewhere."],
  ['content', "'content' exists and is not an empty folder; name a new one."],
  ['notes', "'notes' exists and is not an empty folder; name a new one."],
  ['notes/a.txt', "'notes/a.txt' exists and is not an empty folder; name a new one."],
])('no magazine is generated in %s, and no file is lost', async (target, message) => {
  const folder = project();
  const before = filesOf(folder);
  const { exitCode, stderr } = await runTypeScript(SCRIPT, [target, '8'], { cwd: folder, reject: false });
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: message });
  expect(filesOf(folder)).toEqual(before);
});

test.each(['empty', 'made/magazine'])('a magazine of eight articles is generated in %s', async (target) => {
  const folder = project();
  await runTypeScript(SCRIPT, [target, '8'], { cwd: folder });
  const own = filesOf(path.join(folder, 'content'));
  const made = filesOf(path.join(folder, target));
  expect(made).toEqual(expect.arrayContaining(own));
  expect(made.filter((name) => name.startsWith('blog/'))).toHaveLength(8);
});
