import { constants, copyFileSync, cpSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import type { BuildContext } from '@/lib/site/build-context';
import { PICTURES_FOLDER } from '@/lib/site/own-pictures';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { displayPath } from '@/lib/source/read-files';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import type { Imported } from './import-site';
import { articleFile } from '@/lib/site/content-folders';

const pictureFile = (content: string, name: string) => path.join(content, PICTURES_FOLDER, name);

/** Writes the import without overwriting files. @returns the files that existed already */
export function writeImport({ articles, pictures }: Imported, content: string): readonly string[] {
  const there: string[] = [];
  const write = (file: string, put: () => void) => {
    mkdirSync(path.dirname(file), { recursive: true });
    try {
      put();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      there.push(displayPath(file));
    }
  };
  for (const [name, source] of pictures) {
    const file = pictureFile(content, name);
    write(file, () => copyFileSync(source, file, constants.COPYFILE_EXCL));
  }
  for (const { slug, text } of articles) {
    const file = articleFile(content, slug);
    write(file, () => writeFileSync(file, text, { flag: 'wx' }));
  }
  return there;
}

/** Puts a file into another folder, without copying its bytes if possible. */
function share(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** The diagnostics of `check:content` for an import, checked in a copy of our content. */
export function checkImport(
  imported: Imported,
  content: string,
  buildContext: BuildContext,
): readonly Diagnostic[] {
  const temporary = temporaryFolder();
  const copy = path.join(temporary, 'content');
  // Do not copy our pictures, because they may be gigabytes and an import has its own.
  const ours = path.join(content, PICTURES_FOLDER);
  cpSync(content, copy, { recursive: true, filter: (source) => source !== ours });
  for (const [name, source] of imported.pictures) share(source, pictureFile(copy, name));
  writeImport({ ...imported, pictures: new Map() }, copy);
  const shown = (file: (folder: string) => string) =>
    [displayPath(file(copy)), displayPath(file(content))] as const;
  const files = new Map([
    ...imported.articles.map(({ slug }) => shown((folder) => articleFile(folder, slug))),
    ...[...imported.pictures.keys()].map((name) => shown((folder) => pictureFile(folder, name))),
  ]);
  const { errors } = reviewContent(copy, buildContext);
  rmSync(temporary, { recursive: true });
  return errors.flatMap((diagnostic) => {
    const file = files.get(diagnostic.file);
    return file === undefined ? [] : [{ ...diagnostic, file }];
  });
}
