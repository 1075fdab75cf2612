import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/shell/structured-data';
import { TextPageView } from '@/components/text-page/text-page-view';
import { PostcardSprite } from '@/components/ui/postcard';
import { photosIn } from '@/lib/articles/markdown/body';
import { loadProviders } from '@/lib/articles/providers';
import { renderText } from '@/lib/articles/render-text';
import { loadTextPages, type TextPage } from '@/lib/articles/text-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { textGraph } from '@/lib/seo/structured-data';
import { HOME_CRUMB } from '@/lib/site/breadcrumbs';
import { loadClaims } from '@/lib/site/load-pages';
import { loadPageLinks } from '@/lib/site/page-links';
import { atLeastOne, EMPTY_ROUTE, routes } from '@/lib/site/routes';
import { Shell } from '../shell';

interface Props {
  readonly params: Promise<{ readonly page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne(
    'page',
    loadTextPages().map(({ slug }) => slug),
  );
}

async function pageOf({ params }: Props): Promise<TextPage | undefined> {
  const { page } = await params;
  return page === EMPTY_ROUTE ? undefined : (loadTextPages().find(({ slug }) => slug === page) ?? notFound());
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await pageOf(props);
  if (!page) return {};
  const { slug, title, searchTitle = title, description } = page;
  return pageMetadata({ path: routes.textPage(slug), title: searchTitle, description });
}

/** A page of text from `content/pages`. */
export default async function TextPageRoute(props: Props) {
  const page = await pageOf(props);
  if (!page) return null;
  const name = `page-${page.slug}`;
  const links = loadPageLinks(name);
  const { body, findDeal } = renderText(page, links);
  const path = routes.textPage(page.slug);
  const crumbs = [HOME_CRUMB, { name: page.title, path }];
  return (
    <Shell page={name}>
      <StructuredData data={textGraph({ ...page, path }, crumbs)} />
      <PostcardSprite photos={photosIn(body)} />
      <TextPageView
        title={page.title}
        intro={page.description}
        body={body}
        crumbs={crumbs}
        commissionNote={loadClaims().commissionNote}
        providers={page.services ? loadProviders() : []}
        findDeal={findDeal}
      />
    </Shell>
  );
}
