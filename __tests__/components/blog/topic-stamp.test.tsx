import { render } from '@testing-library/react';
import { TopicStamp } from '@/components/blog/topic-stamp';

const stamp = (name: string, middle: readonly string[]) =>
  render(<TopicStamp name={name} middle={middle} />).container;

test('a stamp has the name along its edge, and one or two lines in the middle', () => {
  expect(stamp('Flight Tips', ['UPDATED', 'JUN 2025'])).toHaveTextContent(/^FLIGHT TIPSUPDATEDJUN 2025$/);
  expect(stamp('Inés Carrera', ['IC'])).toHaveTextContent(/^INÉS CARRERAIC$/);
});

test('a name that is too long for the edge is fitted to it, a short one is not stretched', () => {
  const lengthOf = (name: string) => stamp(name, []).querySelector('textPath')?.getAttribute('textLength');
  expect(lengthOf('Flight Tips')).toBeNull();
  expect(Number(lengthOf('What to do when nothing goes as planned'))).toBeGreaterThan(0);
});
