import { analyticsSchema } from '@/lib/site/analytics';

const UMAMI = { provider: 'umami', website: '94db1cb1-74f4-4a40-ad6c-962362670409' };

test.each([
  [
    { provider: 'plausible', domain: 'wayfarer.example' },
    ['Plausible', 'https://plausible.io/api/event', 'wayfarer.example'],
  ],
  [
    { provider: 'plausible', domain: 'wayfarer.example', server: 'https://stats.example' },
    ['Plausible', 'https://stats.example/api/event', 'wayfarer.example'],
  ],
  [{ ...UMAMI, server: 'https://stats.example' }, ['Umami', 'https://stats.example/api/send', UMAMI.website]],
  [
    { provider: 'goatcounter', server: 'https://stats.example' },
    ['GoatCounter', 'https://stats.example/count', ''],
  ],
])('visits are counted as %j says', (settings, [name, address, site]) => {
  const { provider } = settings;
  expect(analyticsSchema.parse(settings)).toEqual({ provider, name, address, site });
});

const SERVER = 'the server that counts, such as https://stats.example.com, without a path';
const WEBSITE = 'the id of the website at Umami, such as 94db1cb1-74f4-4a40-ad6c-962362670409';
test.each([
  [{ provider: 'matomo' }, '{ provider: … } with plausible, umami or goatcounter, or no such field'],
  [
    { provider: 'plausible', domain: 'https://a.example' },
    "a host such as 'aviasales.com', in small letters, without",
  ],
  [{ provider: 'goatcounter' }, SERVER],
  [{ provider: 'goatcounter', server: 'http://stats.example' }, SERVER],
  [{ provider: 'goatcounter', server: 'https://stats.example/count' }, SERVER],
  [{ ...UMAMI, server: 'https://stats.example', website: 'wayfarer' }, WEBSITE],
  [{ ...UMAMI, server: 'https://stats.example', website: `${UMAMI.website}0` }, WEBSITE],
  [{ ...UMAMI, server: 'https://stats.example', website: `x${UMAMI.website}` }, WEBSITE],
  [{ ...UMAMI, server: 'https://stats.example', website: 7 }, WEBSITE],
  [{ ...UMAMI, server: 'https://stats.example', domain: 'a.example' }, 'one of provider, server, website'],
])('%j is reported with what is expected', (settings, expected) => {
  expect(analyticsSchema.safeParse(settings).error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining(expected),
  ]);
});
