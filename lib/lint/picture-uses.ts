import path from 'node:path';
import { figureUrl } from '@/lib/articles/markdown/pictures';
import type { Article, TextBody } from '@/lib/articles/article';
import { isShown } from '@/lib/articles/published';
import type { BuildContext } from '@/lib/site/build-context';
import { loadOwnPictures, ownName, PICTURES_FOLDER } from '@/lib/site/own-pictures';
import type { PictureProblem } from '@/lib/site/picture-heads';
import { readPictures, stockName } from '@/lib/site/pictures';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { displayPath, filesBelow } from '@/lib/source/read-files';
import type { Outline, Part } from './markdown/outline';

/** A place where content names an existing own picture. */
export interface PictureUse extends Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'> {
  /** Path below `content/pictures`. */
  readonly name: string;
  /** Whether visitors see the place. It is false for drafts. */
  readonly shown: boolean;
}

/** The address of the picture in a part of a body; without a picture, an address that matches none. */
function pictureUrl(part: Part): string {
  if (part.kind === 'picture') return part.url;
  return part.kind === 'directive' ? figureUrl(part.directive.attributes) : '';
}

const usesIn = ({ file, bodyLine }: TextBody, { parts }: Outline, shown: boolean): readonly PictureUse[] =>
  parts.flatMap((part) => {
    const name = ownName(pictureUrl(part));
    if (name === undefined) return [];
    return { file, line: bodyLine + part.line - 1, column: part.column, field: 'picture', name, shown };
  });

/** Every place where content names an own picture, including fetched photos. */
export function pictureUses(
  directory: string,
  articles: readonly (readonly [Article, Outline])[],
  texts: readonly { readonly text: TextBody; readonly outline: Outline }[],
  buildContext: BuildContext,
): readonly PictureUse[] {
  const own = loadOwnPictures(directory);
  const stock = Object.values(readPictures(directory).value ?? {}).map(({ id }) => stockName(id));
  return [
    ...articles.flatMap(([article, outline]) => {
      const shown = isShown(article, buildContext);
      const name = ownName(article.image);
      const { file, lines } = article;
      const lead = { file, line: lines.image, column: 1, field: 'image', shown };
      return [...(name === undefined ? [] : [{ ...lead, name }]), ...usesIn(article, outline, shown)];
    }),
    ...texts.flatMap(({ text, outline }) => usesIn(text, outline, true)),
    ...stock.map((name): PictureUse => {
      const file = displayPath(own.get(name)?.file ?? name);
      return { file, line: 1, column: 1, field: 'file', name, shown: true };
    }),
  ].filter(({ name }) => own.has(name));
}

/** The key of picture uses in the manifest of a build. */
export const PICTURE_USES = 'picture-uses';

/** A diagnostic for a picture, at a place that names the picture. */
export const atUse = (
  { name, file, line, column, field }: PictureUse,
  { found, expected }: PictureProblem,
): Diagnostic => ({ file, line, column, field, found: `'${name}', ${found}`, expected });

/** Checks the first bytes of pictures. `scripts/pictures` checks the rest. */
export function checkPictureHeads(directory: string, uses: readonly PictureUse[]): readonly Diagnostic[] {
  const own = loadOwnPictures(directory);
  return uses.flatMap((use) => {
    const problem = own.get(use.name)?.problem();
    return problem ? atUse(use, problem) : [];
  });
}

/** Reports originals that no content names. `content/pictures.yaml` names the fetched photos. */
export function findUnusedPictures(directory: string, uses: readonly PictureUse[]): readonly Diagnostic[] {
  const used = new Set(uses.map(({ name }) => name));
  return [...loadOwnPictures(directory)]
    .filter(([name]) => !used.has(name))
    .map(([, { file }]) => ({
      ...{ file: displayPath(file), line: 1, column: 1, field: 'file' },
      found: 'a picture that no article names',
      expected: 'an article with it, or no such file',
    }));
}

/** Reports pictures in the public folder. The site would serve them unedited, including the location in their metadata. */
export const findServedPictures = (publicDirectory: string): readonly Diagnostic[] =>
  filesBelow(path.join(publicDirectory, PICTURES_FOLDER)).map((name) => ({
    ...{ file: displayPath(path.join(publicDirectory, PICTURES_FOLDER, name)), line: 1, column: 1 },
    ...{ field: 'file', found: 'a picture in a folder that is served as it is' },
    expected: `the file in content/${PICTURES_FOLDER}; articles name it by the same address`,
  }));
