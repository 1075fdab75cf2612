import { DealCard, type DealCardProps } from './deal-card';

/** Deals of one kind, however many there are. The section around them owns their styles (`dealCardCss`). */
export function DealList({ cards }: { readonly cards: readonly DealCardProps[] }) {
  if (cards.length === 0) return <p>No deals at the moment.</p>;
  return (
    <ul role="list" data-part="deals">
      {/* Keys are part of the page's payload: a sub-id would stand in it twice. */}
      {cards.map((card, index) => (
        <DealCard key={index} {...card} />
      ))}
    </ul>
  );
}
