import type { Metadata } from 'next';
import { firstListParams, ListPage, listPageMetadata } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly author: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => firstListParams('author');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listPageMetadata('author', (await params).author, '1');
}

export default async function AuthorPage({ params }: Props) {
  return <ListPage kind="author" slug={(await params).author} page="1" />;
}
