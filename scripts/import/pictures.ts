import path from 'node:path';
import { OWN_PICTURES, PICTURE } from '@/lib/site/own-pictures';
import { headFacts } from '@/lib/site/picture-heads';
import { nameSlug } from '@/lib/source/name-slug';
import { decodeAddress } from '@/lib/source/web-address';
import { fileBelow } from './source/read-files';
import type { SourceSite } from './source/source';

/** The pictures that are imported with the articles. */
export interface PictureLibrary {
  /** The address of a picture here, or the reason why it is not imported. @param file the article that shows it */
  readonly take: (
    source: string,
    file: string,
    slug: string,
  ) => { readonly url: string } | { readonly reason: string };
  /** Pictures near an article whose paths, relative to the article, match a pattern with `*`. */
  readonly matching: (pattern: string, file: string) => readonly string[];
  /** Absolute paths of the files by their target paths, which are relative to the folder of pictures. */
  readonly taken: ReadonlyMap<string, string>;
}

/** The path of an address, without query and fragment. */
const pathOf = (source: string) => decodeAddress(source.replace(/[?#].*$/, ''));

/** `photo-300x200.jpg` of WordPress is a smaller copy of `photo.jpg`. */
const withoutSize = (file: string) => file.replace(/-\d+x\d+(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '');

export function openPictures(
  { root, publicFolders, home }: SourceSite,
  files: readonly string[],
): PictureLibrary {
  const site = home !== undefined && URL.canParse(home) ? new URL(home) : undefined;
  const taken = new Map<string, string>();
  const targets = new Map<string, string>();
  const uploads = new Map<string, string>();
  for (const file of files) {
    const [, upload] = /(?:^|\/)(uploads\/.+)$/.exec(file) ?? [];
    if (upload) uploads.set(upload, file);
  }
  // Exports are often copied without their parent folders. The folders of year and month are enough to find a file.
  const byDate = new Map(
    files.flatMap((file) => {
      const [month] = /\b\d{4}\/\d{2}\/[^/]+$/.exec(file) ?? [];
      return month === undefined ? [] : [[month, file] as const];
    }),
  );

  /** Possible paths of the file of an address, relative to the root. */
  function places(source: string, article: string): readonly string[] {
    const folder = path.posix.dirname(article);
    let wanted = pathOf(source);
    const upload = /\/wp-content\/(uploads\/.+)$/.exec(wanted)?.[1];
    const month = /\d{4}\/\d{2}\/[^/]+$/.exec(wanted)?.[0] ?? '';
    if (upload)
      return [upload, withoutSize(upload)].flatMap(
        (each) => uploads.get(each) ?? byDate.get(month) ?? byDate.get(withoutSize(month)) ?? [],
      );
    if (/^(?:https?:)?\/\//.test(source)) {
      const url = URL.canParse(source, site) ? new URL(source, site) : undefined;
      if (url === undefined || url.hostname !== site?.hostname) return [];
      wanted = decodeAddress(url.pathname);
    }
    const bare = wanted.replace(/^(?:~|@|\$lib)\//, '').replace(/^\/+/, '');
    const base = (site?.pathname ?? '/').replace(/^\/|\/$/g, '');
    const below = bare.startsWith(`${base}/`) ? [bare, bare.slice(base.length + 1)] : [bare];
    const roots = publicFolders.flatMap((each) => below.map((one) => path.posix.join(each, one)));
    return wanted.startsWith('/') ? roots : [path.posix.join(folder, wanted), ...roots, ...below];
  }

  function find(source: string, article: string): string | undefined {
    for (const place of places(source, article)) {
      const file = fileBelow(root, place) ?? fileBelow(root, withoutSize(place));
      if (file) return file;
    }
    return undefined;
  }

  function target(file: string, ending: string, slug: string): string {
    const known = targets.get(file);
    if (known) return known;
    // Some systems store pictures without a file extension.
    const extension = path.extname(file).toLowerCase() || `.${ending}`;
    const name = nameSlug(path.basename(file, path.extname(file))).replace(/[^a-z0-9-]+/g, '') || 'picture';
    let free = `${slug}/${name}${extension}`;
    for (let count = 2; taken.has(free); count += 1) free = `${slug}/${name}-${count}${extension}`;
    targets.set(file, free);
    taken.set(free, file);
    return free;
  }

  return {
    taken,
    take(source, article, slug) {
      if (source === '') return { reason: 'has no address' };
      if (source.startsWith('data:')) return { reason: 'is part of the text, not a file' };
      const file = find(source, article);
      if (!file) {
        const isRemote = /^(?:https?:)?\/\//.test(source);
        return {
          reason: isRemote
            ? 'is on another server, and the folder contains no copy of it'
            : 'is not in the folder',
        };
      }
      const facts = headFacts(file);
      if ('found' in facts) return { reason: `is ${facts.found}; expected ${facts.expected}` };
      return { url: OWN_PICTURES + target(file, facts.ending, slug) };
    },
    matching(pattern, article) {
      const folder = path.posix.dirname(article);
      const wanted = pattern.replace(/^\.?\//, '');
      // The name of a folder means all pictures in it.
      const isFolder = !/[*?.]/.test(wanted);
      const expression = wanted
        .replace(/[.+^$()|[\]\\]/g, '\\$&')
        .replace(/\*+/g, '[^/]*')
        .replace(/\?/g, '[^/]')
        .replace(/\{([^}]*)\}/g, (_, any: string) => `(?:${any.replaceAll(',', '|')})`)
        .replace(/\s*,\s*/g, '|');
      const test = new RegExp(`^(?:${expression})${isFolder ? '/[^/]+' : ''}$`, 'i');
      const bases = [folder, ...publicFolders];
      for (const base of bases) {
        const prefix = base === '.' || base === '' ? '' : `${base}/`;
        const found = files.filter(
          (file) => PICTURE.test(file) && file.startsWith(prefix) && test.test(file.slice(prefix.length)),
        );
        if (found.length > 0) return found.map((file) => path.posix.relative(folder, file));
      }
      return [];
    },
  };
}
