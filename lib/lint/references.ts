import path from 'node:path';
import { loadGuides } from '@/lib/articles/guides';
import { loadPublishedBeaches } from '@/lib/articles/load-blog';
import { loadMagazine } from '@/lib/articles/magazine';
import { DEAL_FILES, loadDealIndex } from '@/lib/deals/load-deal-index';
import { isOnHome, loadDeals, loadDestinations, loadMappedHotels } from '@/lib/deals/load-deals';
import { loadPartners } from '@/lib/site/load-partners';
import { outboundProblem } from '@/lib/partners/partner-url';
import { partnerHosts, shownWidget, type WidgetSlot } from '@/lib/partners/registry';
import { loadClaims } from '@/lib/site/load-pages';
import { PAGE_ANCHORS, routes } from '@/lib/site/routes';
import type { Article } from '@/lib/articles/article';
import { loadOwnPictures } from '@/lib/site/own-pictures';
import { readPictures } from '@/lib/site/pictures';
import { diagnosticsOf } from '@/lib/source/diagnostic';
import type { References } from './markdown/check-links';
import { pathsOf } from './markdown/check-path';
import type { Outline } from './markdown/outline';
import type { TextsReview } from './review-texts';
import { listFiles } from '@/lib/source/read-files';
import { movedArticles } from '@/lib/articles/redirects';
import { listTextPages } from '@/lib/articles/text-pages';
import { ARTICLES_FOLDER } from '@/lib/site/content-folders';

/** Articles with the outlines of their bodies. */
export type Outlined = readonly (readonly [Article, Outline])[];

interface Part {
  readonly path: string;
  readonly id: string;
  readonly load: (directory: string) => readonly unknown[];
}

/** The slot of a widget, which is always there unless our own hotel deals are in its place. */
const hotelSlot = (id: WidgetSlot, ours: Part['load']): Part => ({
  path: routes.hotels,
  id,
  load: (directory) => ('ours' in shownWidget(loadPartners(directory), id) ? ours(directory) : [id]),
});

const loadPublished: Part['load'] = (directory) => loadMagazine(directory).articles;

/** Parts that their page leaves out if they have no content. */
const PARTS: readonly Part[] = [
  { path: routes.home, id: 'why', load: (directory) => loadClaims(directory).why.points },
  {
    path: routes.home,
    id: 'destinations',
    load: (directory) => loadDestinations(directory).filter(isOnHome),
  },
  { path: routes.home, id: 'stories', load: loadPublished },
  { path: routes.blog, id: 'topics', load: loadPublished },
  { path: routes.blog, id: 'beaches', load: loadPublishedBeaches },
  { path: routes.blog, id: 'places', load: loadGuides },
  hotelSlot('hotel-selections', (directory) => loadDeals('hotel', 'home', directory)),
  hotelSlot('hotel-map', loadMappedHotels),
];

/** The ids of a page that links can lead to. Parts with invalid content count as present, so that links to them are not reported. */
const anchorsOf = (path: string, directory: string): ReadonlySet<string> => {
  const absent = PARTS.filter(
    (part) =>
      part.path === path &&
      diagnosticsOf(() => part.load(directory)).length === 0 &&
      part.load(directory).length === 0,
  ).map(({ id }) => id);
  return new Set(PAGE_ANCHORS[path]?.filter((id) => !absent.includes(id)));
};

/** The targets that bodies may refer to. Undefined if a file with targets is invalid, because all references would seem invalid. */
export function referencesIn(
  directory: string,
  outlined: Outlined,
  others: Pick<TextsReview, 'texts' | 'paths'>,
): References | undefined {
  const pictures = readPictures(directory).value;
  if (!pictures || diagnosticsOf(() => loadDealIndex(directory)).length > 0) return undefined;
  const registry = loadPartners(directory);
  const articles = outlined.map(([article]) => article);
  const files = listFiles(path.join(directory, ARTICLES_FOLDER), '.md').map((name) =>
    path.basename(name, '.md'),
  );
  const paths = pathsOf(articles, files, others.paths);
  const plainLinks = Object.keys(registry.links).filter(
    (to) => !outboundProblem(registry, { to, target: {} }),
  );
  // By file name, because an article that wrongly has the slug of another one must not replace its anchors.
  const anchors = new Map(
    [
      ...outlined.map(
        ([{ file }, outline]) => [routes.article(path.basename(file, '.md')), outline] as const,
      ),
      ...others.texts.map((text) => [text.path, text.outline] as const),
    ]
      .filter(([, { parts }]) => !parts.some(({ kind }) => kind === 'unreadable'))
      .map(([at, outline]) => [at, outline.anchors]),
  );
  for (const { path: page } of PARTS) anchors.set(page, anchorsOf(page, directory));
  return {
    pictures: new Set(Object.keys(pictures)),
    ownPictures: loadOwnPictures(directory),
    deals: new Set(loadDealIndex(directory).keys()),
    dealFiles: DEAL_FILES.map((file) => path.basename(file)),
    partnerLinks: new Set(plainLinks),
    paths,
    anchors,
    unread: new Set(
      [...files.map((name) => routes.article(name)), ...others.paths].filter((each) => !anchors.has(each)),
    ),
    // An article that cannot be read has its address, too.
    moved: new Map(
      movedArticles(articles, listTextPages(directory)).flatMap(({ from, to }) =>
        paths.has(from) ? [] : [[from, to]],
      ),
    ),
    partnerHosts: partnerHosts(registry),
  };
}
