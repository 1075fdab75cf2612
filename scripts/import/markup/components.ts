import { escapeHtml } from '@/lib/source/escape-html';
import { quoted } from '@/scripts/import/source/finding';
import { textOf } from '@/scripts/import/source/systems';
import {
  around,
  boxKind,
  first,
  NOTHING,
  whole,
  WRAPPED,
  type Component,
  type ComponentFacts,
  type Replacement,
} from './component';
import { attribute, figure, frame, gallery, link } from './make-html';
import { galleryOf, picture, picturesIn, video } from './picture-components';

/*
 * Converts shortcodes, includes and components of other systems to HTML: `{{< figure >}}`, `{% include %}`, `[caption]`, `<Image>`.
 * They have similar names and parameters, so one table is enough for all of them. Later steps map the HTML like any other.
 */

/** Components that pages of this site have already or do not need. Nothing is lost without them. */
const NEEDLESS =
  /^(?:toc|table-?of-?contents|more|clear(?:fix)?|spacer|br|hr|divider|separator|raw|endraw|rawhtml|html|unsafe|markdownify|markdown|fragment|div|section|center|column|columns|row|col|container|grid|wrapper|text-(?:left|right|center)|p|span|vc_(?:row|column|column_text|row_inner|column_inner)|et_pb_(?:section|row|column|text)|lead|intro|layout|layoutwrapper)$/i;

/** Parameters with text that readers saw. */
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
  'question',
  'answer',
  'name',
];

/** Texts with more than one word in a list or record. */
function sentencesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each) =>
    typeof each === 'string' ? (/\p{L}{2}\s+\p{L}/u.test(each) ? [each] : []) : sentencesIn(each),
  );
}

/** The visible text in the parameters of a component. */
const wordsOf = ({ named }: Component): readonly string[] => {
  const found = WORDS.map((name) => first(named, name)).filter((text) => /\p{L}{2}/u.test(text));
  return [...new Set([...found, ...Object.values(named).flatMap(sentencesIn)])];
};

function quotation({ named, plain, isPaired }: Component): Replacement | undefined {
  const author = first(named, 'author', 'source', 'cite', 'by') || (plain[0] ?? '');
  const text = isPaired ? '' : first(named, 'text', 'quote', 'content');
  const end = author === '' ? '' : `<cite>${escapeHtml(author)}</cite>`;
  return isPaired || text ? around('<blockquote>', `${escapeHtml(text)}${end}</blockquote>`) : undefined;
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  'answer' in value &&
  typeof value.question === 'string' &&
  typeof value.answer === 'string';

const questionHead = (question: string) => `<h3>${escapeHtml(question)}</h3>`;

/** `<FAQ items={…}>`, a wrapper around questions, or a single question. */
function questions({ named, plain, isPaired }: Component): Replacement | undefined {
  const items = Object.values(named).flat().filter(isQuestion);
  if (items.length > 0) {
    const list = items.map(({ question, answer }) => `${questionHead(question)}<p>${escapeHtml(answer)}</p>`);
    return whole(`<div data-import="faq">${list.join('')}</div>`);
  }
  const question = first(named, 'question', 'q', 'title') || plain.join(' ');
  if (!isPaired) return undefined;
  return question ? around(questionHead(question), '') : around('<div data-import="faq">', '</div>');
}

const BOX =
  /notice|alert|callout|admonition|warning|(?:^|_)tip|info|(?:^|_)note|hint|danger|caution|aside|box$/i;

function box({ name, named, plain, isPaired }: Component): Replacement {
  const kind = boxKind(
    [name, first(named, 'type', 'style', 'variant', 'kind', 'level'), plain[0] ?? ''].join(' '),
  );
  const title = first(named, 'title', 'header', 'heading');
  const text = isPaired ? '' : first(named, 'text', 'content', 'message', 'description');
  const head = title === '' ? '' : `<p><strong>${escapeHtml(title)}</strong></p>`;
  return around(`<div data-import="${kind}">${head}${text ? `<p>${escapeHtml(text)}</p>` : ''}`, '</div>');
}

const EMBED =
  /^(?:tweet|twitter|x|instagram|facebook|tiktok|spotify|soundcloud|gist|iframe|embed|oembed|codepen|pinterest|flickr)/i;

/** A frame with a page of another site. @param address the first address among the parameters */
function embed(
  { name, named, plain, isPaired }: Component,
  address: string | undefined,
): Replacement | undefined {
  if (isPaired) return around('<div data-import="embed">', '</div>');
  const id = plain.at(-1) ?? first(named, 'id', 'url', 'tweetid');
  let page = '';
  if (/^tw|^x$/i.test(name)) page = 'https://twitter.com/i/status/';
  else if (/^insta/i.test(name)) page = 'https://www.instagram.com/p/';
  return address ? whole(frame(address)) : id && page ? whole(frame(page + id)) : undefined;
}

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
  if (/quote|testimonial/i.test(name)) return quotation(component);
  if (BOX.test(name) && (isPaired || words.length > 0)) return box(component);
  if (/faq/i.test(name)) return questions(component);
  if (/(?:^|_)(?:details|accordion|expand|spoiler|collaps|toggle|dropdown)/i.test(name) && isPaired) {
    const summary = first(named, 'summary', 'title', 'header', 'label') || plain.join(' ');
    // A wrapper around several accordions or toggles has no text of its own.
    if (summary === '' && /accordion|toggle/i.test(name)) return around('<div>', '</div>');
    return around(`<details><summary>${escapeHtml(summary || 'Details')}</summary>`, '</details>');
  }
  if (EMBED.test(name)) return embed(component, address);
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

/** The HTML for a component: by the table, or else the text, links and pictures in its parameters. */
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
      /link|button|^a$|^(?:b|i|em|strong|small|mark|highlight|dropcap|color|underline|kbd|abbr|tooltip|badge)$/i.test(
        name,
      );
    if (isInline) return href ? { before: `<a${attribute('href', href)}>`, after: '</a>' } : NOTHING;
    const head = words.map((text) => `<p><strong>${escapeHtml(text)}</strong></p>`).join('');
    const pictures = picturesIn(Object.values(named)).map((each) => figure(each));
    return { ...around(`<div>${pictures.join('')}${head}`, '</div>'), lost: `${lost}; its content was kept` };
  }
  if (href && /^(?:https?:|\/|#|mailto:|tel:|import:)/.test(href))
    return whole(link(href, words[0] ?? href), `${lost}; it became a link`);
  if (words.length > 0)
    return whole(words.map((text) => `<p>${escapeHtml(text)}</p>`).join(''), `${lost}; its words were kept`);
  const given = [
    ...plain,
    ...Object.entries(named).map(([key, value]) => `${key}=${textOf(value) || '…'}`),
  ].join(' ');
  return { ...NOTHING, lost: `${lost} and was left out${given ? `: ${quoted(given, 120)}` : ''}` };
}
