import type { Metadata } from 'next';
import { furtherPages, pagesFromOldest } from '@/lib/site/list-pages';
import { loadLedgerRows } from '@/lib/deals/prices/ledger-rows';
import { atLeastOne, EMPTY_ROUTE } from '@/lib/site/routes';
import { ledgerMetadata, LedgerView } from '../../ledger-view';

interface Props {
  readonly params: Promise<{ readonly page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return atLeastOne('page', furtherPages(pagesFromOldest(loadLedgerRows())));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  return page === EMPTY_ROUTE ? {} : ledgerMetadata(Number(page));
}

export default async function FurtherLedgerPage({ params }: Props) {
  const { page } = await params;
  return page === EMPTY_ROUTE ? null : <LedgerView page={Number(page)} />;
}
