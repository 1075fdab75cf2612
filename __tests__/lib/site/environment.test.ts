import { readdirSync, readFileSync } from 'node:fs';
import {
  ENVIRONMENT,
  EnvironmentError,
  isSecureAddress,
  rawVariable,
  readAccountId,
  readVariable,
  requireVariables,
  setVariables,
} from '@/lib/site/environment';
import { filesBelow } from '@/lib/source/read-files';

const NAMES = Object.keys(ENVIRONMENT.shape) as (keyof typeof ENVIRONMENT.shape)[];
const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value]) => ({ name, value }),
);
const documented = readFileSync('docs/environment.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `(\w+)`\s+\|\s*(.*?)\s*\|\s*(.*?)\s*\|$/.exec(line)?.slice(1) ?? []);

test('every variable has a default that the schema takes, set empty or not at all', () => {
  for (const name of NAMES) expect(readVariable(name, { [name]: ' ' })).toEqual(readVariable(name, {}));
});

test('a malformed variable that a command needs is reported with all others that are malformed', () => {
  const wrong = { BASE_PATH: 'travel/', TRAVELPAYOUTS_MARKER: 'x', HSTS_MAX_AGE: '1y' };
  const check = (env: Readonly<Record<string, string>>) => () =>
    requireVariables(['SITE_URL', 'BASE_PATH'], env);
  expect(check(wrong)).toThrow(EnvironmentError);
  expect(check(wrong)).toThrow(
    /^BASE_PATH is 'travel\/'; .*\nTRAVELPAYOUTS_MARKER is 'x'; .*\nHSTS_MAX_AGE is '1y'; [^\n]*$/,
  );
  expect(check({ ...wrong, BASE_PATH: '/travel' })).not.toThrow();
});

type Name = (typeof NAMES)[number];

test.each<readonly [Name, string, unknown]>([
  ['SITE_URL', 'https://www.example.com', 'https://www.example.com'],
  ['SITE_URL', 'https://www.example.com//', 'https://www.example.com'],
  ['SITE_URL', 'https://www.example.com:8443', 'https://www.example.com:8443'],
  ['SITE_URL', 'http://localhost:3000', 'http://localhost:3000'],
  ['SITE_URL', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['SITE_URL', ' https://www.example.com ', 'https://www.example.com'],
  ['BASE_PATH', '/travel', '/travel'],
  ['BASE_PATH', ' /travel ', '/travel'],
  ['BASE_PATH', '/travel/deals-2.0_~x/', '/travel/deals-2.0_~x'],
  ['BASE_PATH', '/', ''],
  ['SITE_ENV', ' production ', 'production'],
  ['TRAVELPAYOUTS_MARKER', ' 123 ', '123'],
  ['TRAVELPAYOUTS_TRS', '123456789012', '123456789012'],
  ['TRAVELPAYOUTS_TOKEN', ' !2345678~ ', '!2345678~'],
  ['TRAVELPAYOUTS_TOKEN', 'a'.repeat(8), 'a'.repeat(8)],
  ['TRAVELPAYOUTS_TOKEN', 'a'.repeat(500), 'a'.repeat(500)],
  ['HOST_COMPRESSES', ' true ', true],
  ['HOST_COMPRESSES', 'false', false],
  ['HSTS_MAX_AGE', '0', 0],
  ['HSTS_MAX_AGE', '31536000', 31_536_000],
  ['REPORTING_URL', 'https://reports.example/csp?site=1', 'https://reports.example/csp?site=1'],
  ['CF_PAGES', '1', true],
  ['SOURCE_DATE_EPOCH', '1735689600', new Date('2025-01-01T00:00:00Z')],
  ['PORT', ' 0 ', 0],
  ['PORT', '65535', 65_535],
  ['HOST', '0.0.0.0', '0.0.0.0'],
  ['HOST', '::', '::'],
  ['HOST', 'localhost', 'localhost'],
  ['ALLOWED_HOSTS', 'Preview.example,192.168.0.7', ['preview.example', '192.168.0.7']],
  ['ALLOWED_HOSTS', ' a , b-2.example  [fe80::1] ', ['a', 'b-2.example', '[fe80::1]']],
])('%s takes %j', (name, given, value) => {
  expect(readVariable(name, { [name]: given })).toEqual(value);
});

const ORIGIN = 'expected an origin such as https://www.example.com, with the folder, if any, in BASE_PATH';
const FOLDER = 'expected a folder that starts with a slash, such as /travel, or nothing';
const DIGITS = 'expected 3 to 12 digits and nothing else, as your Travelpayouts account shows them';
const WHOLE_SECONDS = 'it must be whole seconds';
const A_PORT = 'it must be a whole number from 1 to 65535, or 0 for any free port.';
const AN_ADDRESS = 'it must be the IP address to listen on, such as 0.0.0.0 for all';
const HOSTS = 'it must list host names without scheme and port, separated by commas';

test.each<readonly [Name, string, string | RegExp]>([
  ['SITE_URL', 'www.example.com', ORIGIN],
  ['SITE_URL', 'http://www.example.com', ORIGIN],
  ['SITE_URL', 'ftp://localhost', ORIGIN],
  ['SITE_URL', 'https://www.example.com/travel', ORIGIN],
  ['SITE_URL', 'https://WWW.example.com:443', ORIGIN],
  ['SITE_URL', 'https://mine.example/travel', 'such as https://mine.example, with the folder'],
  ['PHOTO_HOST_URL', 'http://photos.example', /expected an origin such as https:\/\/[a-z.]+$/],
  ['BASE_PATH', 'travel', FOLDER],
  ['BASE_PATH', 'https://www.example.com/travel', FOLDER],
  ['BASE_PATH', '/travel//deals', FOLDER],
  ['BASE_PATH', '/travel deals', FOLDER],
  ['BASE_PATH', '/travel?a', FOLDER],
  ['BASE_PATH', '/./travel', '. and .. and _next are no folders for it'],
  ['BASE_PATH', '/travel/..', '. and .. and _next are no folders for it'],
  ['BASE_PATH', '/_next', '. and .. and _next are no folders for it'],
  ['SITE_ENV', 'live', 'expected preview or production'],
  ['TRAVELPAYOUTS_MARKER', '12', DIGITS],
  ['TRAVELPAYOUTS_MARKER', '1234567890123', DIGITS],
  ['TRAVELPAYOUTS_MARKER', '123.sub', DIGITS],
  ['TRAVELPAYOUTS_TRS', 'id123', DIGITS],
  ['TRAVELPAYOUTS_TRS', '12', DIGITS],
  ['HOST_COMPRESSES', 'yes', 'expected true, false or nothing'],
  ['HSTS_MAX_AGE', '-1', WHOLE_SECONDS],
  ['HSTS_MAX_AGE', '1d', WHOLE_SECONDS],
  ['HSTS_MAX_AGE', '1234567890', WHOLE_SECONDS],
  ['SOURCE_DATE_EPOCH', '2025-01-01', WHOLE_SECONDS],
  ['SOURCE_DATE_EPOCH', 'now0', WHOLE_SECONDS],
  ['SOURCE_DATE_EPOCH', '123456789012', WHOLE_SECONDS],
  ['PORT', '65536', A_PORT],
  ['PORT', '-1', A_PORT],
  ['PORT', '3000x', A_PORT],
  ['HOST', 'example.com', AN_ADDRESS],
  ['HOST', '256.0.0.1', AN_ADDRESS],
  ['ALLOWED_HOSTS', 'https://preview.example', HOSTS],
  ['ALLOWED_HOSTS', 'preview.example:3000', HOSTS],
  ['ALLOWED_HOSTS', 'fine.example,.example', HOSTS],
  ['ALLOWED_HOSTS', '[fe80::1', HOSTS],
])('%s does not take %j: the message names both, and what is expected', (name, given, expected) => {
  const read = () => readVariable(name, { [name]: given });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(`${name} is '${given}'; `);
  expect(read).toThrow(expected);
});

test.each([
  ['https://deals.example/a?b', true],
  ['http://localhost:3000/a', true],
  ['http://deals.example/a', false],
  ['javascript:alert(1)', false],
  ['deals.example', false],
])('whether what is sent to %s stays private: %s', (address, isSecure) => {
  expect(isSecureAddress(address)).toBe(isSecure);
});

test.each(['1234567', 'a'.repeat(501), 'two words', 'line\nbreak', 'schlüssel'])(
  'a token such as %j is rejected, and no message shows it',
  (token) => {
    expect(() => readVariable('TRAVELPAYOUTS_TOKEN', { TRAVELPAYOUTS_TOKEN: token })).toThrow(
      /^TRAVELPAYOUTS_TOKEN is not usable; expected 8 or more ASCII characters without blanks, as your account shows them$/,
    );
  },
);

test("the id of a partner's own account is what links may carry, and its placeholder is none", () => {
  const read = (id: string | undefined) => readAccountId('OWN_ID', { OWN_ID: id });
  expect(read(undefined)).toBeUndefined();
  expect(read(' ')).toBeUndefined();
  expect(read('placeholder')).toBeUndefined();
  expect(read(' a_B-1.~ ')).toBe('a_B-1.~');
  expect(read('a'.repeat(80))).toBe('a'.repeat(80));
  for (const id of ['a'.repeat(81), 'a&b', '=a', 'a b'])
    expect(() => read(id)).toThrow(
      `OWN_ID is '${id}'; expected letters, digits, hyphens, dots, tildes and underscores only, as in the links of your account`,
    );
});

test("without a list of variables, the process's own count", () => {
  setVariables({ CHROMIUM_PATH: '/opt/chromium' });
  expect(readVariable('CHROMIUM_PATH')).toBe('/opt/chromium');
  expect(rawVariable('CHROMIUM_PATH')).toBe('/opt/chromium');
  expect(readAccountId('CHROMIUM_PATH', {})).toBeUndefined();
});

test.each([
  'http://reports.example',
  'https://reports.example/a;b',
  'https://reports.example/a,b',
  '"',
  'https://r.example/$x',
])('reports cannot go to %s: it would not stay whole in a header', (address) => {
  expect(() => readVariable('REPORTING_URL', { REPORTING_URL: address })).toThrow(
    'expected an address such as https://reports.example/csp',
  );
});

test('.env.example builds as it stands, and shows what an operator sets', () => {
  const known = example.filter(({ name }) => NAMES.some((variable) => variable === name));
  expect(known.map(({ name }) => name)).toEqual(NAMES.slice(0, known.length));
  expect(known.at(-1)?.name).toBe('REPORTING_URL');
  for (const { name, value } of known)
    expect(readVariable(name as (typeof NAMES)[number], { [name]: value })).toEqual(
      readVariable(name as (typeof NAMES)[number], {}),
    );
  for (const { name, value } of example.filter((variable) => !known.includes(variable)))
    expect([name, readAccountId(name, { [name]: value })]).toEqual([name, undefined]);
});

test('docs/environment.md has a line for every variable, in the words of the schema', () => {
  const rows = NAMES.flatMap((name) => {
    const value = readVariable(name, {});
    const text = value === undefined || value === false ? '' : String(value);
    return [name, ENVIRONMENT.shape[name].description, text && `\`${text}\``];
  });
  expect(documented).toEqual(rows);
});

test('nothing but lib/site/environment.ts reads the environment of the process', () => {
  const files = ['app', 'components', 'lib', 'scripts']
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .concat(readdirSync('.').filter((name) => /\.m?[jt]s$/.test(name)))
    .filter((file) => readFileSync(file, 'utf8').includes('process.env'))
    .sort();
  // Next compiles the condition of the layout away, which it does for these very words; the manifest is below the layer `site`; the
  // configurations are read by other programs, to which a build tells in a variable of their own what is in them; what watches a build
  // hands the whole environment on, and loads no package.
  expect(files).toEqual([
    'app/layout.tsx',
    'lib/site/environment.ts',
    'lib/source/manifest.ts',
    'next-sitemap.config.mjs',
    'next.config.mjs',
    'scripts/build/supervise.ts',
  ]);
});
