import type { Metadata } from 'next';
import { furtherListParams, ListPage, listPageMetadata } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => furtherListParams('all');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listPageMetadata('all', 'articles', (await params).page);
}

export default async function BlogListPage({ params }: Props) {
  return <ListPage kind="all" slug="articles" page={(await params).page} />;
}
