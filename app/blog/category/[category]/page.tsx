import type { Metadata } from 'next';
import { atLeastOne } from '@/lib/site/routes';
import { ListPage, listMetadata, listSlugs } from '../../topic-view';

interface Props {
  readonly params: Promise<{ readonly category: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('category', listSlugs('category'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata('category', (await params).category, '1');
}

export default async function CategoryPage({ params }: Props) {
  return <ListPage kind="category" slug={(await params).category} page="1" />;
}
