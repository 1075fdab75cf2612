import type { Metadata } from 'next';
import { firstListParams, ListPage, listPageMetadata } from '../../list-page';

interface Props {
  readonly params: Promise<{ readonly tag: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => firstListParams('tag');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listPageMetadata('tag', (await params).tag, '1');
}

export default async function TagPage({ params }: Props) {
  return <ListPage kind="tag" slug={(await params).tag} page="1" />;
}
