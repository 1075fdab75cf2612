import { stringify } from 'yaml';
import { checkPicks, checkPrices, checkTerms } from '@/lib/deals/check-deals';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { readYaml, type YamlSource } from '@/lib/source/yaml-source';

/** What a check tells of one entry, which is the second of its file. */
function told<T extends object>(
  check: (entries: readonly T[], source: YamlSource) => readonly Diagnostic[],
  good: T,
  entry: T,
): readonly string[] {
  const entries = [good, entry];
  return check(entries, readYaml('deals.yaml', stringify(entries))).map(
    ({ field, found, expected }) => `${field} found ${found}; expected ${expected}`,
  );
}

test.each([
  [{ price: 80 }, []],
  [{ price: 80, originalPrice: 100 }, []],
  [{ price: 80, originalPrice: 100, discount: 20 }, []],
  [{ price: 80, discount: 20 }, ['1.discount found 20; expected an originalPrice beside it, or no discount']],
  [
    { price: 80, originalPrice: 80 },
    ['1.originalPrice found 80; expected more than the price, 80, or no such field'],
  ],
  [
    { price: 80, originalPrice: 70, discount: 20 },
    ['1.originalPrice found 70; expected more than the price, 80, or no such field'],
  ],
  [
    { price: 80, originalPrice: 100, discount: 21 },
    ['1.discount found 21; expected 20, as 80 instead of 100 saves'],
  ],
  [
    { price: 99.9, originalPrice: 100, discount: 1 },
    ['1.discount found 1; expected no discount, as 99.9 instead of 100 saves less than 1'],
  ],
  [
    { price: 1, originalPrice: 1000, discount: 98 },
    ['1.discount found 98; expected 99, as 1 instead of 1000 saves'],
  ],
])('the prices %j are reported as %j', (entry, expected) => {
  expect(told(checkPrices, { price: 1 }, entry)).toEqual(expected);
});

const dates = { from: '2027-02-01', to: '2027-02-09' };

test.each([
  [{}, []],
  [{ until: '2027-01-31' }, []],
  [{ seen: '2027-01-31' }, []],
  [{ seen: '2027-01-31', until: '2027-01-31' }, []],
  [
    { seen: '2027-01-31', until: '2027-01-30' },
    ['1.until found 2027-01-30; expected 2027-01-31, the day seen, or a later one'],
  ],
  [{ dates, seen: '2027-02-09' }, []],
  [{ dates: { from: '2027-02-01', to: '2027-02-01' } }, []],
  [
    { dates: { from: '2027-02-09', to: '2027-02-01' } },
    ['1.dates found 2027-02-09 to 2027-02-01; expected the first day of departure, then the last'],
  ],
  [
    { dates, seen: '2027-02-10' },
    ['1.dates found departures until 2027-02-09; expected one after 2027-02-10, the day seen'],
  ],
  [{ dates, months: ['2027-02'] }, ['1.months found months beside dates; expected one of the two']],
  [{ months: ['2027-02', '2027-03'] }, []],
  [{ months: ['2027-02', '2027-03', '2027-03'] }, ['1.months found 2027-03 again; expected each month once']],
])('the terms %j are reported as %j', (entry, expected) => {
  expect(told(checkTerms, {}, entry)).toEqual(expected);
});

test.each([
  [{ pick: true, by: 'Ada', why: 'A window seat.' }, []],
  [
    { pick: true, by: 'Ada' },
    ["1.pick found a pick without 'why'; expected by, a name, and why, the reason"],
  ],
  [
    { pick: true, why: 'A seat.' },
    ["1.pick found a pick without 'by'; expected by, a name, and why, the reason"],
  ],
  [
    { by: 'Ada', why: 'A seat.' },
    [
      "1.by found 'by' without a pick; expected pick: true beside it, or no such field",
      "1.why found 'why' without a pick; expected pick: true beside it, or no such field",
    ],
  ],
] as const)('the recommendation %j is reported as %j', (entry, expected) => {
  expect(told(checkPicks, {}, entry)).toEqual(expected);
});
