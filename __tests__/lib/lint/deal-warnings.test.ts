import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { findSecondPicks } from '@/lib/lint/deal-warnings';
import { contentCopy, contentWith } from '@/__tests__/support/content-copy';

const CONTEXT = { today: '2026-11-22', preview: false };
const flights = 'deals/flights.yaml';

/** Without what the copy's missing articles make wrong. */
const told = (directory: string, kind: 'errors' | 'warnings') =>
  reviewContent(directory, CONTEXT)
    [kind].filter(({ file }) => !file.endsWith('beaches.yaml'))
    .map(
      ({ file, line, field, found, expected }) =>
        `${path.relative(directory, file)}:${line} ${field} found ${found}; expected ${expected}`,
    );

test.each([
  ['until: 2026-11-03', 'until'],
  ['dates: { from: 2026-11-01, to: 2026-11-03 }', 'dates'],
  ['months: [2026-09, 2026-10]', 'months'],
])('a deal with %s has ended: it is a warning at its line', (field, name) => {
  const { directory, line } = contentWith(flights, ['price: 210', `price: 210\n  ${field}`]);
  expect(told(directory, 'errors')).toEqual([]);
  const last = name === 'months' ? 'October 31, 2026' : 'November 3, 2026';
  expect(told(directory, 'warnings')).toContain(
    `${flights}:${line + 1} 0.${name} found 'norhaven-eastwick', which ended ${last} and is not shown; expected a later day, or no such entry`,
  );
});

test('an article that embeds an ended deal is named, with the line', () => {
  const directory = contentCopy();
  const transfers = path.join(directory, 'deals/transfers.yaml');
  const text = readFileSync(transfers, 'utf8');
  writeFileSync(transfers, text.replace('- id: night-cab\n', '$&  until: 2026-11-03\n'));
  expect(told(directory, 'errors')).toEqual([]);
  expect(told(directory, 'warnings')).toContain(
    "blog/harbor-walks.md:49 deal found 'night-cab', which ended November 3, 2026; expected a deal that has not ended, or no such line",
  );
});

test('of two picks in a file the second is an error, unless one of them has ended', () => {
  const pick = (reason: string) => `\n  pick: true\n  by: Ada Quill\n  why: ${reason}`;
  const changes: [string, string][] = [
    ['price: 210', `price: 210${pick('Short.')}`],
    ['price: 95', `price: 95${pick('Cheap.')}`],
  ];
  expect(told(contentWith(flights, ...changes).directory, 'errors')).toEqual([
    expect.stringContaining(
      "2.pick found true, as at 'norhaven-eastwick'; expected one pick at most among the deals that a file shows",
    ),
  ]);
  const [first, [before, after]] = changes as [[string, string], [string, string]];
  const { directory } = contentWith(flights, [first[0], `${first[1]}\n  until: 2026-11-21`], [before, after]);
  expect(told(directory, 'errors')).toEqual([]);
  expect(findSecondPicks(directory, CONTEXT.today)).toEqual([]);
  expect(findSecondPicks(directory, '2026-11-21')).toHaveLength(1);
});

test('two files can have a pick each', () => {
  const pick = '  pick: true\n  by: Ada Quill\n  why: Short.\n';
  const { directory } = contentWith(flights, ['price: 210', `price: 210\n${pick.trimEnd()}`]);
  const transfers = path.join(directory, 'deals/transfers.yaml');
  const text = readFileSync(transfers, 'utf8');
  writeFileSync(transfers, text.replace('- id: night-cab\n', `$&${pick}`));
  expect(readFileSync(transfers, 'utf8')).toContain('pick: true');
  expect(told(directory, 'errors')).toEqual([]);
});

/** What is reported about the fields of one name. */
const toldOf = (field: string, directory: string) =>
  told(directory, 'warnings').filter((line) => line.includes(`.${field} `));

test('a price that is seen after tomorrow is a warning, because no card shows it', () => {
  const seenOn = (day: string) => contentWith(flights, ['price: 210', `price: 210\n  seen: ${day}`]);
  // East of here it is tomorrow already.
  expect(toldOf('seen', seenOn('2026-11-23').directory)).toEqual([]);
  const { directory, line } = seenOn('2026-11-24');
  expect(toldOf('seen', directory)).toEqual([
    `${flights}:${line + 1} 0.seen found 2026-11-24, a day in the future, so the price is not shown; expected the day on which you saw the price, 2026-11-22 at the latest`,
  ]);
});

test('a deal whose price is seen today and holds until tonight has no warning', () => {
  const { directory } = contentWith(flights, [
    'price: 210',
    'price: 210\n  seen: 2026-11-22\n  until: 2026-11-22',
  ]);
  expect([...toldOf('seen', directory), ...toldOf('until', directory)]).toEqual([]);
});

test('a former price in a confirmed file is a warning, because no page shows it', () => {
  const { directory } = contentWith('confirmed.yaml', ['[claims.yaml]', `[${flights}]`]);
  const warnings = toldOf('originalPrice', directory);
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toMatch(
    /0\.originalPrice found 350, which no page shows; expected no such field: only prices seen prove a reduction/,
  );
});

test('while the list of confirmed files is wrong, only that is reported', () => {
  const { directory } = contentWith('confirmed.yaml', ['[claims.yaml]', `[${flights}, nothing.yaml]`]);
  expect(told(directory, 'errors')).toEqual([expect.stringMatching(/^confirmed\.yaml:.*'nothing\.yaml'/)]);
  expect(toldOf('originalPrice', directory)).toEqual([]);
});

test('while a file of deals is wrong, nothing is reported about the articles that name one', () => {
  const directory = contentCopy();
  const transfers = path.join(directory, 'deals/transfers.yaml');
  const text = readFileSync(transfers, 'utf8');
  writeFileSync(transfers, text.replace('- id: night-cab\n', '$&  until: yesterday\n'));
  expect(told(directory, 'errors')).toEqual([expect.stringMatching(/^deals\/transfers\.yaml:.*until/)]);
  expect(told(directory, 'warnings').filter((line) => line.includes('night-cab'))).toEqual([]);
});
