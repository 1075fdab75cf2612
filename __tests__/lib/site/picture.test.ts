import { photoSources } from '@/lib/site/picture';

test('a picture offers widths up to twice its slot', () => {
  const { src, srcSet } = photoSources('1-a', 400);
  expect(srcSet.match(/\d+w(?=,|$)/g)).toEqual(['400w', '800w']);
  expect(src).toContain('w=800');
  expect(photoSources('1-a', 100).srcSet).toMatch(/ 400w$/);
});
