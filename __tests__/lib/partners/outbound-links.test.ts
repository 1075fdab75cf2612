import { checkIds, checkOutboundLinks, withLink } from '@/lib/partners/outbound-links';
import { readYaml } from '@/lib/source/yaml-source';
import { registry } from '@/__tests__/fixtures/partner-registry';

const TEXT = 'list:\n  - { id: a, to: flights }\n  - { id: b, to: none }\n  - { id: a, to: trains-to }\n';
const source = readYaml('deals.yaml', TEXT);

test('an entry gets its link, and keeps all else', () => {
  expect(withLink({ id: 'a', label: 'Go', to: 'flights', target: { city: 'Lyon' } })).toEqual({
    ...{ id: 'a', label: 'Go' },
    link: { to: 'flights', target: { city: 'Lyon' } },
  });
});

test('an id that an entry before it has is reported where it stands', () => {
  const entries = [{ id: 'a' }, { id: 'b' }, { id: 'a' }];
  const told = { line: 4, field: 'list.2.id', found: "'a', as before", expected: 'an id of its own' };
  expect(checkIds(entries, source, ['list'])).toEqual([expect.objectContaining(told)]);
  expect(checkIds([{ id: 'a' }, { id: 'b' }], source, ['list'])).toEqual([]);
  expect(checkIds([{ id: 'a' }, { id: 'b' }], source, ['list'], [{ id: 'c' }, { id: 'b' }])).toEqual([
    expect.objectContaining({ line: 3, field: 'list.1.id' }),
  ]);
  expect(checkIds([{ id: 'a' }, { id: 'a' }], readYaml('ids.yaml', '- id: a\n- id: a'))).toEqual([
    expect.objectContaining({ line: 2, field: '1.id' }),
  ]);
});

test('a link that cannot be built is reported where it stands', () => {
  const entries = ['flights', 'none', 'trains-to'].map((to) => ({ to, target: {} }));
  expect(checkOutboundLinks(registry, entries, source, ['list'])).toEqual([
    expect.objectContaining({ line: 3, field: 'list.1.to', found: "'none'" }),
    expect.objectContaining({ line: 4, field: 'list.2.target', expected: "city, as 'trains-to' needs" }),
  ]);
  const top = readYaml('links.yaml', '- to: none');
  expect(checkOutboundLinks(registry, [{ to: 'none', target: {} }], top)).toEqual([
    expect.objectContaining({ line: 1, field: '0.to' }),
  ]);
});
