import type { Metadata } from 'next';
import { firstListParams, ListPage, listPageMetadata } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly series: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => firstListParams('series');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listPageMetadata('series', (await params).series, '1');
}

export default async function SeriesPage({ params }: Props) {
  return <ListPage kind="series" slug={(await params).series} page="1" />;
}
