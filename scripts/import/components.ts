import { quoted } from './finding';
import type { Fields } from './source';

/*
 * What shortcodes, includes and components of other systems stand for: `{{< figure >}}`, `{% include %}`, `[caption]`, `<Image>`.
 * They share their names and parameters, so one table turns all of them into HTML, which is mapped further like any other.
 */

/** A shortcode, include or component as it was typed. */
export interface Component {
  readonly name: string;
  /** Parameters with a name; a list or record where JSX holds one. */
  readonly named: Readonly<Record<string, unknown>>;
  /** Parameters without a name, in their order. */
  readonly plain: readonly string[];
  /** Whether something stands between its beginning and its end. */
  readonly isPaired: boolean;
}

/** HTML around what stands within a component. */
export interface Replacement {
  readonly before: string;
  readonly after: string;
  /** What is lost, for the report. */
  readonly lost?: string;
}

/** What a component may refer to. */
export interface ComponentFacts {
  readonly fields: Fields;
  /** Pictures of the folder of the article whose names match a pattern such as `trip/*.jpg`. */
  readonly matching: (pattern: string) => readonly string[];
  /** A picture of the library of WordPress. */
  readonly attachment: (
    id: string,
  ) => { readonly address: string; readonly alt: string; readonly caption: string } | undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const attribute = (name: string, value: string) => (value === '' ? '' : ` ${name}="${escapeHtml(value)}"`);

interface Picture {
  readonly src: string;
  readonly alt?: string;
  readonly caption?: string;
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)(?:[?#].*)?$/i;

const figure = ({ src, alt = '', caption = '' }: Picture) =>
  `<figure><img${attribute('src', src)}${attribute('alt', alt)}>${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

const gallery = (pictures: readonly Picture[]) =>
  `<div data-import="gallery">${pictures.map((picture) => figure(picture)).join('')}</div>`;

export const frame = (address: string, title = ''): string =>
  `<iframe${attribute('src', address)}${attribute('title', title)}></iframe>`;

const link = (address: string, words: string) =>
  `<p><a${attribute('href', address)}>${escapeHtml(words)}</a></p>`;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The first parameter of these names that holds text. */
function first(named: Component['named'], ...names: readonly string[]): string {
  for (const name of names) {
    const found = Object.entries(named).find(
      ([key, value]) => key.toLowerCase() === name && textOf(value) !== '',
    );
    if (found) return textOf(found[1]);
  }
  return '';
}

/** Every picture in a value of any shape, such as `[{ src: 'a.jpg', alt: 'A' }]`. */
function picturesIn(value: unknown): readonly Picture[] {
  if (typeof value === 'string') return PICTURE.test(value) ? [{ src: value }] : [];
  if (Array.isArray(value)) return value.flatMap((each) => picturesIn(each));
  if (typeof value !== 'object' || value === null) return [];
  const named = value as Component['named'];
  const src = first(named, 'src', 'url', 'image', 'path', 'image_path', 'file', 'original', 'photo');
  if (PICTURE.test(src))
    return [{ src, alt: first(named, 'alt'), caption: escapeHtml(first(named, 'caption', 'title')) }];
  return Object.values(named).flatMap((each) => picturesIn(each));
}

const WRAPPED = { before: '\n\n', after: '\n\n' };
const NOTHING: Replacement = { before: '', after: '' };
const whole = (html: string, lost?: string): Replacement => ({
  before: html,
  after: '',
  ...(lost ? { lost } : {}),
});
const around = (open: string, close: string): Replacement => ({
  before: `${open}${WRAPPED.before}`,
  after: `${WRAPPED.after}${close}`,
});

export const boxKind = (words: string): 'tip' | 'note' | 'warning' => {
  if (/warn|danger|caution|error|important|attention/i.test(words)) return 'warning';
  return /tip|hint|success|pro-/i.test(words) ? 'tip' : 'note';
};

const VIDEO_PAGES: readonly (readonly [name: RegExp, page: (id: string) => string])[] = [
  [/^(?:lite-?)?you-?tube/i, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/^vimeo/i, (id) => `https://vimeo.com/${id}`],
];

function video({ name, named, plain }: Component): Replacement | undefined {
  const page = VIDEO_PAGES.find(([names]) => names.test(name))?.[1];
  const given =
    first(named, 'id', 'videoid', 'video', 'youtubeid', 'video_id', 'url', 'src', 'mp4') || (plain[0] ?? '');
  if (given === '') return undefined;
  return whole(
    frame(page && !/^https?:|^\/\//.test(given) ? page(given) : given, first(named, 'title', 'caption')),
  );
}

function picture({ name, named, plain }: Component): Replacement | undefined {
  const src =
    first(
      named,
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
    ) ||
    (plain.find((each) => PICTURE.test(each)) ?? '');
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

function galleryOf(
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
  const pattern = first(named, 'match', 'images', 'glob', 'dir', 'src', 'path', 'folder') || (plain[0] ?? '');
  const pictures = [
    ...library,
    ...picturesIn(Object.values(named).filter((value) => typeof value === 'object')),
    ...(pattern === '' ? [] : matching(pattern).map((src) => ({ src }))),
    // Minimal Mistakes: the pictures stand in the fields.
    ...picturesIn(fields[first(named, 'id') || 'gallery']),
  ];
  if (pictures.length > 0) return whole(gallery(pictures));
  if (isPaired) return around('<div data-import="gallery">', '</div>');
  const all = ids.length === 0 && Object.keys(named).length === 0 ? matching('*') : [];
  return all.length > 0 ? whole(gallery(all.map((src) => ({ src })))) : undefined;
}

/** Things that a page of this site has or needs not, so that nothing is lost with them. */
const NEEDLESS =
  /^(?:toc|table-?of-?contents|more|clear(?:fix)?|spacer|br|hr|divider|separator|raw|endraw|rawhtml|html|unsafe|markdownify|markdown|fragment|div|section|center|column|columns|row|col|container|grid|wrapper|text-(?:left|right|center)|p|span|vc_(?:row|column|column_text|row_inner|column_inner)|et_pb_(?:section|row|column|text)|lead|intro|layout|layoutwrapper)$/i;

/** Parameters that hold words which readers saw. */
const WORDS = [
  'header',
  'heading',
  'title',
  'label',
  'summary',
  'caption',
  'text',
  'description',
  'content',
  'quote',
  'name',
] as const;

/** The words that a component shows by its parameters. */
const wordsOf = ({ named }: Component): readonly string[] => {
  const found = WORDS.map((name) => first(named, name)).filter((text) => /\p{L}{2}/u.test(text));
  return [...new Set(found)];
};

function mapped(component: Component, facts: ComponentFacts): Replacement | undefined {
  const { name, named, plain, isPaired } = component;
  const words = wordsOf(component);
  const address = [...Object.values(named), ...plain]
    .map((value) => textOf(value))
    .find((text) => /^https?:\/\//.test(text));
  if (/gallery|carousel|slider|slideshow|lightbox|masonry|photo-?grid|image-?grid|photoset/i.test(name)) {
    return galleryOf(component, facts) ?? (isPaired ? NOTHING : undefined);
  }
  if (/you-?tube|vimeo|^video|video$|videopress/i.test(name)) return video(component);
  if (isPaired && /^(?:figure|caption|wp_caption|imagecaption|photo)$/i.test(name)) {
    const caption = first(named, 'caption', 'title');
    return around(`<figure>`, `${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`);
  }
  if (/quote|testimonial/i.test(name)) {
    const author = first(named, 'author', 'source', 'cite', 'by') || (plain[0] ?? '');
    const text = isPaired ? '' : first(named, 'text', 'quote', 'content');
    const end = author === '' ? '' : `<p>— ${escapeHtml(author)}</p>`;
    return isPaired || text ? around('<blockquote>', `${escapeHtml(text)}${end}</blockquote>`) : undefined;
  }
  if (
    /notice|alert|callout|admonition|warning|^tip|info|^note|hint|danger|caution|aside|box$/i.test(name) &&
    (isPaired || words.length > 0)
  ) {
    const kind = boxKind(
      [name, first(named, 'type', 'style', 'variant', 'kind', 'level'), plain[0] ?? ''].join(' '),
    );
    const title = first(named, 'title', 'header', 'heading');
    const text = isPaired ? '' : first(named, 'text', 'content', 'message', 'description');
    const head = title === '' ? '' : `<p><strong>${escapeHtml(title)}</strong></p>`;
    return around(`<div data-import="${kind}">${head}${text ? `<p>${escapeHtml(text)}</p>` : ''}`, '</div>');
  }
  if (/^(?:details|accordion|expand|spoiler|collaps|toggle|dropdown)/i.test(name) && isPaired) {
    const summary = first(named, 'summary', 'title', 'header', 'label') || plain.join(' ') || 'Details';
    return around(`<details><summary>${escapeHtml(summary)}</summary>`, '</details>');
  }
  if (
    /^(?:tweet|twitter|x|instagram|facebook|tiktok|spotify|soundcloud|gist|embed|oembed|codepen|pinterest|flickr)/i.test(
      name,
    )
  ) {
    const id = plain.at(-1) ?? first(named, 'id', 'url', 'tweetid');
    const page = /^tw|^x$/i.test(name)
      ? 'https://twitter.com/i/status/'
      : /^insta/i.test(name)
        ? 'https://www.instagram.com/p/'
        : '';
    if (isPaired) return around('<div data-import="embed">', '</div>');
    return address ? whole(frame(address)) : id && page ? whole(frame(page + id)) : undefined;
  }
  if (/map/i.test(name) && address) return whole(frame(address, words[0] ?? ''));
  if (!isPaired && !/map|link|button|card/i.test(name)) {
    const shown = picture(component);
    if (shown) return shown;
  }
  const inside = picturesIn(Object.values(named));
  if (inside.length > 1) return whole(gallery(inside));
  if (inside.length === 1 && inside[0] && !isPaired)
    return whole(figure({ caption: escapeHtml(words[0] ?? ''), ...inside[0] }));
  return undefined;
}

/** What becomes of a component: what it is known to stand for, or the words, links and pictures that it shows. */
export function replaceComponent(component: Component, facts: ComponentFacts): Replacement {
  const known = mapped(component, facts);
  if (known) return known;
  const { name, named, plain, isPaired } = component;
  if (NEEDLESS.test(name)) return isPaired ? WRAPPED : NOTHING;
  const href = first(named, 'href', 'url', 'link', 'to', 'src');
  const words = wordsOf(component);
  const lost = `${quoted(name, 60)} is not known here`;
  if (isPaired) {
    const isInline =
      /link|button|^a$|^(?:b|i|em|strong|small|mark|highlight|color|underline|kbd|abbr|tooltip|badge)$/i.test(
        name,
      );
    if (isInline) return href ? { before: `<a${attribute('href', href)}>`, after: '</a>' } : NOTHING;
    const head = words.map((text) => `<p><strong>${escapeHtml(text)}</strong></p>`).join('');
    return { ...around(`<div>${head}`, '</div>'), lost: `${lost}; what stands in it was kept` };
  }
  if (href && /^(?:https?:|\/|#|mailto:|import:)/.test(href))
    return whole(link(href, words[0] ?? href), `${lost}; it became a link`);
  if (words.length > 0)
    return whole(words.map((text) => `<p>${escapeHtml(text)}</p>`).join(''), `${lost}; its words were kept`);
  const given = [
    ...plain,
    ...Object.entries(named).map(([key, value]) => `${key}=${textOf(value) || '…'}`),
  ].join(' ');
  return { ...NOTHING, lost: `${lost} and was left out${given ? `: ${quoted(given, 120)}` : ''}` };
}
