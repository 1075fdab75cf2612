import type { ReactNode } from 'react';
import { UNTOUCHED_BY_REACT } from '@/components/ui/untouched-by-react';

interface SearchFieldProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A field of a search with the element for its error message (`tell-field.ts`), which is outside the label. */
export function SearchField({ label, children }: SearchFieldProps) {
  return (
    <div>
      <label>
        {label}
        {children}
      </label>
      <small {...UNTOUCHED_BY_REACT} />
    </div>
  );
}
