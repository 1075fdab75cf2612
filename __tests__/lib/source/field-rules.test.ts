import { z } from 'zod';
import {
  addressTemplate,
  allFields,
  calendarDate,
  fields,
  fieldsIn,
  FIRST_DERIVED_ID,
  host,
  hostSource,
  httpsAddress,
  id,
  line,
  nameWithAddress,
  slug,
  statedId,
} from '@/lib/source/field-rules';

const message = (schema: z.ZodType) => schema.safeParse({ unknown: 1 }).error?.issues.at(-1)?.message;

test('an object with fields names all that there are to whoever writes another', () => {
  expect(message(fields({ a: z.string().optional(), b: z.string().optional() }))).toBe('one of a, b');
  expect(message(allFields({ a: z.string(), b: z.string(), c: z.string() }))).toBe('a, b and c');
  expect(message(allFields({ a: z.string() }))).toBe('a');
  expect(message(allFields({ one: z.string(), two: z.string() }))).toBe('one and two');
});

test.each(['a', 'a b', 'a b c'])('the fields %s are read from the message', (list) => {
  const names = list.split(' ');
  const shape = Object.fromEntries(names.map((name) => [name, z.string()]));
  for (const rule of [fields, allFields]) expect(fieldsIn(message(rule(shape)) ?? '')).toEqual(names);
});

/** What a rule says of a value; nothing where it takes it. */
const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('a line of text', () => {
  const name = line('a name');
  test('loses the blanks around it', () => expect(name.parse(' Ä name\tof two ')).toBe('Ä name\tof two'));
  test.each(['', '  \n', undefined, 5])('%j is none', (value) =>
    expect(said(name, value)).toEqual(['a name']),
  );
  // An escape of YAML, such as "\x9b", can write them although no file may hold them.
  test.each(['\u0085', '\u009b', '\u202a', '\u202e', '\u2066', '\u2069'])(
    '%j could change its order or a terminal',
    (sign) => expect(said(name, `a${sign}b`)).toEqual(['a name, without control characters']),
  );
  test.each(['\u0000', '\u0008', '\u000b', '\u001f', '\u007f', '\ufffe', '\uffff', '\ud800'])(
    'XML could not hold %j',
    (character) => expect(said(name, `a${character}b`)).toEqual(['a name, without control characters']),
  );
});

const SLUG = "words in lower case joined by hyphens, such as 'cheap-flights'";
const DATE = 'a date of the calendar as YYYY-MM-DD, such as 2025-03-09';
const ID = 'a whole number from 1 that no other entry has';
const ADDRESS =
  'an address that starts with https://, its host in small letters, without user, quotes and blanks';
const TEMPLATE = `${ADDRESS}; {curly} parts stand behind the host`;
const HOST = "a host such as 'aviasales.com', in small letters, without https:// and without a path";
const HOSTS =
  "a host such as 'aviasales.com' or '*.aviasales.com', or a folder such as 'aviasales.com/widgets/'";

test.each<[name: string, schema: z.ZodType, values: readonly unknown[]]>([
  ['a slug', slug, ['cheap-flights', 'a', '7-days-in-oz', 'a'.repeat(200)]],
  ['a date', calendarDate, ['2000-01-01', '2024-02-29', '2099-12-31']],
  ['an id', id, [1, FIRST_DERIVED_ID]],
  ['an id of an article', statedId, [1, FIRST_DERIVED_ID - 1]],
  ['an address', httpsAddress, ['https://a.example', 'https://a.example/b?c=d#e']],
  [
    'an address with parts to fill in',
    addressTemplate,
    ['https://a.example', 'https://a.example/{from}{to}?{+path}', 'https://a.example/b'],
  ],
  ['a host', host, ['a.example', 'www.a-b.example']],
  ['hosts', hostSource, ['a.example', '*.a.example', 'a.example/widgets/']],
])('%s is taken', (_, schema, values) => {
  for (const value of values) expect(schema.parse(value)).toBe(value);
});

test.each<[expected: string, schema: z.ZodType, values: readonly unknown[]]>([
  [SLUG, slug, ['', 'Cheap', '-a', 'a-', 'a--b', 'a b', 'a-b!', 'é', 5]],
  ['200 characters at most', slug, ['a'.repeat(201)]],
  ['100 characters at most', nameWithAddress('a name'), ['Æ'.repeat(101)]],
  [DATE, calendarDate, ['2025-02-30', '9.3.2025', '1.1.2025', '2025-3-9', 2025]],
  ['a date from 2000-01-01 on', calendarDate, ['1999-12-31', '0025-03-09']],
  [ID, id, [0, -1, 1.5, '1']],
  [`${ID}, below 4294967296`, statedId, [FIRST_DERIVED_ID]],
  [ADDRESS, httpsAddress, ['http://a.example', 'a.example/https://', 'https://A.example', 'https://', 5]],
  [
    TEMPLATE,
    addressTemplate,
    [
      'https://{city}.example/',
      'https://a.example{path}',
      'https://a.example?{path}',
      'https://a.example/{ci ty}',
      'https://a.example/{1}',
      'https://a.example/{}',
      'http://a.example/{city}',
      'x https://a.example/',
      5,
    ],
  ],
  [HOST, host, ['https://a.example', 'a.example/b', 'A.example', 'localhost', 5]],
  [HOSTS, hostSource, ['*', '*.*.example', 'https://a.example', 5]],
])('expected %s', (expected, schema, values) => {
  for (const value of values) expect([value, said(schema, value)]).toEqual([value, [expected]]);
});
