import { securityText } from '@/scripts/export/security-text';

test('names the contact, where it stands, and a day less than a year ahead on which it ends', () => {
  const text = securityText('https://www.example.com/contact', new Date('2026-11-22T13:00:00Z'));
  expect(text.split('\n')).toEqual([
    'Contact: https://www.example.com/contact',
    'Expires: 2027-11-17T00:00:00Z',
    'Preferred-Languages: en',
    expect.stringMatching(/^Canonical: https?:.*\/\.well-known\/security\.txt$/),
    '',
  ]);
});
