import { checkSiteAddress } from '@/lib/site/address';

describe.each([
  [{}, 'https://farewind.example/blog', 'https://farewind.example/', '/icon.svg'],
  [
    { SITE_URL: 'https://a.example/', BASE_PATH: '/travel/' },
    'https://a.example/travel/blog',
    'https://a.example/travel/',
    '/travel/icon.svg',
  ],
])('with %j in the environment', (environment, blog, home, icon) => {
  const before = process.env;
  afterEach(() => {
    process.env = before;
    jest.resetModules();
  });

  test('addresses are absolute, with the base path and without a slash at the end but for the home page', async () => {
    process.env = { ...before, ...environment };
    const { absoluteUrl, asset } = await import('@/lib/site/address');
    expect([absoluteUrl('/blog'), absoluteUrl('/'), asset('/icon.svg')]).toEqual([blog, home, icon]);
  });
});

test.each([
  [{}, 'Addresses begin with the default, https://farewind.example'],
  [{ SITE_URL: 'https://farewind.example/' }, 'Addresses begin with the default'],
  [{ SITE_URL: 'https://www.a.example', BASE_PATH: '/travel/' }, undefined],
  [{ SITE_URL: 'https://a.example:8443', BASE_PATH: '/v1.2/..a' }, undefined],
  [{ SITE_URL: 'http://localhost:3000' }, undefined],
])('an address for the site: %j', (env, warning) => {
  const said = checkSiteAddress(env);
  if (warning) expect(said).toContain(warning);
  else expect(said).toBeUndefined();
});

test.each([
  [{ SITE_URL: 'a.example' }, "SITE_URL is 'a.example'; expected an origin"],
  [{ SITE_URL: 'https://a.example/travel' }, 'with the folder, if any, in BASE_PATH'],
  [{ SITE_URL: 'https://a.example/travel' }, 'such as https://a.example, with'],
  [
    { SITE_URL: 'https://a.example:abc' },
    "SITE_URL is 'https://a.example:abc'; expected an origin such as https://www",
  ],
  [{ SITE_URL: 'https://a.example:99999' }, 'expected an origin such as https://www.example.com'],
  [{ SITE_URL: 'http://a.example' }, 'expected an origin such as https://www.example.com'],
  [{ SITE_URL: 'https://user:pw@a.example' }, 'expected an origin such as https://a.example,'],
  [{ SITE_URL: 'https://a"b.example' }, 'expected an origin'],
  [{ SITE_URL: "https://a'b.example" }, 'expected an origin'],
  [{ SITE_URL: 'https://a<b.example' }, 'expected an origin'],
  [{ SITE_URL: 'https://A.example' }, 'expected an origin such as https://a.example,'],
  [{ SITE_URL: 'https://a.example:443' }, 'expected an origin such as https://a.example,'],
  [{ BASE_PATH: 'travel' }, "BASE_PATH is 'travel'; expected a folder that starts with a slash"],
  [{ BASE_PATH: '/..' }, "BASE_PATH is '/..'; expected a folder"],
  [{ BASE_PATH: '/travel/.' }, 'expected a folder'],
  [{ BASE_PATH: '/_next' }, 'expected a folder'],
  [{ SITE_ENV: ' production ' }, 'needs your own SITE_URL'],
  [{ SITE_ENV: 'production' }, 'needs your own SITE_URL'],
])('no address can be made of %j', (env, message) => {
  expect(() => checkSiteAddress(env)).toThrow(message);
});
