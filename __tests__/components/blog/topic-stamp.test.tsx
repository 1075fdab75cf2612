import { render } from '@testing-library/react';
import { TopicStamp, type StampMarks } from '@/components/blog/topic-stamp';

const stamp = (name: string, marks: Partial<StampMarks> = {}) =>
  render(<TopicStamp name={name} foot={undefined} {...marks} />).container;

test('a stamp has the name along its edge, a text in the middle and one at its lower edge', () => {
  expect(stamp('Inés Carrera', { text: 'IC', foot: 'JUN 2025' })).toHaveTextContent(
    /^INÉS CARRERA· JUN 2025 ·IC$/,
  );
  expect(stamp('Flight Tips')).toHaveTextContent(/^FLIGHT TIPS$/);
});

test('a category has a pictogram in the middle of its stamp', () => {
  const line = 'M2 2h16';
  expect(stamp('Flight Tips', { pictogram: line }).querySelector(`path[d='${line}']`)).not.toBeNull();
});

test('a name that is too long for the edge is fitted to it, a short one is not stretched', () => {
  const lengthOf = (name: string) => stamp(name).querySelector('textPath')?.getAttribute('textLength');
  expect(lengthOf('Flight Tips')).toBeNull();
  expect(Number(lengthOf('What to do when nothing goes as planned'))).toBeGreaterThan(0);
});
