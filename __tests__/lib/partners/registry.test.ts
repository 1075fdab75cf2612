import { loadPartners } from '@/lib/site/load-partners';
import { followStandIns, liveEntry, PARTNER_REL, partnerHosts } from '@/lib/partners/registry';

const live = { status: 'live' } as const;
const closed = (standIn?: string) => ({ status: 'closed', standIn }) as const;

test.each([
  ['a live one', { a: live }, { live: 'a' }],
  ['a live one that names a stand-in', { a: { ...live, standIn: 'b' }, b: live }, { live: 'a' }],
  ['a closed one', { a: closed('b'), b: live }, { live: 'b' }],
  ['a chain', { a: closed('b'), b: closed('c'), c: live }, { live: 'c' }],
  ['a circle', { a: closed('b'), b: closed('a') }, { brokenAt: 'a', because: 'a circle' }],
  ['itself', { a: closed('a') }, { brokenAt: 'a', because: 'a circle' }],
  ['no stand-in', { a: closed() }, { brokenAt: 'a', because: 'no stand-in' }],
  ['an unknown stand-in', { a: closed('x') }, { brokenAt: 'x', because: 'unknown' }],
  ['an unknown key', {}, { brokenAt: 'a', because: 'unknown' }],
])('stand-ins of %s', (_, entries, end) => {
  expect(followStandIns(entries, 'a')).toEqual(end);
  if ('live' in end) expect(liveEntry<{ status: 'live' | 'closed' }>(entries, 'a').status).toBe('live');
  else expect(() => liveEntry(entries, 'a')).toThrow(TypeError);
});

test('links to partners are marked as paid for', () => {
  expect(PARTNER_REL.split(' ').sort()).toEqual(['nofollow', 'noopener', 'sponsored']);
});

test('the hosts of all partners are known, the network included', () => {
  expect(partnerHosts(loadPartners())).toEqual(
    expect.arrayContaining([
      'skyfare.example',
      'go.network.example',
      'short.example',
      'widgets.example',
      'oldstay.example',
      'frame.ferrybus.example',
    ]),
  );
});
