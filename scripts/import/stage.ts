import { constants, copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import type { BuildContext } from '@/lib/site/build-context';
import { PICTURES_FOLDER } from '@/lib/site/own-pictures';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { displayPath } from '@/lib/source/read-files';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import type { Imported } from './import-site';

/** Where an import goes. */
export interface Places {
  readonly content: string;
}

const articleFile = ({ content }: Places, slug: string) => path.join(content, 'blog', `${slug}.md`);
const pictureFile = ({ content }: Places, name: string) => path.join(content, PICTURES_FOLDER, name);

/** Writes what was imported. Nothing that is there is overwritten. @returns the files that were there already */
export function writeImport({ articles, pictures }: Imported, places: Places): readonly string[] {
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
    const file = pictureFile(places, name);
    write(file, () => copyFileSync(source, file, constants.COPYFILE_EXCL));
  }
  for (const { slug, text } of articles) {
    const file = articleFile(places, slug);
    write(file, () => writeFileSync(file, text, { flag: 'wx' }));
  }
  return there;
}

/** What `check:content` would say of the imported articles, which are checked in a copy of our content. */
export function checkImport(
  imported: Imported,
  places: Places,
  buildContext: BuildContext,
): { readonly errors: readonly Diagnostic[]; readonly advice: readonly Diagnostic[] } {
  const folder = temporaryFolder();
  const copy: Places = { content: path.join(folder, 'content') };
  // Pictures may be gigabytes, and an import brings its own.
  const ours = path.join(places.content, PICTURES_FOLDER);
  cpSync(places.content, copy.content, { recursive: true, filter: (source) => source !== ours });
  writeImport(imported, copy);
  const { errors, advice } = reviewContent(copy.content, buildContext);
  const files = new Map(
    imported.articles.map(({ slug }) => [
      displayPath(articleFile(copy, slug)),
      displayPath(articleFile(places, slug)),
    ]),
  );
  const ofImport = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.flatMap((diagnostic) => {
      const file = files.get(diagnostic.file);
      return file === undefined ? [] : [{ ...diagnostic, file }];
    });
  return { errors: ofImport(errors), advice: ofImport(advice) };
}
