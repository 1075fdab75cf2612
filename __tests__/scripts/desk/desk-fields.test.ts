import { deskFields } from '@/scripts/desk/desk-fields';
import type { JsonSchema } from '@/scripts/editor/json-schemas';

/** The form of one field. */
const field = (schema: JsonSchema, required: string[] = []) =>
  deskFields({ properties: { publishDate: schema }, required })[0];

test('a field has its name in words, what is expected as its hint, and may be left out unless it is required', () => {
  expect(field({ type: 'string', description: 'a name' })).toEqual({
    name: 'publishDate',
    label: 'Publish date',
    hint: 'a name',
    required: false,
    widget: 'string',
  });
  expect(field({ type: 'string' }, ['publishDate'])).toEqual({
    name: 'publishDate',
    label: 'Publish date',
    required: true,
    widget: 'string',
  });
});

test.each<readonly [schema: JsonSchema, form: object]>([
  [{ type: 'string', description: 'one or two sentences' }, { widget: 'text' }],
  [
    { type: 'string', enum: ['a', 'b'] },
    { widget: 'select', options: ['a', 'b'] },
  ],
  [
    { type: 'string', format: 'date' },
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  ],
  [
    { type: 'string', pattern: '^a' },
    { widget: 'string', pattern: ['^a', '^a'] },
  ],
  [
    { type: 'string', pattern: '^a', description: 'an a' },
    { widget: 'string', pattern: ['^a', 'an a'] },
  ],
  [{ type: 'number' }, { widget: 'number', value_type: 'float' }],
  [
    { type: 'integer', minimum: 0, maximum: 5 },
    { widget: 'number', value_type: 'int', min: 0, max: 5 },
  ],
  [
    { type: 'boolean' },
    {
      widget: 'select',
      options: [
        { label: 'Yes', value: true },
        { label: 'No', value: false },
      ],
    },
  ],
  [{ type: 'array', items: { type: 'string' } }, { widget: 'list' }],
  [
    { type: 'array', items: { type: 'string', enum: ['a'] } },
    { widget: 'select', multiple: true, options: ['a'] },
  ],
])('%j becomes %j', (schema, form) => {
  const { description } = schema;
  const hint = description === undefined ? {} : { hint: description };
  expect(field(schema)).toEqual({
    name: 'publishDate',
    label: 'Publish date',
    required: false,
    ...hint,
    ...form,
  });
});

test.each([
  ['an object', 'object', (item: JsonSchema) => item],
  ['each object of a list', 'list', (item: JsonSchema) => ({ type: 'array', items: item }) as const],
])('the fields of %s have a form of their own, which opens when it is wanted', (_what, widget, around) => {
  const item: JsonSchema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  expect(field(around(item))).toMatchObject({
    widget,
    collapsed: true,
    fields: [{ name: 'name', label: 'Name', widget: 'string', required: true }],
  });
});

test('a place may have a widget of its own, which keeps name, hint and duty of the field', () => {
  const schema: JsonSchema = {
    properties: { image: { type: 'string', description: 'a picture' } },
    required: ['image'],
  };
  expect(deskFields(schema, { image: { widget: 'image' } })).toEqual([
    { name: 'image', label: 'Image', hint: 'a picture', required: true, widget: 'image' },
  ]);
});

test('an object without fields has no form, and what no form can show is reported by its name', () => {
  expect(deskFields({})).toEqual([]);
  expect(() => field({ type: 'null' })).toThrow(new TypeError("The desk has no form for 'publishDate'"));
});
