import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { securityHeaders } from '@/lib/site/content-security-policy';
import { headersFile } from '@/scripts/export/header-files';
import { caddyRules, nginxRules } from '@/scripts/export/server-rules';
import { SHORT_ARTICLE, SHORT_SLUG } from '@/__tests__/support/articles';
import { ask } from './ask';
import { observatoryPoints, observatoryScore } from './observatory';
import { HOSTS, type RunningHost } from './servers';

/* What a host says of the site's safety, as Mozilla's Observatory counts it, and who may load what from it. */

const REPORTING = securityHeaders({ hstsMaxAge: 0, reportingUrl: 'https://reports.example/csp' });

/** A small export of an operator who wants reports. */
function reportingSite(): string {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, '_hosts'));
  for (const [file, text] of Object.entries({
    'index.html': '<!doctype html><title>Home</title>',
    '404.html': '<!doctype html><title>Missing</title>',
    _headers: headersFile(REPORTING),
    _redirects: '',
    '_hosts/nginx.conf': nginxRules(REPORTING, []),
    '_hosts/Caddyfile': caddyRules(REPORTING, []),
  }))
    writeFileSync(path.join(directory, file), text);
  return directory;
}

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

    test('the headers that ask for reports arrive as they were written', async () => {
      const site = await host.start({ directory: reportingSite(), basePath: '' });
      try {
        const { headers } = await ask(site.origin, '/');
        for (const [name, value] of Object.entries(REPORTING))
          expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
        expect(headers['reporting-endpoints']).toBe('reports="https://reports.example/csp"');
      } finally {
        await site.stop();
      }
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
