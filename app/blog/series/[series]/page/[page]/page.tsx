import type { Metadata } from 'next';
import { furtherParams } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../../../list-page';

interface Props {
  readonly params: Promise<{ readonly series: string; readonly page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return furtherParams('series');
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { series, page } = await params;
  return listMetadata('series', series, page);
}

export default async function SeriesFurtherPage({ params }: Props) {
  const { series, page } = await params;
  return <ListPage kind="series" slug={series} page={page} />;
}
