import { LINE_SIZE, type Fare } from '@/lib/deals/prices/fare';

/**
 * The prices of 90 days as a line, with a point for the displayed price, and a description in words. A list of cards contains many lines,
 * so each has minimal markup: no class names, ids or styles (`FareStyles` has the styles).
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
