import type { Metadata } from 'next';
import { furtherListParams, ListPage, listPageMetadata } from '../../../../list-page';

interface Props {
  readonly params: Promise<{ readonly category: string; readonly page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => furtherListParams('category');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await params;
  return listPageMetadata('category', category, page);
}

export default async function CategoryFurtherPage({ params }: Props) {
  const { category, page } = await params;
  return <ListPage kind="category" slug={category} page={page} />;
}
