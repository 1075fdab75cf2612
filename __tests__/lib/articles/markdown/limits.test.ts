import { outlineOf } from '@/lib/lint/markdown/outline';

test.each([
  ['characters', 'word '.repeat(12_001)],
  ['boxes', ':::tip\nWords.\n:::\n\n'.repeat(41)],
  ['signs of emphasis', '*a_'.repeat(4000)],
  ['lines of dashes', 'a\n-\n'.repeat(400)],
  ['blanks in a row', `[a](b${' '.repeat(600)}c)`],
  ['cells of tables', `${'|a'.repeat(100)}\n`.repeat(70)],
])('a body with too many %s is not read, and says how many it may have', (what, body) => {
  expect(outlineOf(body).parts).toEqual([
    expect.objectContaining({
      kind: 'unreadable',
      found: expect.stringContaining(what),
      expected: expect.stringMatching(/at most|one/),
    }),
  ]);
});

test('a long article with all of it is read', () => {
  const body = [
    'word '.repeat(5000),
    ':::tip\nWords.\n:::\n\n'.repeat(20),
    '**a** *b* '.repeat(200),
    '\n\n---\n\nWords.'.repeat(50),
    `\n\n| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(200)}`,
  ].join('\n\n');
  expect(outlineOf(body).parts.map(({ kind }) => kind)).not.toContain('unreadable');
});
