import type { Metadata } from 'next';
import { ledgerMetadata, LedgerView } from './ledger-view';

export const generateMetadata = (): Metadata => ledgerMetadata(1);

export default function LedgerPage() {
  return <LedgerView page={1} />;
}
