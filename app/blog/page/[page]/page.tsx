import type { Metadata } from 'next';
import { furtherPages, loadMagazine } from '@/lib/articles/magazine';
import { atLeastOne } from '@/lib/site/routes';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('page', furtherPages(loadMagazine().articles));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata('all', 'articles', (await params).page);
}

export default async function BlogListPage({ params }: Props) {
  return <ListPage kind="all" slug="articles" page={(await params).page} />;
}
