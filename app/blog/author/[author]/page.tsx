import type { Metadata } from 'next';
import { atLeastOne } from '@/lib/site/routes';
import { ListPage, listMetadata, listSlugs } from '../../topic-view';

interface Props {
  readonly params: Promise<{ readonly author: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('author', listSlugs('author'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata('author', (await params).author, '1');
}

export default async function AuthorPage({ params }: Props) {
  return <ListPage kind="author" slug={(await params).author} page="1" />;
}
