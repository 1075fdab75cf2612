import type { Metadata } from 'next';
import { furtherParams } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../../../list-page';

interface Props {
  readonly params: Promise<{ readonly tag: string; readonly page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return furtherParams('tag');
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag, page } = await params;
  return listMetadata('tag', tag, page);
}

export default async function TagFurtherPage({ params }: Props) {
  const { tag, page } = await params;
  return <ListPage kind="tag" slug={tag} page={page} />;
}
