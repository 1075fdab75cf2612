import type { Metadata } from 'next';
import { Reading } from '@/components/blog/reading';
import { StructuredData } from '@/components/shell/structured-data';
import { TextPageView } from '@/components/text-page/text-page-view';
import { loadPublishedAuthors } from '@/lib/articles/magazine';
import { loadProviders } from '@/lib/articles/providers';
import { renderText } from '@/lib/articles/render-text';
import { loadNamedArticles, loadStories } from '@/lib/articles/stories';
import { partnersWithServices } from '@/lib/deals/partners-with-services';
import { horizonOf, loadFooterLinks, loadTextPages, type TextPage } from '@/lib/articles/text-pages';
import { textMetadata } from '@/lib/seo/metadata';
import { textGraph } from '@/lib/seo/structured-data';
import { HOME_CRUMB } from '@/lib/site/breadcrumbs';
import { asksFirst } from '@/lib/site/load-site';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { atLeastOne, routes } from '@/lib/site/routes';
import { found } from '../found';
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
  return found((await params).page, (name) => loadTextPages().find(({ slug }) => slug === name));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await pageOf(props);
  if (!page) return {};
  return textMetadata(routes.textPage(page.slug), page);
}

/** A text page from `content/pages`. */
export default async function TextPageRoute(props: Props) {
  const page = await pageOf(props);
  if (!page) return null;
  const name = `page-${page.slug}`;
  const text = renderText(page, loadPartnerLinks(name));
  const path = routes.textPage(page.slug);
  const crumbs = [HOME_CRUMB, { name: page.title, path }];
  return (
    <Shell page={name} path={path}>
      <StructuredData data={textGraph({ ...page, path }, crumbs)} />
      <TextPageView
        title={page.title}
        intro={page.description}
        text={text}
        crumbs={crumbs}
        authors={page.authors ? loadPublishedAuthors() : []}
        partners={page.partners ? partnersWithServices() : []}
        providers={page.services ? loadProviders() : []}
        asks={asksFirst()}
        horizon={horizonOf(page)}
        email={page.email}
        hasExample={page.exampleCard ?? false}
        updated={page.updated}
        others={loadFooterLinks().filter(({ href }) => href !== path)}
      />
      <Reading title="Read on" articles={page.articles ? loadNamedArticles(page.articles) : loadStories()} />
    </Shell>
  );
}
