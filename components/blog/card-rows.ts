/** The number of cards in a row, on screens with room for three. */
export type CardsInRow = 1 | 2 | 3;

const ROWS: readonly CardsInRow[] = [1, 2, 3];
/** The order below a lead story, where a wide card would look like a second lead story. */
const ROWS_BELOW_LEAD: readonly CardsInRow[] = [3, 1, 2];

/**
 * The number of cards in the row of each card: one wide card, then two, then three, and so on. The last row is always full: two remaining
 * cards share a row, and one remaining card is wide. Two cards alone are wide, because a list begins with a wide card.
 *
 * @param isLed whether something larger than a card stands above the list, such as a lead story
 */
export function rowsOfCards(count: number, isLed: boolean): readonly CardsInRow[] {
  if (count === 2 && !isLed) return [1, 1];
  const cycle = isLed ? ROWS_BELOW_LEAD : ROWS;
  const cards: CardsInRow[] = [];
  for (let row = 0; cards.length < count; row += 1) {
    const left = count - cards.length;
    const wanted = cycle[row % cycle.length] ?? 3;
    const size = left === 2 ? 2 : (Math.min(wanted, left) as CardsInRow);
    cards.push(...Array<CardsInRow>(size).fill(size));
  }
  return cards;
}
