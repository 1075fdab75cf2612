import { speculationRules } from '@/scripts/export/speculation-rules';

test('a link is fetched when a visitor hovers over it, and drawn when it is pressed', () => {
  const { prefetch, prerender } = JSON.parse(speculationRules(''));
  expect(prefetch).toEqual([{ where: expect.anything(), eagerness: 'moderate' }]);
  expect(prerender).toEqual([{ where: prefetch[0].where, eagerness: 'conservative' }]);
});

/** Whether a page at this address is fetched ahead. A `*` of the rules stands for anything, a slash included. */
function isFetchedAhead(basePath: string, address: string): boolean {
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(address);
  const [page, file] = JSON.parse(speculationRules(basePath)).prefetch[0].where.and;
  return matches(page.href_matches) && !matches(file.not.href_matches);
}

test.each([
  ['', '/flights', true],
  ['', '/feed.xml', false],
  ['/travel', '/travel/blog/paying-abroad', true],
  ['/travel', '/elsewhere', false],
  ['/my.site', '/my.site/flights', true],
  ['/my.site', '/my.site/blog/feed.xml', false],
])("below '%s', %s is fetched ahead: %s", (basePath, address, expected) => {
  expect(isFetchedAhead(basePath, address)).toBe(expected);
});
