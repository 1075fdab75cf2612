import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRY } from '@/__tests__/fixtures/partner-registry';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { EnvironmentError } from '@/lib/site/environment';
import { UserError } from '@/scripts/command/command';
import { checkAccount } from '@/scripts/build/check-account';

const content = temporaryFolder();
const registry = JSON.stringify(REGISTRY, undefined, 2);
// Addresses of .example are samples, and a production build names stand-ins.
writeFileSync(
  path.join(content, 'partners.yaml'),
  registry.replaceAll('.example', '.travel').replace('"partner": "gone"', '"partner": "hostels"'),
);
// A production build names pages that it misses.
mkdirSync(path.join(content, 'pages'));
for (const page of ['about', 'contact', 'privacy'])
  writeFileSync(path.join(content, 'pages', `${page}.md`), '');

const OWN = {
  TRAVELPAYOUTS_MARKER: '123456',
  TRAVELPAYOUTS_TRS: '7890',
  RAILS_ID: 'abc-123456',
  HOSTELS_ID: '9',
};

/** What an operator sees before a build with an environment; the values set here win over any .env file. */
function check(environment: Readonly<Record<string, string>>) {
  const blank = {
    SITE_URL: 'https://www.a.example',
    SITE_ENV: '',
    TRAVELPAYOUTS_MARKER: '',
    TRAVELPAYOUTS_TRS: '',
    RAILS_ID: '',
    HOSTELS_ID: '',
    HOST_COMPRESSES: '',
    CONTENT_DIRECTORY: content,
  };
  const notes: string[] = [];
  const warn = jest.spyOn(console, 'warn').mockImplementation((note: string) => void notes.push(note));
  const before = { ...process.env };
  Object.assign(process.env, blank, environment);
  try {
    checkAccount();
    return { stops: [], notes };
  } catch (error) {
    // Mistakes of people are reported without a stack trace.
    if (!(error instanceof UserError || error instanceof EnvironmentError)) throw error;
    return { stops: error.message.split('\n'), notes };
  } finally {
    process.env = before;
    warn.mockRestore();
  }
}

const ENVIRONMENTS = {
  placeholders: {},
  production: { ...OWN, TRAVELPAYOUTS_TRS: '000000', RAILS_ID: '', SITE_URL: '', SITE_ENV: 'production' },
  malformed: { ...OWN, TRAVELPAYOUTS_MARKER: '12 34' },
  compression: { ...OWN, HOST_COMPRESSES: 'yes' },
  complete: { ...OWN, SITE_ENV: 'production' },
};
test('placeholders: one line of warning, and the build goes on', () => {
  const { stops, notes } = check(ENVIRONMENTS.placeholders);
  expect(stops).toEqual([]);
  expect(notes).toEqual([
    'Partner links earn nothing yet: TRAVELPAYOUTS_MARKER, TRAVELPAYOUTS_TRS, RAILS_ID, HOSTELS_ID still have their placeholders (see .env.example).',
  ]);
});

test('a production build without an address and with placeholders stops and lists them, without a stack trace', () => {
  expect(check(ENVIRONMENTS.production).stops).toEqual([
    expect.stringMatching(/^A production build \(SITE_ENV=production\) needs your own SITE_URL/),
    expect.stringMatching(/^A production build .*: TRAVELPAYOUTS_TRS, RAILS_ID\. /),
  ]);
});

test('a malformed marker is named with what is expected, without a stack trace', () => {
  expect(check(ENVIRONMENTS.malformed).stops).toEqual([
    "TRAVELPAYOUTS_MARKER is '12 34'; expected 3 to 12 digits and nothing else, as your Travelpayouts account shows them",
  ]);
});

test('a wrong word in HOST_COMPRESSES stops the build before it begins', () => {
  expect(check(ENVIRONMENTS.compression).stops).toEqual([
    "HOST_COMPRESSES is 'yes'; expected true, false or nothing",
  ]);
});

test('a complete account builds for production in silence', () => {
  expect(check(ENVIRONMENTS.complete)).toEqual({ stops: [], notes: [] });
});

test('a production build with samples stops and names file, line and what to do, without a stack trace', () => {
  const claims = path.join(content, 'claims.yaml');
  writeFileSync(claims, 'claims:\n  - { id: many, text: Trusted by millions }\n');
  expect(check(ENVIRONMENTS.complete).stops).toEqual([
    'A production build (SITE_ENV=production) cannot contain samples:',
    expect.stringMatching(/claims\.yaml:2:\d+ {2}claims\.0\.text {2}found "Trusted by millions"/),
    expect.stringMatching(/content\/confirmed\.yaml/),
  ]);
});
