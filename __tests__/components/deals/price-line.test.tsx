import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import { PriceLine } from '@/components/deals/price-line';
import { drawPriceLine } from '@/lib/deals/prices/draw-price-line';
import { addDays } from '@/lib/source/dates';

const today = '2026-11-22';

/** A line with another price each day, which is the most that one can cost. */
function restlessLine(start: number) {
  const history = Array.from({ length: 91 }, (_, index) => ({
    day: addDays(today, index - 90),
    // A hash is noise that is the same in every run: nothing of it compresses.
    price: 200 + (createHash('sha256').update(`${start} ${index}`).digest()[0] ?? 0),
  }));
  const price = history.at(-1)?.price ?? 0;
  const drawn = drawPriceLine({ history, seen: today, price }, today);
  if (!drawn) throw new Error('No line');
  const words = `Price over 90 days: from $${drawn.low} to $${drawn.high}, $${price} on November 20`;
  return { path: drawn.line, now: drawn.now, words };
}

test('the words are read, the drawing is not', () => {
  render(
    <PriceLine
      path="M0 0l90 20"
      now="M90 20h0"
      words="Price over 90 days: from $310 to $520, $349 on November 20"
    />,
  );
  const words = screen.getByText('Price over 90 days: from $310 to $520, $349 on November 20');
  expect(words.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('each further card costs less than 300 bytes, even with prices that change a lot', () => {
  const { container } = render(
    <>
      {Array.from({ length: 8 }, (_, index) => (
        <PriceLine key={index} {...restlessLine(index)} />
      ))}
    </>,
  );
  const cards = [...container.querySelectorAll('p')].map(({ outerHTML }) => outerHTML);
  const size = (html: readonly string[]) => brotliCompressSync(html.join('\n')).length;
  expect(cards).toHaveLength(8);
  expect((size(cards) - size(cards.slice(0, 1))) / 7).toBeLessThan(300);
});
