import { EnvironmentError } from '@/lib/site/environment';
import { accountsInUse } from '@/lib/partners/account';
import { placeholderWarning, readAccount as read } from '@/lib/site/operator-account';
import { registry } from '@/__tests__/fixtures/partner-registry';

const OWN = {
  TRAVELPAYOUTS_MARKER: '123456',
  TRAVELPAYOUTS_TRS: '7890',
  RAILS_ID: 'abc-123456',
  HOSTELS_ID: '9',
};
const readAccount = (env: Readonly<Record<string, string | undefined>>) => read(registry, env);

test('an empty environment gives harmless placeholders and one line of warning', () => {
  const account = readAccount({ TRAVELPAYOUTS_MARKER: '  ' });
  expect(account).toMatchObject({ marker: '000000', trs: '000000' });
  expect(account.placeholders).toEqual([
    'TRAVELPAYOUTS_MARKER',
    'TRAVELPAYOUTS_TRS',
    'RAILS_ID',
    'HOSTELS_ID',
  ]);
  const warning = placeholderWarning(account);
  expect(warning).toMatch(
    /^Partner links earn nothing yet: TRAVELPAYOUTS_MARKER, TRAVELPAYOUTS_TRS, RAILS_ID, HOSTELS_ID still have their placeholders/,
  );
  expect(warning).not.toContain('\n');
});

test('values of the operator are taken as they are, and nothing is warned of', () => {
  const account = readAccount({ ...OWN, SITE_ENV: 'production' });
  expect(account).toEqual({
    marker: '123456',
    trs: '7890',
    ids: { rails: 'abc-123456', hostels: '9' },
    placeholders: [],
  });
  expect(placeholderWarning(account)).toBeUndefined();
});

test('a production build refuses placeholders and lists those that are left, and no others', () => {
  const refused = () => readAccount({ ...OWN, TRAVELPAYOUTS_TRS: '', SITE_ENV: 'production' });
  expect(refused).toThrow(EnvironmentError);
  expect(refused).toThrow(/placeholders.*: TRAVELPAYOUTS_TRS\. /);
});

test('a production build lists all that are left', () => {
  expect(() => readAccount({ SITE_ENV: 'production' })).toThrow(
    /: TRAVELPAYOUTS_MARKER, TRAVELPAYOUTS_TRS, RAILS_ID, HOSTELS_ID\. Set them/,
  );
});

test('without the marker alone, partner links earn nothing', () => {
  expect(placeholderWarning(readAccount({ ...OWN, TRAVELPAYOUTS_MARKER: '' }))).toMatch(
    /^Partner links earn nothing yet: TRAVELPAYOUTS_MARKER still has its placeholder /,
  );
});

test('a placeholder that is written out is still a placeholder', () => {
  expect(readAccount({ ...OWN, TRAVELPAYOUTS_MARKER: '000000' }).placeholders).toEqual([
    'TRAVELPAYOUTS_MARKER',
  ]);
});

test.each([
  ['TRAVELPAYOUTS_MARKER', '12ab56'],
  ['TRAVELPAYOUTS_MARKER', '123456.home'],
  ['TRAVELPAYOUTS_TRS', '-1'],
  ['RAILS_ID', 'a&b=c'],
  ['SITE_ENV', 'prod'],
])('a wrong %s (%s) is named with what is expected', (name, value) => {
  expect(() => readAccount({ ...OWN, [name]: value })).toThrow(
    new RegExp(`^${name} is '${value.replace('.', '\\.')}'; expected \\w+`),
  );
});

test('several wrong values are reported at once', () => {
  expect(() => readAccount({ TRAVELPAYOUTS_MARKER: 'x', TRAVELPAYOUTS_TRS: 'y' })).toThrow(
    /TRAVELPAYOUTS_MARKER.*\nTRAVELPAYOUTS_TRS/,
  );
});

describe('the variables of accounts', () => {
  test('those are asked for whose links the site shows, stand-ins included', () => {
    expect(accountsInUse(registry)).toEqual(['rails', 'hostels']);
    expect(readAccount(OWN).placeholders).toEqual([]);
  });

  test('the account of a frame is asked for, too', () => {
    const transfers = { ...registry.embeds.transfers!, account: 'idle' };
    expect(accountsInUse({ ...registry, embeds: { ...registry.embeds, transfers } })).toEqual([
      'rails',
      'hostels',
      'idle',
    ]);
  });

  test.each([undefined, '', '  ', 'placeholder'])('%j is not set, and is named', (value) => {
    const read = readAccount({ ...OWN, RAILS_ID: value });
    expect(read.placeholders).toEqual(['RAILS_ID']);
    expect(read.ids).toEqual({ hostels: '9' });
    expect(placeholderWarning(read)).toMatch(
      /^Some partner links earn nothing yet: RAILS_ID still has its placeholder/,
    );
  });

  test('an id that could change an address is refused, with the variable', () => {
    expect(() => readAccount({ ...OWN, HOSTELS_ID: 'a&b=c' })).toThrow(
      /^HOSTELS_ID is 'a&b=c'; expected letters, digits/,
    );
  });
});
