import type { Metadata } from 'next';
import { firstListParams, ListPage, listPageMetadata } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly category: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => firstListParams('category');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listPageMetadata('category', (await params).category, '1');
}

export default async function CategoryPage({ params }: Props) {
  return <ListPage kind="category" slug={(await params).category} page="1" />;
}
