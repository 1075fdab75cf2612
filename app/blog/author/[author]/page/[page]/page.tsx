import type { Metadata } from 'next';
import { furtherListParams, ListPage, listPageMetadata } from '../../../../list-page';

interface Props {
  readonly params: Promise<{ readonly author: string; readonly page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => furtherListParams('author');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { author, page } = await params;
  return listPageMetadata('author', author, page);
}

export default async function AuthorFurtherPage({ params }: Props) {
  const { author, page } = await params;
  return <ListPage kind="author" slug={author} page={page} />;
}
