import type { Metadata } from 'next';
import { furtherListParams, ListPage, listPageMetadata } from '../../../../list-page';

interface Props {
  readonly params: Promise<{ readonly tag: string; readonly page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => furtherListParams('tag');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag, page } = await params;
  return listPageMetadata('tag', tag, page);
}

export default async function TagFurtherPage({ params }: Props) {
  const { tag, page } = await params;
  return <ListPage kind="tag" slug={tag} page={page} />;
}
