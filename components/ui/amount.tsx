import { formatPrice } from '@/lib/deals/currency/format';

/** A price for the eye, with small raised cents. The global style owns `sup`. */
export function Amount({ dollars }: { readonly dollars: number }) {
  const [whole, cents] = formatPrice(dollars).split('.');
  return (
    <>
      {whole}
      <sup>{`.${cents}`}</sup>
    </>
  );
}
