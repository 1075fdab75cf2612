import { formatPrice } from '@/lib/deals/currency/format';

/** A price for display, with small raised cents. The global style sheet styles `sup`. */
export function Amount({ dollars }: { readonly dollars: number }) {
  const [whole, cents] = formatPrice(dollars).split('.');
  return (
    <>
      {whole}
      <sup>{`.${cents}`}</sup>
    </>
  );
}
