import { checksum } from '@/lib/source/checksum';

test('the checksum tells texts apart and is the same everywhere', () => {
  expect(checksum('')).toBe('ztntfp');
  expect(checksum('abc')).not.toBe(checksum('acb'));
  expect(checksum('é')).not.toBe(checksum('e'));
});
