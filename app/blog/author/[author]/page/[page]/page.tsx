import type { Metadata } from 'next';
import { furtherParams } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../../../list-page';

interface Props {
  readonly params: Promise<{ readonly author: string; readonly page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return furtherParams('author');
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { author, page } = await params;
  return listMetadata('author', author, page);
}

export default async function AuthorFurtherPage({ params }: Props) {
  const { author, page } = await params;
  return <ListPage kind="author" slug={author} page={page} />;
}
