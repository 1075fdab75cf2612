import { escapeHtml } from '@/lib/source/escape-html';
import {
  around,
  first,
  NOTHING,
  whole,
  type Component,
  type ComponentFacts,
  type Replacement,
} from './component';
import { figure, frame, gallery, PICTURE, type Picture } from './make-html';

/** Parameters for the file of a picture, for a picture in a list, and for the files of a gallery. The first one present counts. */
const FILES = [
  'src',
  'url',
  'image',
  'path',
  'image_path',
  'file',
  'filename',
  'link',
  'name',
  'img',
  'photo',
  'source',
];
const ENTRY_FILES = ['src', 'url', 'image', 'path', 'image_path', 'file', 'original', 'photo'];
const PATTERNS = ['match', 'images', 'glob', 'dir', 'src', 'path', 'folder'];

/** Every picture in a value of any shape, such as `[{ src: 'a.jpg', alt: 'A' }]`. */
export function picturesIn(value: unknown): readonly Picture[] {
  if (typeof value === 'string') return PICTURE.test(value) ? [{ src: value }] : [];
  if (Array.isArray(value)) return value.flatMap((each) => picturesIn(each));
  if (typeof value !== 'object' || value === null) return [];
  const named = value as Component['named'];
  const src = first(named, ...ENTRY_FILES);
  if (PICTURE.test(src))
    return [{ src, alt: first(named, 'alt'), caption: escapeHtml(first(named, 'caption', 'title')) }];
  return Object.values(named).flatMap((each) => picturesIn(each));
}

const VIDEO_PAGES: readonly (readonly [name: RegExp, page: (id: string) => string])[] = [
  [/^(?:lite-?)?you-?tube/i, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/^vimeo/i, (id) => `https://vimeo.com/${id}`],
];

export function video({ name, named, plain }: Component): Replacement | undefined {
  const page = VIDEO_PAGES.find(([names]) => names.test(name))?.[1];
  const given =
    first(named, 'id', 'videoid', 'video', 'youtubeid', 'video_id', 'url', 'src', 'mp4') || (plain[0] ?? '');
  if (given === '') return undefined;
  return whole(
    frame(page && !/^https?:|^\/\//.test(given) ? page(given) : given, first(named, 'title', 'caption')),
  );
}

export function picture({ name, named, plain }: Component): Replacement | undefined {
  const src = first(named, ...FILES) || (plain.find((each) => PICTURE.test(each)) ?? '');
  if (
    src === '' ||
    !(PICTURE.test(src) || /^(?:https?:)?\/\//.test(src) || /^(?:image|img|figure|photo)/i.test(name))
  )
    return undefined;
  // Octopress: {% img [class] address [width [height]] [title [alt]] %}
  const words = plain.filter((each) => each !== src && /\s/.test(each));
  const caption = first(named, 'caption', 'title', 'description', 'text') || (words[0] ?? '');
  const credit = first(named, 'attr', 'credit', 'source-text');
  const link = first(named, 'attrlink');
  const credited =
    credit === ''
      ? ''
      : link === ''
        ? escapeHtml(credit)
        : `<a href="${escapeHtml(link)}">${escapeHtml(credit)}</a>`;
  return whole(
    figure({
      src,
      alt: first(named, 'alt', 'imagealt') || (words[1] ?? ''),
      // Hugo and includes write captions in Markdown or HTML.
      caption: [caption.includes('<') ? caption : escapeHtml(caption), credited].filter(Boolean).join(' '),
    }),
  );
}

export function galleryOf(
  component: Component,
  { fields, matching, attachment }: ComponentFacts,
): Replacement | undefined {
  const { named, plain, isPaired } = component;
  const ids = first(named, 'ids', 'include')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const library = ids.flatMap((id) => {
    const found = attachment(id);
    return found ? [{ src: found.address, alt: found.alt, caption: escapeHtml(found.caption) }] : [];
  });
  const missing = ids
    .filter((id) => !attachment(id))
    .map((id) => `the picture with the id ${id} in a gallery is not in the source`);
  const pattern = first(named, ...PATTERNS) || (plain[0] ?? '');
  const pictures = [
    ...library,
    ...picturesIn(Object.values(named).filter((value) => typeof value === 'object')),
    ...(pattern === '' ? [] : matching(pattern).map((src) => ({ src }))),
    // Minimal Mistakes: the pictures are in the frontmatter.
    ...picturesIn(fields[first(named, 'id') || 'gallery']),
  ];
  if (pictures.length > 0) return { ...whole(gallery(pictures)), missing };
  if (isPaired) return { ...around('<div data-import="gallery">', '</div>'), missing };
  if (missing.length > 0) return { ...NOTHING, missing };
  const all = Object.keys(named).length === 0 ? matching('*') : [];
  return all.length > 0 ? whole(gallery(all.map((src) => ({ src })))) : undefined;
}
