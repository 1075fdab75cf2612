import type { Metadata } from 'next';
import { atLeastOne } from '@/lib/site/routes';
import { topicSlugs } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly category: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('category', topicSlugs('category'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata('category', (await params).category, '1');
}

export default async function CategoryPage({ params }: Props) {
  return <ListPage kind="category" slug={(await params).category} page="1" />;
}
