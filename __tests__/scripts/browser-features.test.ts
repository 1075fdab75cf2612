import { readFileSync } from 'node:fs';
import config from '../../playwright.config';

test('what Playwright turns off in the browser stays off where the list is ours', () => {
  // Not exported: read from the file that sets it.
  const core = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(core) ?? [];
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(ofPlaywright).toContain('HttpsUpgrades');
  const flags = config.use?.launchOptions?.args?.filter((flag) => flag.startsWith('--disable-features='));
  expect(flags).toHaveLength(1);
  expect(flags?.[0]?.slice('--disable-features='.length).split(',')).toEqual(
    expect.arrayContaining(ofPlaywright),
  );
});
