import { CommissionNote } from '@/components/ui/commission-note';

/** The commission note below a hero, above everything that earns. */
export function CommissionStrip({ children }: { readonly children: string }) {
  return (
    <div className="container" style={{ paddingTop: '1.25rem' }}>
      <CommissionNote>{children}</CommissionNote>
    </div>
  );
}
