import { LINE_SIZE, type Fare } from '@/lib/deals/prices/fare';

/**
 * The prices of 90 days as a line with a point for the one shown, and the same in words. A list of cards has many, so it is as little
 * markup as possible: no names, ids or styles of its own (`FareStyles`).
 */
export function PriceLine({ path, now, words }: NonNullable<Fare['line']>) {
  return (
    <p data-part="line">
      <svg
        viewBox={`0 0 ${LINE_SIZE.width} ${LINE_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
        <path d={now} />
      </svg>
      {words}
    </p>
  );
}
