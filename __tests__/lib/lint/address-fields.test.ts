import { z } from 'zod';
import { EDITOR_SCHEMAS } from '@/lib/lint/content-files';

/* Every text field of every schema of content, so that a new address field cannot get past the one rule. */

interface Field {
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

type Definition = z.core.$ZodTypes['_zod']['def'];

/** The texts below a schema, by path; `*` stands for any key or place in a list. */
function textFields(schema: z.core.$ZodType, path: string): readonly Field[] {
  const definition = schema._zod.def as Definition;
  switch (definition.type) {
    case 'string':
      return [{ path, schema }];
    case 'object':
      return Object.entries(definition.shape).flatMap(([key, field]) => textFields(field, `${path}.${key}`));
    case 'array':
      return textFields(definition.element, `${path}.*`);
    case 'record':
      return textFields(definition.valueType, `${path}.*`);
    case 'union':
      return definition.options.flatMap((option) => textFields(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return textFields(definition.innerType, path);
    case 'pipe':
      return textFields(definition.in, path);
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'number':
      return [];
    default:
      throw new Error(`${path}: this test does not know the type '${definition.type}' yet`);
  }
}

const fields = Object.entries(EDITOR_SCHEMAS).flatMap(([kind, { schema }]) => textFields(schema, kind));

const takes = ({ schema }: Field, text: string) => z.safeParse(schema, text).success;
const SAMPLES = ['https://letters.example/a?b=c&d=e', 'letters.example'];
const isFreeText = (field: Field) => takes(field, 'Some words such as these: one & two');
const addressFields = fields.filter(
  (field) => !isFreeText(field) && SAMPLES.some((sample) => takes(field, sample)),
);

test('the fields whose values reach the policy, a header or an attribute are found', () => {
  const paths = addressFields.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'blog.newsletter.service.action',
      'site.social.facebook',
      'site.social.instagram',
      'site.social.pinterest',
      'partners.network.linkUrl',
      'partners.network.shortHosts.*',
      'partners.network.widgetHost',
      'partners.network.csp.script.*',
      'partners.partners.*.hosts.*',
      'partners.partners.*.pages.*',
      'partners.partners.*.csp.frame.*',
      'partners.searchForm.action',
      'partners.embeds.*.address',
    ]),
  );
});

test('a field that is called an address or a host is held to the rule', () => {
  const named =
    /(?:^|\.)(?:\w*(?:url|address|host|hosts|link|action|href|src)|hosts\.\*|pages\.\*|csp\.\w+\.\*)$/i;
  const known = new Set(addressFields.map(({ path }) => path));
  // Keys of other entries, which the checks of the registry look up.
  const keys = ['partners.widgets.*.link', 'partners.embeds.*.link'];
  const missed = fields.filter(({ path }) => named.test(path) && !known.has(path) && !keys.includes(path));
  expect(missed.map(({ path }) => path)).toEqual([]);
});

const HOSTS = [
  'letters.example;script-src-elem',
  'letters.example;script-src *',
  "letters.example'unsafe-inline'",
  'letters.example"onload="x',
  'letters.example,evil.example',
  'letters.example evil.example',
  'letters.example\nX-Header: 1',
  'letters.example\u0000',
  'letters.example\u00a0evil.example',
  'user:password@letters.example',
  'user@letters.example',
  'LETTERS.example',
  'bücher.example',
  'letters_.example',
  '-letters.example',
  'letters.example.',
  'letters..example',
  'letters.example:443',
  'letters.example:x',
  'localhost',
  '[::1]',
  '*',
  '*.*.example',
  'l{city}.example',
  '<b>.example',
  'letters.example\\@evil.example',
  '',
];
const HOSTILE = [
  ...HOSTS.flatMap((host) => [host, `https://${host}`, `https://${host}/`]),
  'http://letters.example/',
  '//letters.example/',
  'HTTPS://letters.example/',
  'https:letters.example/',
  'https:/letters.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://letters.example/a b',
  'https://letters.example/"onload="x',
  "https://letters.example/'x'",
  'https://letters.example/<x>',
  'https://letters.example/\\x',
  'https://letters.example/\nx',
  'https://letters.example/\u007f',
  'https://letters.example/ü',
  ' https://letters.example/',
  'https://letters.example/ ',
  'https://letters.example/`x`',
  'https://letters.example/{ci ty}',
];

test.each(addressFields.map((field) => [field.path, field] as const))(
  '%s takes no address that could say more than its host',
  (_, field) => {
    expect(HOSTILE.filter((text) => takes(field, text))).toEqual([]);
  },
);
