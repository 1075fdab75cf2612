import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_FILES } from '@/lib/lint/content-files';
import { contentCopy } from '@/__tests__/support/content-copy';
import { plainPng } from '@/__tests__/support/photographs';
import { runCommands, type Call } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** A site that is ready for the public: all accounts are set, and all samples are confirmed. */
function readySite() {
  const content = contentCopy();
  writeFileSync(path.join(content, 'confirmed.yaml'), `confirmed: [${SAMPLE_FILES.join(', ')}]\n`);
  const env = {
    ...{
      CONTENT_DIRECTORY: content,
      SITE_URL: 'https://www.wayfarer.travel',
      SOURCE_DATE_EPOCH: '1795348800',
    },
    ...{
      TRAVELPAYOUTS_MARKER: '123456',
      TRAVELPAYOUTS_TRS: '7890',
      FERRYBUS_REF: 'ab12',
      BUNKHOUSE_ID: '42',
    },
  };
  const call: Call = { script: 'scripts/check-live.ts', cwd: temporaryFolder(), env };
  return { content, call };
}

test('errors in the content are among the problems that stop a production build', async () => {
  const [ready, broken] = [readySite(), readySite()];
  mkdirSync(path.join(broken.content, 'pictures'));
  const picture = await plainPng({ width: 300, height: 200 });
  writeFileSync(path.join(broken.content, 'pictures/bag.png'), picture.subarray(0, picture.length / 2));
  appendFileSync(
    path.join(broken.content, 'blog/light-bags.md'),
    '\n![A bag](bag.png)\n\nSee [this](/blog/no-such-article).\n',
  );
  const [before, after] = await runCommands([ready.call, broken.call]);
  expect(before).toEqual({
    code: 0,
    stdout: expect.not.stringContaining('stop a production build:'),
    stderr: '',
  });
  expect(after).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^These problems stop a production build:\n\nThe content has 2 errors: run npm run check:content\.\n/,
    ),
  });
});

test('what stops a production build is reported as such, although this build is for a preview', async () => {
  const { call } = readySite();
  const env = { ...call.env, SITE_ENV: 'preview', SITE_URL: '', TRAVELPAYOUTS_TRS: '' };
  const [outcome] = await runCommands([{ ...call, env }]);
  expect(outcome).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^A production build .* SITE_URL: .*\n\nA production build .*: TRAVELPAYOUTS_TRS\. /m,
    ),
  });
  expect(outcome?.stdout).not.toContain("SITE_ENV is 'production'");
});

test('mistakes in a file that the checks need are listed with their places, beside everything else', async () => {
  const { content, call } = readySite();
  const registry = path.join(content, 'partners.yaml');
  writeFileSync(registry, readFileSync(registry, 'utf8').replace(/status: \w+/, 'status: open'));
  appendFileSync(path.join(content, 'confirmed.yaml'), 'confirm: []\n');
  const [outcome] = await runCommands([{ ...call, env: { ...call.env, SITE_URL: '' } }]);
  expect(outcome).toMatchObject({ code: 1, stderr: '' });
  expect(outcome?.stdout).toMatch(/^The content has 2 errors/m);
  expect(outcome?.stdout).toMatch(/^A production build .* SITE_URL/m);
  expect(outcome?.stdout).toMatch(/partners\.yaml:\d+:\d+ .* found "open"; expected live or closed$/m);
  expect(outcome?.stdout).toMatch(/confirmed\.yaml:2:1 {2}confirm /m);
});
