import { readdirSync, readFileSync } from 'node:fs';
import { ENVIRONMENT, readAccountId, readVariable } from '@/lib/site/environment';
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
  expect(known.at(-1)?.name).toBe('HOST_COMPRESSES');
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
