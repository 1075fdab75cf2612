import { csv } from '@/scripts/command/csv';

test('CRLF at the end of each line, quotes where RFC 4180 wants them', () => {
  expect(
    csv(
      ['page', 'words'],
      [
        ['/', 'plain'],
        ['/a,b', 'the "best" deal\nof all'],
      ],
    ),
  ).toBe('page,words\r\n/,plain\r\n"/a,b","the ""best"" deal\nof all"\r\n');
});

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\tx', '=HYPERLINK("https://evil.example")'])(
  '%j stays text in a spreadsheet',
  (text) => {
    const [, cell] = csv(['words'], [[text]]).split('\r\n');
    expect(cell?.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a negative number stays a number in a spreadsheet', () => {
  expect(csv(['earned', 'clicks'], [['-12.50', '-3']])).toBe('earned,clicks\r\n-12.50,-3\r\n');
});
