import type { JsonSchema } from '@/scripts/editor/json-schemas';

/** The kind of a field and its options: https://sveltiacms.app/en/docs/fields */
export interface Widget {
  readonly widget: string;
  readonly [option: string]: unknown;
}

/** Widgets for fields that need a special one, by name. */
export type SpecialWidgets = Readonly<Record<string, Widget>>;

/** A field of a form of the desk. */
export interface DeskField extends Widget {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly fields?: readonly DeskField[];
}

/** A label from a field name: 'Publish date' from 'publishDate'. */
const labelOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Whether a text field needs several lines: its hint mentions sentences. */
const isLong = (hint: string | undefined) => /sentence/.test(hint ?? '');

/** A choice of true and false. It can stay empty, unlike a switch, which would save false into every entry without the field. */
export const YES_OR_NO: Widget = {
  widget: 'select',
  options: [
    { label: 'Yes', value: true },
    { label: 'No', value: false },
  ],
};

/** Text fields of an object that may each be left out, by name. */
export const optionalTexts = (names: readonly string[]): readonly DeskField[] =>
  names.map((name) => ({ name, label: labelOf(name), widget: 'string', required: false }));

/** @throws TypeError for a schema that no form can show */
function widgetOf(name: string, schema: JsonSchema): Widget {
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
      return YES_OR_NO;
    case 'integer':
    case 'number':
      return {
        ...{ widget: 'number', value_type: type === 'integer' ? 'int' : 'float' },
        ...(typeof minimum === 'number' && { min: minimum }),
        ...(typeof maximum === 'number' && { max: maximum }),
      };
    case 'object':
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
 */
export function deskFields(
  { properties = {}, required = [] }: JsonSchema,
  instead: SpecialWidgets = {},
): readonly DeskField[] {
  return Object.entries(properties).map(([name, property]) => {
    const schema = property as JsonSchema;
    return {
      ...{ name, label: labelOf(name) },
      ...(schema.description !== undefined && { hint: schema.description }),
      required: required.includes(name),
      ...(instead[name] ?? widgetOf(name, schema)),
    };
  });
}
