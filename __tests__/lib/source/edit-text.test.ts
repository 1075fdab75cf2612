import { applyEdits } from '@/lib/source/edit-text';

test('ranges are replaced in the order of the text, all else stays', () => {
  const edits = [
    { start: 8, end: 13, text: 'words' },
    { start: 0, end: 3, text: 'Two' },
  ];
  expect(applyEdits('One and three.', edits)).toBe('Two and words.');
  expect(edits[0]?.start).toBe(8);
  expect(applyEdits('One', [])).toBe('One');
});

test('at one place an insertion stands in front of a replacement, whichever is named first', () => {
  const insertion = { start: 1, end: 1, text: '<' };
  const replacement = { start: 1, end: 2, text: 'B' };
  expect(applyEdits('abc', [replacement, insertion])).toBe('a<Bc');
  expect(applyEdits('abc', [insertion, replacement])).toBe('a<Bc');
  expect(applyEdits('abc', [replacement, { start: 2, end: 2, text: '>' }])).toBe('aB>c');
});

test('two edits of the same text are refused', () => {
  const edits = [
    { start: 0, end: 2, text: '' },
    { start: 1, end: 3, text: '' },
  ];
  expect(() => applyEdits('abc', edits)).toThrow(new RangeError('two edits overlap at 1'));
});
