import type { Metadata } from 'next';
import { furtherListParams, ListPage, listPageMetadata } from '../../../../list-page';

interface Props {
  readonly params: Promise<{ readonly series: string; readonly page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => furtherListParams('series');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { series, page } = await params;
  return listPageMetadata('series', series, page);
}

export default async function SeriesFurtherPage({ params }: Props) {
  const { series, page } = await params;
  return <ListPage kind="series" slug={series} page={page} />;
}
