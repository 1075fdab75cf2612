import { SHORT_ARTICLE, SHORT_SLUG } from '@/__tests__/support/articles';
import { ask } from './ask';
import { observatoryPoints, observatoryScore } from './observatory';
import { HOSTS, type RunningHost } from './servers';

/* What a host says of the site's safety, as Mozilla's Observatory counts it, and who may load what from it. */

for (const host of HOSTS) {
  if (host.lack) continue;
  describe(`on ${host.name}`, () => {
    let running: RunningHost;
    beforeAll(async () => {
      running = await host.start({ directory: 'out', basePath: '' });
    });
    afterAll(() => running.stop());

    test.each(['/', '/blog', SHORT_ARTICLE])('the Observatory gives %s an A+', async (address) => {
      const points = observatoryPoints(await ask(running.origin, address));
      expect(points).toEqual({
        contentSecurityPolicy: 0,
        cookies: 0,
        crossOriginResourceSharing: 0,
        crossOriginResourcePolicy: 10,
        framing: 5,
        referrerPolicy: 5,
        subresourceIntegrity: 0,
        // A day by default, until the operator has seen that everything works.
        transportSecurity: -10,
        contentTypeOptions: 0,
      });
      expect(observatoryScore(points)).toBeGreaterThanOrEqual(100);
    });

    test('pages and their data are for this site alone, its pictures for feed readers, too', async () => {
      const policyAt = async (address: string) => {
        const { status, headers } = await ask(running.origin, address);
        return [address, status, headers['cross-origin-resource-policy']];
      };
      for (const address of ['/', '/flights', SHORT_ARTICLE, '/blog/feed.xml'])
        expect(await policyAt(address)).toEqual([address, 200, 'same-origin']);
      for (const address of [`/share/${SHORT_SLUG}.png`, '/icon.svg'])
        expect(await policyAt(address)).toEqual([
          address,
          200,
          host.name === 'npm start' ? undefined : 'cross-origin',
        ]);
    });
  });
}
