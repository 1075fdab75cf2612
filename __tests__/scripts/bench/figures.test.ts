import { markdownTable } from '../../../scripts/bench/markdown-table';
import { busyWarning, machineParagraph, type Machine } from '../../../scripts/bench/machine';
import { parseCounts } from '../../../scripts/bench/parse-counts';
import { median, ratio } from '../../../scripts/bench/statistics';
import { UserError } from '@/scripts/command/command';

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 9], 3],
  // By number, not by spelling.
  [[100, 20, 3], 20],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('no measurement has no median', () => {
  expect(() => median([])).toThrow(RangeError);
});

test('a ratio says how many times the reference, and nothing beside a reference of nothing', () => {
  expect(ratio(1150, 1000)).toBe('1.15×');
  expect(ratio(12, 0)).toBe('–');
});

test('a cell with a bar stays one cell', () => {
  expect(markdownTable(['page', 'ms'], [['a|b', '5']])).toBe('| page | ms |\n| --- | --: |\n| a\\|b | 5 |');
});

const QUIET: Machine = {
  cpu: 'Made-up 1',
  cores: 2,
  memory: 7.8,
  system: 'Linux 6',
  node: 'v20.19.0',
  load: 1,
};

test('a report says where and when it was measured', () => {
  const text = machineParagraph(QUIET, new Date('2026-02-03T23:00:00Z'), ['Chromium 150']);
  expect(text).toBe(
    'Measured on 2026-02-03: 2 cores of Made-up 1, 8 GB, Linux 6, Node 20.19.0, Chromium 150, load 1.0 at the start.',
  );
});

test('a load of more than half the cores is warned of', () => {
  expect(busyWarning(QUIET)).toBeUndefined();
  const busy = { ...QUIET, load: 1.1 };
  expect(busyWarning(busy)).toContain('load 1.1 on 2 cores');
  expect(machineParagraph(busy, new Date(0), [])).toContain('**The machine was busy');
});

test('numbers of articles are put in order', () => {
  expect(parseCounts('--builds', '1000,12')).toEqual([12, 1000]);
});

test.each(['x', '', '12,', '0', '1.5', '-3'])("'%s' is no list of numbers of articles", (text) => {
  expect(() => parseCounts('--builds', text)).toThrow(UserError);
  expect(() => parseCounts('--builds', text)).toThrow(`--builds is '${text}'`);
});

test('where one number is wanted, two are too many', () => {
  expect(() => parseCounts('--runs', '3,4', 1)).toThrow('a whole number from 1');
});
