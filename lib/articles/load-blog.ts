import type { z } from 'zod';
import type { AnyPicture } from '@/lib/site/picture';
import { checkPictureKey, loadPictures, photoOf } from '@/lib/site/pictures';
import { memoize } from '@/lib/site/memoize';
import { checkArticle } from '@/lib/site/content-links';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { findSameAddress } from './authors';
import type { Comment } from './comments';
import { loadMagazine } from './magazine';
import { beachesSchema, blogSchema, type ArticleCategory } from './schemas';

type Blog = z.infer<typeof blogSchema>;

export interface ImageTile {
  readonly title: string;
  readonly text: string;
  /** Slug of the article that it links to. */
  readonly slug?: string | undefined;
  /** The id of the section that it leads to; without one, the top of the article. */
  readonly section?: string | undefined;
  readonly photo: AnyPicture;
}

export interface Beach {
  readonly name: string;
  readonly region: 'Europe' | 'Asia';
  readonly slug: string;
  /** The id of the section about the beach; without one, its card leads to the top of the article. */
  readonly section?: string | undefined;
  readonly description: string;
  readonly photo: AnyPicture;
  readonly keywords: readonly string[];
}

export interface BlogPage {
  readonly title: string;
  readonly intro: string;
  readonly tiles: readonly ImageTile[];
  readonly gridPictures: readonly AnyPicture[];
  /** The description of each category. */
  readonly categories: Readonly<Record<ArticleCategory, string>>;
  /** The description of each tag that has one. */
  readonly tags?: Readonly<Record<string, string>> | undefined;
  readonly sampleComments: readonly Comment[];
  readonly newsletter: Readonly<Blog['newsletter']>;
}

/** `content/beaches.yaml`, with photos and keywords ready to show. */
export const loadBeaches = memoize((directory): readonly Beach[] => {
  const pictures = loadPictures(directory);
  const beaches = orThrow(
    readYamlFile(directory, 'beaches.yaml', beachesSchema, (value, source) =>
      value.flatMap(({ image, slug }, index) => [
        ...checkPictureKey(pictures, source, [index, 'image'], image),
        ...checkArticle(directory, source, [index, 'slug'], slug),
      ]),
    ),
  );
  return beaches.map(({ image, keywords, ...beach }) => ({
    ...beach,
    photo: photoOf(pictures, image),
    keywords: keywords
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean),
  }));
});

/** The beaches whose article is published. */
export const loadPublishedBeaches = memoize((directory): readonly Beach[] => {
  const { bySlug } = loadMagazine(directory);
  return loadBeaches(directory).filter(({ slug }) => bySlug.has(slug));
});

/** `content/blog.yaml`. */
export const loadBlogPage = memoize((directory): BlogPage => {
  const pictures = loadPictures(directory);
  const { tiles, gridPictures, ...page } = orThrow(
    readYamlFile(directory, 'blog.yaml', blogSchema, (value, source) => [
      ...value.tiles.flatMap(({ image, slug }, index) => [
        ...checkPictureKey(pictures, source, ['tiles', index, 'image'], image),
        ...checkArticle(directory, source, ['tiles', index, 'slug'], slug),
      ]),
      ...value.gridPictures.flatMap((key, index) =>
        checkPictureKey(pictures, source, ['gridPictures', index], key),
      ),
      ...findSameAddress(
        Object.keys(value.tags ?? {}).map((name) => ({ name })),
        (index) => ['tags', Object.keys(value.tags ?? {})[index]!],
        source,
      ),
      // The id of a visitor's comment is the length of the list plus one (product 4.3), so the ids of samples count from 1.
      ...value.sampleComments.flatMap(({ id }, index) =>
        id === index + 1
          ? []
          : source.diagnosticAt(
              ['sampleComments', index, 'id'],
              String(id),
              `${index + 1}, its place in the list`,
            ),
      ),
    ]),
  );
  return {
    ...page,
    tiles: tiles.map(({ image, ...tile }) => ({ ...tile, photo: photoOf(pictures, image) })),
    gridPictures: gridPictures.map((key) => photoOf(pictures, key)),
  };
});
