import type { JsonSchema } from '@/scripts/editor/json-schemas';

/** A field of a form of the desk: https://sveltiacms.app/en/docs/fields */
export interface DeskField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly fields?: readonly DeskField[];
  readonly [option: string]: unknown;
}

/** A label from a field name: 'Publish date' from 'publishDate'. */
const labelOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Whether a text field needs several lines: its hint mentions sentences. */
const isLong = (hint: string | undefined) => /sentence/.test(hint ?? '');

/** The kind of a field and its options. @throws TypeError for a schema that no form can show */
function widgetOf(
  name: string,
  schema: JsonSchema,
): { readonly widget: string; readonly [option: string]: unknown } {
  const { type, enum: choices, format, pattern, description, items, minimum, maximum } = schema;
  if (choices) return { widget: 'select', options: choices };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  switch (type) {
    case 'string':
      return {
        widget: isLong(description) ? 'text' : 'string',
        ...(pattern !== undefined && { pattern: [pattern, description ?? pattern] }),
      };
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return {
        ...{ widget: 'number', value_type: type === 'integer' ? 'int' : 'float' },
        ...(typeof minimum === 'number' && { min: minimum }),
        ...(typeof maximum === 'number' && { max: maximum }),
      };
    case 'object':
      // Arbitrary keys, each with a text.
      if (!schema.properties) return { widget: 'keyvalue' };
      return { widget: 'object', collapsed: true, fields: deskFields(schema) };
    case 'array': {
      const item = items as JsonSchema;
      if (item.enum) return { widget: 'select', multiple: true, options: item.enum };
      return item.type === 'object'
        ? { widget: 'list', collapsed: true, fields: deskFields(item) }
        : { widget: 'list' };
    }
    default:
      throw new TypeError(`The desk has no form for '${name}'`);
  }
}

/**
 * The form for an object of a content file, derived from the schema that `npm run check:content` uses. The hints are the
 * "expected …" of diagnostics.
 *
 * @param instead widgets for fields that need a special one, by name
 */
export function deskFields(
  { properties = {}, required = [] }: JsonSchema,
  instead: Readonly<Record<string, object>> = {},
): readonly DeskField[] {
  return Object.entries(properties).map(([name, property]) => {
    const schema = property as JsonSchema;
    return {
      ...{ name, label: labelOf(name) },
      ...(schema.description !== undefined && { hint: schema.description }),
      required: required.includes(name),
      ...widgetOf(name, schema),
      ...instead[name],
    };
  });
}
