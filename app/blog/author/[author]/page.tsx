import type { Metadata } from 'next';
import { atLeastOne } from '@/lib/site/routes';
import { topicSlugs } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly author: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('author', topicSlugs('author'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata('author', (await params).author, '1');
}

export default async function AuthorPage({ params }: Props) {
  return <ListPage kind="author" slug={(await params).author} page="1" />;
}
