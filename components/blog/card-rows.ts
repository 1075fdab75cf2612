/** How many cards share a row, where there is room for three. */
export type CardsInRow = 1 | 2 | 3;

const ROWS: readonly CardsInRow[] = [1, 2, 3];
/** Below a lead story a wide card would be a second one. */
const ROWS_BELOW_LEAD: readonly CardsInRow[] = [3, 1, 2];

/**
 * For each card of a list, how many share its row: a wide one, two, three, and so on. Two that are left stand side by side, and one
 * alone is wide: no row has a hole.
 *
 * @param isLed whether a lead story stands above the list
 */
export function rowsOfCards(count: number, isLed: boolean): readonly CardsInRow[] {
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
