import type { ArticleSummary } from '@/lib/articles/article';
import { authorOf, type DestinationPage } from '@/lib/articles/destination-pages';
import type { ArticleList } from '@/lib/articles/article-list';
import { listPath } from '@/lib/articles/blog-lists';
import { loadOwnLead } from '@/lib/articles/lead-picture';
import { absoluteUrl } from '@/lib/site/address';
import { ownPath } from '@/lib/site/picture';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { routes } from '@/lib/site/routes';
import { nameSlug } from '@/lib/source/name-slug';
import { articlePicture } from './share-pictures';

/*
 * schema.org graphs for search engines. They contain no Product or Offer, which are for pages where visitors can buy the product
 * (https://developers.google.com/search/docs/appearance/structured-data/product).
 */

interface SiteFacts {
  readonly name: string;
  readonly description: string;
  /** Addresses of profiles by network. */
  readonly social: Readonly<Record<string, string | undefined>>;
}

const CONTEXT = 'https://schema.org';

const organization = ({ name, social }: SiteFacts) => ({
  '@type': 'Organization',
  '@id': `${absoluteUrl('/')}#organization`,
  name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  ...(Object.keys(social).length > 0 && { sameAs: Object.values(social) }),
});

/** The home page: the publisher and the site. */
export function homeGraph(site: SiteFacts) {
  return {
    '@context': CONTEXT,
    '@graph': [
      organization(site),
      {
        '@type': 'WebSite',
        name: site.name,
        description: site.description,
        url: absoluteUrl('/'),
        publisher: { '@id': `${absoluteUrl('/')}#organization` },
      },
    ],
  };
}

const breadcrumbs = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

/**
 * An author. Authors are house names, so the type is an organization: a `Person` would claim that a person of this name
 * exists (https://developers.google.com/search/docs/appearance/structured-data/article, "author.@type").
 */
const houseName = (site: Pick<SiteFacts, 'name'>, name: string) => ({
  '@type': 'Organization',
  name,
  url: absoluteUrl(routes.author(nameSlug(name))),
  parentOrganization: { '@type': 'Organization', name: site.name, url: absoluteUrl('/') },
});

/** A single value without a list around it, several as a list. */
const only = <T>(values: readonly T[]) => (values.length === 1 ? values[0] : values);

/** An article and its breadcrumbs. */
export function articleGraph(site: SiteFacts, article: ArticleSummary, crumbs: readonly Crumb[]) {
  const lead = loadOwnLead(article);
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.excerpt,
        image: [articlePicture(article).path, ...(lead ? [ownPath(lead)] : [])].map(absoluteUrl),
        datePublished: article.publishDate,
        dateModified: article.updated ?? article.publishDate,
        author: only(article.authors.map((name) => houseName(site, name))),
        publisher: { '@type': 'Organization', name: site.name, url: absoluteUrl('/') },
        mainEntityOfPage: absoluteUrl(routes.article(article.slug)),
        articleSection: article.category,
        keywords: article.tags,
        ...(article.series !== undefined && {
          isPartOf: {
            '@type': 'CreativeWorkSeries',
            name: article.series,
            url: absoluteUrl(routes.series(nameSlug(article.series))),
          },
          position: article.part,
        }),
      },
      breadcrumbs(crumbs),
    ],
  };
}

interface TextFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The date of the last change, such as 2026-11-25. */
  readonly updated?: string | undefined;
}

/** A text page and its breadcrumbs. */
export function textGraph({ path, title, description, updated }: TextFacts, crumbs: readonly Crumb[]) {
  return {
    '@context': CONTEXT,
    '@graph': [
      { '@type': 'WebPage', name: title, description, url: absoluteUrl(path), dateModified: updated },
      breadcrumbs(crumbs),
    ],
  };
}

/** The page of a destination and its breadcrumbs. */
export function destinationGraph(
  site: SiteFacts,
  { guide, destination: { id, name, country } }: Pick<DestinationPage, 'guide' | 'destination'>,
  crumbs: readonly Crumb[],
) {
  const author = authorOf(guide);
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'WebPage',
        name: guide.searchTitle,
        description: guide.description,
        url: absoluteUrl(routes.destination(id)),
        dateModified: guide.updated,
        author: author && {
          ...houseName(site, author.name),
          url: author.href === undefined ? undefined : absoluteUrl(author.href),
        },
        about: {
          '@type': 'City',
          name,
          containedInPlace: { '@type': 'Country', name: country },
        },
      },
      breadcrumbs(crumbs),
    ],
  };
}

interface ListFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Paths of the articles on this page, in order. */
  readonly items: readonly string[];
  /** The topic of the list, if it has one. */
  readonly about?: object;
}

/** A list of the site's own pages. @param crumbs the breadcrumbs that the page shows, if any */
export function listGraph(
  { path, title, description, items, about }: ListFacts,
  crumbs: readonly Crumb[] = [],
) {
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'CollectionPage',
        name: title,
        description,
        url: absoluteUrl(path),
        ...(about && { about }),
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: items.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: absoluteUrl(item),
          })),
        },
      },
      ...(crumbs.length > 0 ? [breadcrumbs(crumbs)] : []),
    ],
  };
}

/** One page of a list of articles. */
export const articleListGraph = (site: SiteFacts, list: ArticleList) =>
  listGraph(
    {
      path: listPath(list, list.page),
      title: list.title,
      description: list.text,
      items: list.cards.map(({ slug }) => routes.article(slug)),
      ...(list.kind === 'author' && { about: houseName(site, list.name) }),
    },
    list.crumbs,
  );
