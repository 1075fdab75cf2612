import { loadProviders } from '@/lib/articles/providers';
import { asksFirst, loadAnalytics, loadSite } from '@/lib/site/load-site';
import { contentWith, testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'site.yaml',
  loadSite,
  `
supportNote: => supportPage: nowhere⏎supportNote: => supportPage: the name of a file in content/pages
brandLine: => brandline: => brandline: one of name, description
facebook: https:// => facebook: www. => social.facebook: an address that starts with https://
facebook: https:// => mastodon: https:// => social.mastodon: one of facebook, instagram, pinterest
`,
);

test.each([
  [
    'provider: plausible, domain: a.example',
    {
      provider: 'plausible',
      name: 'Plausible',
      address: 'https://plausible.io/api/event',
      site: 'a.example',
    },
  ],
  [
    "provider: umami, server: 'https://stats.example', website: 94db1cb1-74f4-4a40-ad6c-962362670409",
    { address: 'https://stats.example/api/send', site: '94db1cb1-74f4-4a40-ad6c-962362670409' },
  ],
  [
    "provider: goatcounter, server: 'https://a.goatcounter.com'",
    { address: 'https://a.goatcounter.com/count' },
  ],
])('visits are counted where the operator says who does: %s', (settings, analytics) => {
  const { directory } = contentWith('site.yaml', ['social:', `analytics: { ${settings} }\nsocial:`]);
  expect(loadSite(directory).analytics).toMatchObject(analytics);
  const { origin } = new URL(analytics.address);
  expect(loadProviders(directory).filter(({ purpose }) => purpose === 'analytics')).toEqual([
    expect.objectContaining({ hosts: { connect: [origin] } }),
  ]);
});

test.each([
  ['consent: ask', true],
  ['', false],
  ['consent: maybe', false],
])("what other companies deliver waits for a reader's leave with '%s': %s", (setting, asks) => {
  const { directory } = contentWith('site.yaml', ['social:', `${setting}\nsocial:`]);
  expect(asksFirst(directory)).toBe(asks);
});

test('a build for editors counts nothing', () => {
  const settings = 'analytics: { provider: plausible, domain: a.example }';
  const { directory } = contentWith('site.yaml', ['social:', `${settings}\nsocial:`]);
  process.env.FAREWIND_DRAFTS = 'true';
  try {
    expect(loadAnalytics(directory)).toBeUndefined();
  } finally {
    delete process.env.FAREWIND_DRAFTS;
  }
  expect(loadAnalytics(directory)).toBeDefined();
});

test('without a provider nothing is counted, and no host is allowed for it', () => {
  expect(loadSite().analytics).toBeUndefined();
  expect(loadProviders().map(({ purpose }) => purpose)).not.toContain('analytics');
});

testMistakes(
  'site.yaml',
  loadSite,
  `
social: => consent: maybe⏎social: => consent: none or ask
social: => analytics: { provider: other }⏎social: => analytics.provider: { provider: … } with plausible
social: => analytics: { provider: umami, server: 'https://a.example/x', website: x }⏎social: => analytics.server: the server that counts
social: => analytics: { provider: plausible, server: 'http://a.example', domain: a.example }⏎social: => analytics.server: the server that counts
social: => analytics: { provider: plausible, domain: 'https://a.example' }⏎social: => analytics.domain: a host such as
`,
);

const ALL = `social:
  facebook: https://facebook.example/wayfarer
  instagram: https://instagram.example/wayfarer
  pinterest: https://pinterest.example/wayfarer
`;
test.each([
  ['social:\n  pinterest: https://pinterest.example/a\n', { pinterest: 'https://pinterest.example/a' }],
  ['social: {}\n', {}],
  ['social:\n', {}],
  ['', {}],
])('an operator has the profiles that site.yaml names: %j', (written, profiles) => {
  const { directory } = contentWith('site.yaml', [ALL, written]);
  expect(loadSite(directory).social).toEqual(profiles);
});
