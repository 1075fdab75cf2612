import type { Metadata } from 'next';
import { furtherParams } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../../../list-page';

interface Props {
  readonly params: Promise<{ readonly category: string; readonly page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return furtherParams('category');
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await params;
  return listMetadata('category', category, page);
}

export default async function CategoryFurtherPage({ params }: Props) {
  const { category, page } = await params;
  return <ListPage kind="category" slug={category} page={page} />;
}
