import type { Diagnostic } from '@/lib/source/diagnostic';
import type { YamlSource } from '@/lib/source/yaml-source';
import type { Price } from './currency/format';
import type { PickFields, Terms } from './deal-terms';
import { discountPercent } from './discount';

/** Checks that a former price is higher than the price, and that a discount matches the two prices. */
export function checkPrices(entries: readonly Price[], source: YamlSource): readonly Diagnostic[] {
  return entries.flatMap(({ price, originalPrice, discount }, index) => {
    const find = (field: 'originalPrice' | 'discount', found: number, expected: string) => [
      source.diagnosticAt([index, field], String(found), expected),
    ];
    if (originalPrice === undefined)
      return discount === undefined
        ? []
        : find('discount', discount, 'an originalPrice beside it, or no discount');
    if (originalPrice <= price)
      return find('originalPrice', originalPrice, `more than the price, ${price}, or no such field`);
    const right = discountPercent(price, originalPrice);
    if (discount === undefined || discount === right) return [];
    const saved = `as ${price} instead of ${originalPrice} saves`;
    return find('discount', discount, right > 0 ? `${right}, ${saved}` : `no discount, ${saved} less than 1`);
  });
}

/** Checks that days and months fit each other. The checks ignore today's date, so that unchanged content never begins to fail. */
export function checkTerms(entries: readonly Terms[], source: YamlSource): readonly Diagnostic[] {
  return entries.flatMap(({ until, seen, dates, months }, index) => {
    const find = (field: keyof Terms, found: string, expected: string) =>
      source.diagnosticAt([index, field], found, expected);
    const month = months?.find((each, place) => months.indexOf(each) !== place);
    return [
      ...(until && seen && until < seen
        ? [find('until', until, `${seen}, the day seen, or a later one`)]
        : []),
      ...(dates && dates.to < dates.from
        ? [find('dates', `${dates.from} to ${dates.to}`, 'the first day of departure, then the last')]
        : []),
      ...(dates && seen && dates.to < seen
        ? [find('dates', `departures until ${dates.to}`, `one after ${seen}, the day seen`)]
        : []),
      ...(dates && months ? [find('months', 'months beside dates', 'one of the two')] : []),
      ...(month ? [find('months', `${month} again`, 'each month once')] : []),
    ];
  });
}

/** Checks that a recommendation has a name and a reason. */
export function checkPicks(entries: readonly PickFields[], source: YamlSource): readonly Diagnostic[] {
  return entries.flatMap((entry, index) =>
    (['by', 'why'] as const)
      .filter((field) => Boolean(entry[field]) !== Boolean(entry.pick))
      .map((field) =>
        entry.pick
          ? source.diagnosticAt(
              [index, 'pick'],
              `a pick without '${field}'`,
              'by, a name, and why, the reason',
            )
          : source.diagnosticAt(
              [index, field],
              `'${field}' without a pick`,
              'pick: true beside it, or no such field',
            ),
      ),
  );
}
