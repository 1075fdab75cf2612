import type { Metadata } from 'next';
import { atLeastOne } from '@/lib/site/routes';
import { topicSlugs } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly series: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('series', topicSlugs('series'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata('series', (await params).series, '1');
}

export default async function SeriesPage({ params }: Props) {
  return <ListPage kind="series" slug={(await params).series} page="1" />;
}
