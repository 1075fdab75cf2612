import type { Metadata } from 'next';
import { atLeastOne } from '@/lib/site/routes';
import { topicSlugs } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';
import { ListPage } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly tag: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('tag', topicSlugs('tag'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata('tag', (await params).tag, '1');
}

export default async function TagPage({ params }: Props) {
  return <ListPage kind="tag" slug={(await params).tag} page="1" />;
}
