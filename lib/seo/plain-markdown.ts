import type { Article } from '@/lib/articles/article';
import { loadSite } from '@/lib/site/load-site';
import { loadOwnPictures, ownFacts, ownName } from '@/lib/site/own-pictures';
import type { Pictures } from '@/lib/site/pictures';
import { endedDeal } from '@/lib/deals/load-deal-index';
import { loadMagazine } from '@/lib/articles/magazine';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadTextPages } from '@/lib/articles/text-pages';
import { portableMarkdown } from '@/lib/articles/markdown/portable';
import { formatCalendarDate } from '@/lib/source/dates';
import { listWords } from '@/lib/source/list-words';
import { escapeMarkdown } from '@/lib/source/escape-markdown';
import { nameSlug } from '@/lib/source/name-slug';
import { ownPath, PHOTO_SCHEME, plainPictureUrl } from '@/lib/site/picture';
import { FOOTER_PAGES, NAVIGATION, routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/site/address';

/** Path of the Markdown file of an article. */
export const markdownPath = (slug: string) => `${routes.article(slug)}.md`;

/** The address of a picture that an article names. */
function pictureUrl(url: string, pictures: Pictures): string | undefined {
  const name = ownName(url);
  if (name !== undefined)
    return loadOwnPictures().has(name) ? absoluteUrl(ownPath(ownFacts(name))) : undefined;
  const key = url.startsWith(PHOTO_SCHEME) ? url.slice(PHOTO_SCHEME.length) : '';
  const photo = Object.hasOwn(pictures, key) ? pictures[key] : undefined;
  return photo && plainPictureUrl(photo, absoluteUrl);
}

/** An article as a Markdown document that is complete without the site: absolute addresses, title and byline. */
export function articleMarkdown(
  { title, excerpt, authors, publishDate, slug, series, part, body }: Article,
  pictures: Pictures,
): string {
  const text = portableMarkdown(body, {
    site: absoluteUrl(''),
    picture: (url) => pictureUrl(url, pictures),
    endedDeal: (id) => endedDeal(id),
  }).trim();
  const place =
    series === undefined
      ? ''
      : ` Part ${part} of [${escapeMarkdown(series)}](${absoluteUrl(routes.series(nameSlug(series)))}).`;
  const byline = `By ${listWords(authors.map(escapeMarkdown))}, ${formatCalendarDate(publishDate)}.${place} ${absoluteUrl(routes.article(slug))}`;
  return `# ${escapeMarkdown(title)}\n\n> ${escapeMarkdown(excerpt)}\n\n${byline}\n\n${text}\n`;
}

/** The site for programs (https://llmstxt.org/): a description, its pages, and its articles as Markdown. */
export function llmsText(): string {
  const { name, description } = loadSite();
  const pages = [
    ...[...NAVIGATION, ...FOOTER_PAGES].map(({ href, label }) => `- [${label}](${absoluteUrl(href)})`),
    ...loadDestinationPages().map(
      ({ guide: { slug, searchTitle, description: words } }) =>
        `- [${escapeMarkdown(searchTitle)}](${absoluteUrl(routes.destination(slug))}): ${escapeMarkdown(words)}`,
    ),
    ...loadTextPages().map(
      ({ slug, title, description: words }) =>
        `- [${escapeMarkdown(title)}](${absoluteUrl(routes.textPage(slug))}): ${escapeMarkdown(words)}`,
    ),
  ];
  const { articles: all, series } = loadMagazine();
  const lists = [...series.values()]
    .filter((each) => each.articles.length > 0)
    .map(
      ({ name, slug, articles }) =>
        `- [${escapeMarkdown(name)}](${absoluteUrl(routes.series(slug))}): ${articles.map(({ title }) => escapeMarkdown(title)).join('; ')}`,
    );
  const articles = all.map(
    ({ slug, title, excerpt }) =>
      `- [${escapeMarkdown(title)}](${absoluteUrl(markdownPath(slug))}): ${escapeMarkdown(excerpt)}`,
  );
  return [
    `# ${escapeMarkdown(name)}`,
    `> ${escapeMarkdown(description)}`,
    '## Pages',
    pages.join('\n'),
    ...(articles.length > 0 ? ['## Articles', articles.join('\n')] : []),
    ...(lists.length > 0 ? ['## Series', lists.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
