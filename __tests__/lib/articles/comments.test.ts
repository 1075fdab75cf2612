import { addComment, type Comment } from '@/lib/articles/comments';
import { formatCalendarDate, localCalendarDate } from '@/lib/source/dates';

const samples: readonly Comment[] = [
  { id: 1, name: 'A', email: 'a@example.com', message: 'One', date: '2025-01-16' },
  { id: 2, name: 'B', email: 'b@example.com', message: 'Two', date: '2025-01-15' },
];
const fields = { name: 'Ada', email: 'ada@example.com', message: 'Three' };

test('a comment goes on top, numbered by the length of the list', () => {
  const list = addComment(samples, fields, new Date(2025, 2, 9, 23, 59));
  expect(list.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(list[0]).toEqual({ id: 3, ...fields, date: '2025-03-09' });
});

test.each(['name', 'email', 'message'] as const)('a blank %s changes nothing', (field) => {
  expect(addComment(samples, { ...fields, [field]: '' }, new Date())).toBe(samples);
  expect(addComment(samples, { ...fields, [field]: ' \n\t' }, new Date())).toBe(samples);
});

test('the date is that of the clock on the wall, first and last minute of a day', () => {
  expect(localCalendarDate(new Date(2025, 0, 1, 0, 0))).toBe('2025-01-01');
  expect(localCalendarDate(new Date(2025, 11, 31, 23, 59))).toBe('2025-12-31');
});

test('a date is written out without a time zone moving it', () => {
  expect(formatCalendarDate('2025-01-01')).toBe('January 1, 2025');
});
