import { textTable } from '@/scripts/command/text-table';

test('rows are columns under their names, as wide as a terminal shows them, without lines and blanks at the end', () => {
  const rows = [
    ['東京', '1', 'by rail'],
    ['a', '', ''],
    ['Åre', '23', 'x'],
  ];
  expect(textTable(['place', 'n', ''], rows).split('\n')).toEqual([
    'place  n',
    '東京   1   by rail',
    'a',
    'Åre    23  x',
  ]);
});

test('a table without rows has its names', () => {
  expect(textTable(['place', 'n'], [])).toBe('place  n');
});
