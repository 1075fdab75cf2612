import type { Metadata } from 'next';
import { furtherParams, ListPage, listMetadata } from '../../../../topic-view';

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
